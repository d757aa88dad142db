export type { SavedView } from './types';
export { useListedViews } from './use-listed-views';
export { ViewControls, type ViewControlsProps } from './view-controls';
export { ViewNavigation, type ViewNavigationProps } from './view-navigation';
