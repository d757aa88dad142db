import { store as blockEditorStore } from '@wordpress/block-editor';
import type { useRegistry } from '@wordpress/data';

import { moveFocus } from '@/focus';
import { afterDelay } from '@/schedule/after-delay';

/**
 * Selects and focuses a block in the editor, after the layer over it is removed.
 *
 * @param registry The registry of the editor.
 * @param id       The block.
 * @param element  Its element.
 */
export function selectBlock(
	registry: ReturnType< typeof useRegistry >,
	id: string,
	element: Element
): void {
	void registry.dispatch( blockEditorStore ).selectBlock( id );
	afterDelay( 0, () => void moveFocus( element as HTMLElement ) );
}
