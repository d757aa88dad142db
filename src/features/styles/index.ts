export { CanvasStyles } from './canvas/canvas-styles';
export { freezeStyles } from './canvas/freeze-styles';
export { useViewStyles } from './canvas/use-view-styles';
export { StylesWorkspace, type StylesWorkspaceProps } from './styles-workspace';
