import { useServerSettings } from '@/data/site/use-server-settings';
import { StaticStyleBook } from '@/features/global-styles';
import { useViewModeOnly } from '@/router';

const NO_SETTINGS = {};

/** The Style Book, as soon as blocks and the editor's settings are there. */
export function StyleBookPreview() {
	useViewModeOnly();
	const { settings } = useServerSettings();
	return <StaticStyleBook editorSettings={ settings ?? NO_SETTINGS } />;
}
