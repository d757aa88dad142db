export { FullPreview, type FullPreviewProps } from './full-preview';
export { previewsSlot, type PreviewSources } from './previews-slot';
export { PreviewProvider } from './preview-provider';
export { RecordPreview, type RecordPreviewProps } from './record-preview';
