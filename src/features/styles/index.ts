export { StaticStyleBook } from './style-book/static-style-book';
export type { CanvasCoverProps } from './style-book/canvas-cover';
export { StyleBook } from './style-book/style-book';
export { StyleRevisions } from './style-book/style-revisions';
export { CanvasStyles } from './canvas/canvas-styles';
export { freezeStyles } from './canvas/freeze-styles';
export { useViewStyles } from './canvas/use-view-styles';
export { StylesWorkspace, type StylesWorkspaceProps } from './styles-workspace';
