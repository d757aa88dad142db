import { useSelect } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

interface ThemeLinks {
	_links?: Record<
		string,
		| ReadonlyArray< { targetHints?: { allow?: readonly string[] } } >
		| undefined
	>;
}

/** Whether the server lets this person export the theme (specification 6): its link to the export allows to read it. */
export function useCanExport(): boolean {
	return useSelect( ( select ) => {
		const theme = select( coreStore ).getCurrentTheme() as
			| ThemeLinks
			| undefined;
		const [ link ] = theme?._links?.[ 'wp:export-theme' ] ?? [];
		return link?.targetHints?.allow?.includes( 'GET' ) ?? false;
	}, [] );
}
