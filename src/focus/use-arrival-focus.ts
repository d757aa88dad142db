import { useEffect, type RefObject } from 'react';

import { getArrival, useRoute } from '@/router';
import { onNextFrame } from '@/schedule/next-frame';
import { focusWhenLost } from './focus-when-lost';
import { getFollowed } from './followed-items';
import { findNotedElement } from './list-places';

/**
 * Puts the focus where a person expects it after a navigation: on Back, or on the title where there is no Back; and on
 * the way back on the item that had led away, be it by our button or by the browser's. A person who leaves the full-screen editor goes on
 * at the preview, or where that is not, at the list's row.
 *
 * A focus that survived the navigation stays where it is, as does that of a page which was just opened.
 *
 * @param screen Element of the screen, of the sidebar or of a small viewport.
 * @param start  Selector of Back and of the title.
 */
export function useArrivalFocus(
	screen: RefObject< HTMLElement >,
	start: string
): void {
	const { path, isEditing, query } = useRoute();
	// On a small viewport, the list is another screen than the sidebar that led to it.
	const listed = [ query.postType, query.categoryId ].join( ' ' );
	useEffect( () => {
		const { direction, from, isCanvasChange } = getArrival();
		const root = screen.current;
		if ( ! root || direction === 'none' ) {
			return undefined;
		}
		if ( isEditing ) {
			return focusWhenLost( root, () =>
				root.querySelector< HTMLElement >( '[data-leaves-edit]' )
			);
		}
		if ( isCanvasChange ) {
			return focusAfterEdit( root, path, start );
		}
		const item = direction === 'back' ? getFollowed( path ) : undefined;
		const findByPath = ( wanted: string | undefined ) =>
			Array.from(
				root.querySelectorAll< HTMLElement >( '[data-path]' )
			).find( ( { dataset } ) => dataset.path === wanted );
		// Screens that keep the menu lead from one to another: the item that was followed last from here may be an earlier one.
		const findItem = () =>
			( from !== path && findByPath( from ) ) || findByPath( item );
		const findStart = () => root.querySelector< HTMLElement >( start );
		let end = () => {};
		// A focus makes the browser lay out the page at once; in its next frame it does so anyway.
		const endWait = onNextFrame( () => {
			end = focusWhenLost(
				root,
				() => ( item && findItem() ) || findStart(),
				( element ) => ! item || element === findItem()
			);
		} );
		return () => {
			endWait();
			end();
		};
	}, [ screen, start, path, listed, isEditing ] );
}

// The element that gets the focus may come later than the sidebar, which has it until then.
function focusAfterEdit(
	screen: HTMLElement,
	path: string,
	start: string
): () => void {
	const { body } = screen.ownerDocument;
	const findTarget = () =>
		body.querySelector< HTMLElement >( '[data-enters-edit]' ) ??
		findNotedElement( path, body );
	return focusWhenLost(
		body,
		() => findTarget() ?? screen.querySelector< HTMLElement >( start ),
		( element ) => element === findTarget()
	);
}
