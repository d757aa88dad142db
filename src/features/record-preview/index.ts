export { PreviewProvider } from './preview-provider';
export { RecordPreview, type RecordPreviewProps } from './record-preview';
