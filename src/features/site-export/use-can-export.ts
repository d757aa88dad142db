import { useRest } from '@/data/api/use-rest';

interface Theme {
	_links?: Record<
		string,
		| ReadonlyArray< { targetHints?: { allow?: readonly string[] } } >
		| undefined
	>;
}

const PATH = '/wp/v2/themes?status=active&_fields=_links';

/**
 * Whether the server lets this person export the theme (specification 6): its link to the export allows to read it.
 *
 * It asks the server itself: core-data would bring the editor's scripts along to a screen that has no use for them.
 */
export function useCanExport(): boolean {
	const { data } = useRest< readonly Theme[] >( PATH );
	const [ link ] = data?.[ 0 ]?._links?.[ 'wp:export-theme' ] ?? [];
	return link?.targetHints?.allow?.includes( 'GET' ) ?? false;
}
