import type { ConfigNode } from '@/utils/theme-json/config';
import type { ConfigPath } from '@/utils/theme-json/value-at-path';
import { isRecord } from '@/utils/is-record';
import { isStateKey } from './state-key';
import { isReference } from './value-origin';

/** Keys that a viewport does not inherit from its node: other nodes, and CSS, which applies in every viewport. */
const NOT_INHERITED: readonly string[] = [ 'blocks', 'variations', 'css' ];

/**
 * Returns the path of the node that a viewport of it inherits from; undefined where the path is not limited to a viewport.
 *
 * @param path Path below `styles`.
 */
export function getInheritedPath( path: ConfigPath ): ConfigPath | undefined {
	const index = path.findIndex( ( key ) => key.startsWith( '@' ) );
	return index < 0 ? undefined : path.filter( ( _key, at ) => at !== index );
}

/**
 * Returns the values that a viewport of a node inherits: those of the node.
 *
 * @param node The node without the viewport.
 */
export function toInherited( node: ConfigNode ): ConfigNode {
	return Object.fromEntries(
		Object.entries( node ).filter(
			( [ key ] ) =>
				! isStateKey( key ) && ! NOT_INHERITED.includes( key )
		)
	);
}

/**
 * Returns the values that apply in a viewport: its own instead of those that it inherits.
 *
 * @param inherited Values that it inherits.
 * @param own       Its own.
 */
export function overrideNode(
	inherited: ConfigNode,
	own: ConfigNode
): ConfigNode {
	const result = { ...inherited };
	for ( const [ key, value ] of Object.entries( own ) ) {
		const below = result[ key ];
		result[ key ] =
			isRecord( value ) &&
			isRecord( below ) &&
			! isReference( value ) &&
			! isReference( below )
				? overrideNode( below, value )
				: value;
	}
	return result;
}
