export { CanvasStyles } from './canvas/canvas-styles';
export { StylesWorkspace, type StylesWorkspaceProps } from './styles-workspace';
