export { preloadGlobalStyles } from '@/data/entities/preload-global-styles';
export { ViewCanvas } from './view-canvas';
