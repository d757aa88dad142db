export { FrontPagePreview } from './front-page-preview';
export { PreviewToggles } from './preview-toggles';
export {
	previewToolsSlot,
	type PreviewToggleProps,
	type PreviewTools,
	type PlacedWalkProps,
} from './preview-tools-slot';
