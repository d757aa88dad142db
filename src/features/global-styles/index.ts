export { StylesWorkspace, type StylesWorkspaceProps } from './styles-workspace';
