export { FullPreview, type FullPreviewProps } from './full-preview';
export { PreviewProvider } from './preview-provider';
export { RecordPreview, type RecordPreviewProps } from './record-preview';
