import { useServerSettings } from '@/data/store/use-server-settings';
import { useViewModeOnly } from '@/router';
import { StaticStyleBook } from '../style-book/static-style-book';

const NO_SETTINGS = {};

/** The Style Book, which is rendered after blocks and the editor's settings are loaded. */
export function StyleBookPreview() {
	useViewModeOnly();
	const { settings } = useServerSettings();
	return <StaticStyleBook editorSettings={ settings ?? NO_SETTINGS } />;
}
