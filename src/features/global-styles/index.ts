export { StaticStyleBook } from './style-book/static-style-book';
export { StyleBook, type StyleBookProps } from './style-book/style-book';
export { CanvasStyles } from './canvas/canvas-styles';
export { useUnsavedSiteCss } from './canvas/use-unsaved-site-css';
export { StylesWorkspace, type StylesWorkspaceProps } from './styles-workspace';
export { getFontFaceCss } from './engine/font-face-css';
