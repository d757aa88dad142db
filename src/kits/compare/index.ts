export { compareSlot, type ContentChangesProps } from './compare-slot';
export { ContentChanges } from './content-changes';
export { setSheet, useHalf } from './frames-context';
export { outline } from './outlined';
export { PageHalf, type PageHalfProps } from './page-half';
export { Panes, type Half, type PanesProps, type PanesView } from './panes';
