import { useEffect, type RefObject } from 'react';
import { debounce } from '@wordpress/compose';

import type { CanvasRecord } from '@/data/site/boot-payload';
import { useFrontPage } from '@/data/reads/front-page';
import { getPublicPageName, preparePage } from '@/kits/canvas/public-page';

/** A pointer that only crosses a row has left it after this time. */
const DWELL_MS = 65;

const ROW = '[role="row"]';
const RECORD = '[data-record]';

/**
 * Prepares the public page of the row on which the pointer or the focus rests: the person is likely to choose it next.
 *
 * @param container The element around the list.
 * @param isEnabled Whether a preview of the chosen row shows beside the list.
 */
export function usePreparedRows(
	container: RefObject< HTMLElement >,
	isEnabled: boolean
): void {
	const { record: front } = useFrontPage();
	useEffect( () => {
		const element = container.current;
		if ( ! element || ! isEnabled ) {
			return undefined;
		}
		let name: string | undefined;
		const prepare = debounce( () => preparePage( name ), DWELL_MS );
		const handleArrival = ( event: Event ) => {
			// A touch may begin a scroll.
			if ( ! isByTouch( event ) ) {
				name = findName( event.target, front );
				prepare();
			}
		};
		const handlePress = ( event: Event ) => {
			handleArrival( event );
			prepare.flush();
		};
		const handleLeave = () => {
			name = undefined;
			prepare();
		};
		const handlers = Object.entries( {
			pointerover: handleArrival,
			focusin: handleArrival,
			pointerdown: handlePress,
			pointerleave: handleLeave,
			focusout: handleLeave,
		} );
		handlers.forEach( ( [ type, handler ] ) =>
			element.addEventListener( type, handler )
		);
		return () => {
			handlers.forEach( ( [ type, handler ] ) =>
				element.removeEventListener( type, handler )
			);
			prepare.cancel();
			preparePage( undefined );
		};
	}, [ container, isEnabled, front ] );
}

function isByTouch( event: Event ): boolean {
	return 'pointerType' in event && event.pointerType === 'touch';
}

function findName(
	target: EventTarget | null,
	front: CanvasRecord | null
): string | undefined {
	const [ postType, ...id ] =
		( target instanceof Element ? target : undefined )
			?.closest( ROW )
			?.querySelector< HTMLElement >( RECORD )
			?.dataset.record?.split( '/' ) ?? [];
	return postType === undefined
		? undefined
		: getPublicPageName( {
				postType,
				postId: id.join( '/' ),
				front,
		  } );
}
