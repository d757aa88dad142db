export { ReadableStyles } from './config/readable-styles';
export { StylesWorkspace, type StylesWorkspaceProps } from './styles-workspace';
