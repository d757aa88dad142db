import { store as blockEditorStore } from '@wordpress/block-editor';
import type { useRegistry } from '@wordpress/data';

import { afterDelay } from '@/schedule/after-delay';
import { selectBlock } from './select-block';
import { findTracedBlock, type BlockTrace } from './block-place';

/** Time limit; on a slow machine, too, the editor has its blocks by then. */
const PATIENCE_MS = 30_000;

/** Pause between two searches; no event announces the blocks. */
const PAUSE_MS = 200;

const CANVAS = 'iframe[name="editor-canvas"]';

type Registry = ReturnType< typeof useRegistry >;

/**
 * Selects a block in the editor as soon as it is loaded. A key or a press of the pointer meanwhile cancels it.
 *
 * @param registry The registry of the editor.
 * @param trace    The trace of the block.
 */
export function selectTracedBlock(
	registry: Registry,
	trace: BlockTrace
): void {
	const { getBlockEditingMode, getBlockName } =
		registry.select( blockEditorStore );
	let endPause = () => {};
	const endPatience = afterDelay( PATIENCE_MS, end );
	function attempt() {
		// The canvas of a preview has other blocks than the editor.
		const block = findBlocks( trace ).find( ( { id } ) => {
			const isOfEditor = getBlockName( id ) !== null;
			return isOfEditor && getBlockEditingMode( id ) !== 'disabled';
		} );
		if ( block ) {
			end();
			selectBlock( registry, block.id, block.element );
			return;
		}
		endPause = afterDelay( PAUSE_MS, attempt );
	}
	function end() {
		endPause();
		endPatience();
		document.removeEventListener( 'keydown', end, true );
		document.removeEventListener( 'pointerdown', end, true );
	}
	document.addEventListener( 'keydown', end, true );
	document.addEventListener( 'pointerdown', end, true );
	attempt();
}

// The canvas of a preview may still exist beside that of the editor. A frame that is being loaded has no body.
function findBlocks(
	trace: BlockTrace
): Array< { id: string; element: Element } > {
	return Array.from(
		document.querySelectorAll< HTMLIFrameElement >( CANVAS )
	).flatMap( ( { contentDocument: page } ) => {
		const found = page?.body ? findTracedBlock( page, trace ) : undefined;
		const element = found?.closest( '[data-block]' );
		const id = element?.getAttribute( 'data-block' );
		return element && id ? [ { id, element } ] : [];
	} );
}
