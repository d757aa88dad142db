export {
	type ConfigChangesProps,
	type ContentChangesProps,
} from './compare-slot';
export { ConfigChanges } from './config-changes';
export { ContentChanges } from './content-changes';
export { useHalf } from './frames-context';
export { outline } from './outlined';
export { PageHalf, type PageHalfProps } from './page-half';
export { Panes, type Half, type PanesProps, type PanesView } from './panes';
