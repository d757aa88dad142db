import { useLayoutEffect, type RefObject } from 'react';

const VIEW_FRAME = '.atelier-canvas__view iframe';
const BLOCK_LIST = '.is-root-container';

/**
 * Shows a copy of the blocks while the host's editor is being loaded behind them. The editor's registrations make WordPress mount all
 * blocks again, here too: for some frames they would be empty, and those below them would move.
 *
 * @param frame    The element around the canvas.
 * @param isFrozen Whether the copy is shown.
 */
export function useFrozenBlocks(
	frame: RefObject< HTMLElement >,
	isFrozen: boolean
): void {
	useLayoutEffect( () => {
		const canvas =
			frame.current?.querySelector< HTMLIFrameElement >( VIEW_FRAME );
		const list =
			canvas?.contentDocument?.querySelector< HTMLElement >( BLOCK_LIST );
		return isFrozen && list ? freeze( list ) : undefined;
	}, [ frame, isFrozen ] );
}

function freeze( list: HTMLElement ): () => void {
	const { body, documentElement } = list.ownerDocument;
	const { scrollTop } = documentElement;
	// Blocks that are unmounted remove their style sheets. Each copy is before its original, so that changes of the
	// site's styles still win.
	const styles = [ ...body.querySelectorAll( ':scope > style' ) ].map(
		( style ) => {
			const copied = copy( style );
			style.before( copied );
			return copied;
		}
	);
	const blocks = copy( list );
	list.after( blocks );
	list.style.setProperty( 'display', 'none', 'important' );
	documentElement.scrollTop = scrollTop;
	return () => {
		[ ...styles, blocks ].forEach( ( element ) => element.remove() );
		list.style.removeProperty( 'display' );
	};
}

function copy< Copied extends Element >( element: Copied ): Copied {
	return element.cloneNode( true ) as Copied;
}
