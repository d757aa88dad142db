export type { SavedView } from './types';
export { useSavedViews } from './use-saved-views';
export { ViewControls, type ViewControlsProps } from './view-controls';
export { ViewNavigation, type ViewNavigationProps } from './view-navigation';
