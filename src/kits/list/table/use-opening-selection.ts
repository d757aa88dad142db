import { useMediaQuery } from '@wordpress/compose';

import { useIsMobile } from '@/hooks/use-is-mobile';
import { useNavigate } from '@/router';
import { LAYOUT_WIDTHS } from '@/utils/layout-widths';
import type { ListView } from '../types';

const { sidebar, panel, growingAreaMin, gap } = LAYOUT_WIDTHS;

// As in `src/app/layout/fit-areas.ts`: in a narrower window the preview beside the list is hidden.
const NO_PREVIEW_QUERY = `(max-width: ${
	sidebar + panel + gap + growingAreaMin + gap - 0.02
}px)`;

/** Parts of a list that {@link useOpeningSelection} needs. */
export interface OpeningSelectionInput< T > {
	items: readonly T[];
	layout: ListView[ 'type' ];
	getItemId: ( item: T ) => string;
	/** Returns the path of an item; `undefined` for an item that does not open. */
	getPath: ( item: T ) => string | undefined;
	onChangeSelection: ( ids: string[] ) => void;
}

/**
 * Returns the handler of a change of the selection. In the list layout a selected item is shown beside the list; where the window has no
 * room for the preview, the item opens (specification 2.2).
 *
 * @param input Parts of the list.
 */
export function useOpeningSelection< T >( {
	items,
	layout,
	getItemId,
	getPath,
	onChangeSelection,
}: OpeningSelectionInput< T > ): ( ids: string[] ) => void {
	const isMobile = useIsMobile();
	const { navigate } = useNavigate();
	const isNarrow = useMediaQuery( NO_PREVIEW_QUERY );
	if ( ! ( isMobile || isNarrow ) || layout !== 'list' ) {
		return onChangeSelection;
	}
	return ( ids ) => {
		const item = items.find( ( candidate ) =>
			ids.includes( getItemId( candidate ) )
		);
		const path = item && getPath( item );
		if ( path === undefined ) {
			onChangeSelection( ids );
		} else {
			navigate( path );
		}
	};
}
