import { store as blockEditorStore } from '@wordpress/block-editor';
import type { useRegistry } from '@wordpress/data';

import { afterDelay } from '@/schedule/after-delay';
import { selectBlock } from './select-block';
import { findTracedBlock, type BlockTrace } from './block-place';

// Spec 9: a screen loads for ten seconds at most, and the editor's blocks after it.
const PATIENCE_MS = 20_000;

const CANVAS = 'iframe[name="editor-canvas"]';

type Registry = ReturnType< typeof useRegistry >;

/**
 * Selects a block in the editor as soon as it is there. It is given up when the person presses a key or the pointer meanwhile.
 *
 * @param registry The registry of the editor.
 * @param trace    The block, as it was seen before.
 */
export function selectTracedBlock(
	registry: Registry,
	trace: BlockTrace
): void {
	const { getBlockEditingMode, getBlockName, getBlockCount } =
		registry.select( blockEditorStore );
	const stop = registry.subscribe( () => attempt() );
	const endPatience = afterDelay( PATIENCE_MS, end );
	function attempt() {
		const page =
			getBlockCount() > 0
				? document.querySelector< HTMLIFrameElement >( CANVAS )
						?.contentDocument
				: undefined;
		const block =
			page && findTracedBlock( page, trace )?.closest( '[data-block]' );
		const id = block?.getAttribute( 'data-block' );
		// A preview without the editor has other blocks.
		if (
			block &&
			id &&
			getBlockName( id ) &&
			getBlockEditingMode( id ) !== 'disabled'
		) {
			end();
			selectBlock( registry, id, block );
		}
	}
	function end() {
		stop();
		endPatience();
		document.removeEventListener( 'keydown', end, true );
		document.removeEventListener( 'pointerdown', end, true );
	}
	document.addEventListener( 'keydown', end, true );
	document.addEventListener( 'pointerdown', end, true );
	attempt();
}
