import { isRecord } from '@/utils/is-record';
import { getAtPath } from '@/utils/theme-json/value-at-path';
import { useGlobalStyles } from '../config/use-global-styles';

/** Block that renders the content of a page in a template. */
export const CONTENT_BLOCK = 'core/post-content';

/** Class of its element, which its styles use as a scope. */
export const CONTENT_CLASS = 'wp-block-post-content';

/** Returns whether links in the content of pages have separate styles. */
export function useHasContentLinks(): boolean {
	const { styles } = useGlobalStyles().merged;
	const link = getAtPath( styles, [
		'blocks',
		CONTENT_BLOCK,
		'elements',
		'link',
	] );
	return isRecord( link ) && Object.keys( link ).length > 0;
}
