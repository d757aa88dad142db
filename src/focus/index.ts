export { focusWhenLost } from './focus-when-lost';
export { getFollowed, noteFollowed } from './followed-items';
export { moveFocus, moveFocusToArea } from './move-focus';
export { useArrivalFocus } from './use-arrival-focus';
export { useBorrowedFocus } from './use-borrowed-focus';
export { useCoverFocus } from './use-cover-focus';
export { useEditModeFocus } from './use-edit-mode-focus';
export { useFocusOnMount } from './use-focus-on-mount';
export { useScreenFocus } from './use-screen-focus';
