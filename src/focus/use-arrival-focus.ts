import { useEffect, type RefObject } from 'react';

import { getArrival, useRoute } from '@/router';
import { onNextFrame } from '@/schedule/next-frame';
import { focusWhenLost } from './focus-when-lost';
import { getFollowed } from './followed-items';
import { findNotedElement } from './list-places';

/**
 * Moves the focus after a navigation: forward to Back, or to the title without Back; back to the item that was opened, by our button or the
 * browser's. After the full-screen editor it goes to the preview, else to the list's row.
 *
 * If the focused element still exists, or the page was just opened, the focus does not move.
 *
 * @param screen Element of the screen: the sidebar, or the area of small viewports.
 * @param start  Selector of Back and of the title.
 */
export function useArrivalFocus(
	screen: RefObject< HTMLElement >,
	start: string
): void {
	const { path, isEditing, query } = useRoute();
	// On a small viewport, the list is a separate screen after the sidebar.
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
		// From a screen with the same menu a person can open another item, so the item opened last from here may be older.
		const findItem = () =>
			( from !== path && findByPath( from ) ) || findByPath( item );
		const findStart = () => root.querySelector< HTMLElement >( start );
		let end = () => {};
		// Focusing forces a layout of the page; in the next frame the browser does that anyway.
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

// The target may appear later than the sidebar, which has the focus until then.
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
