export { activatePreviewedTheme } from './activate-previewed-theme';
export { ThemePreviewBar } from './theme-preview-bar';
export { ThemePreviewFallback } from './theme-preview-fallback';
export { usePreviewedTheme } from './use-previewed-theme';
