import { getBootPayload } from '@/data/site/boot-payload';
import type { ClickedAddress } from './listen-to-page';
import { toFrameUrl, type UnsavedParameter } from './rules/walk-address';
import { useIntendedPath } from './use-intended-path';
import type { WalkState } from './use-walk';
import type { PageRequests } from './use-walked-pages';

/**
 * Returns the pages to request: the current one, unless it is refused, and one that a person is about to choose.
 *
 * @param walk    The walk.
 * @param version A text that changes with each reload and save.
 * @param unsaved Unsaved changes that pages are to show.
 * @return The requests, and a function to call with the address under the pointer or the focus.
 */
export function usePageRequests(
	{ sitePath, refusal }: Pick< WalkState, 'sitePath' | 'refusal' >,
	version: string,
	unsaved: UnsavedParameter | undefined
): readonly [ PageRequests, ( address: ClickedAddress | undefined ) => void ] {
	const [ intended, noteIntent ] = useIntendedPath();
	const { homeUrl, themePreview } = getBootPayload();
	const toRequest = ( of: string ) => {
		const url = toFrameUrl(
			of,
			{ homeUrl, previewedTheme: themePreview?.stylesheet },
			unsaved
		);
		return { id: `${ version } ${ url }`, sitePath: of, url };
	};
	return [
		{
			current: refusal ? undefined : toRequest( sitePath ),
			next: intended === undefined ? undefined : toRequest( intended ),
		},
		noteIntent,
	];
}
