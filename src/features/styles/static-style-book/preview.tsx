import { useServerSettings } from '@/data/store/use-server-settings';
import { useViewModeOnly } from '@/router';
import { StaticStyleBook } from '../style-book/static-style-book';

const NO_SETTINGS = {};

/** The Style Book, as soon as blocks and the editor's settings are there. */
export function StyleBookPreview() {
	useViewModeOnly();
	const { settings } = useServerSettings();
	return <StaticStyleBook editorSettings={ settings ?? NO_SETTINGS } />;
}
