export { FrontPagePreview } from './front-page-preview';
export { PreviewToggles } from './preview-toggles';
export {
	previewToolsSlot,
	type PreviewToggleProps,
	type PreviewTools,
	type PreviewWalkProps,
} from './preview-tools-slot';
