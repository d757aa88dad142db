export { FullPreview, type FullPreviewProps } from './full-preview';
export { readPreviewFrame } from './preview-frame';
export { createServerQueue } from './preview-queue';
export { PreviewsFrom } from './previews-from';
export { previewsSlot, type PreviewSources } from './previews-slot';
export { PreviewProvider } from './preview-provider';
export { RecordPreview, type RecordPreviewProps } from './record-preview';
