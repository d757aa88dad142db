export {
	offerPreviewScheme,
	setPreviewScheme,
	usePreviewScheme,
	type PreviewScheme,
} from './preview-scheme';
export { SchemeSwitch } from './scheme-switch';
