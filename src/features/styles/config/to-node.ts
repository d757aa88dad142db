import type { ConfigNode } from '@/utils/theme-json/config';
import { isRecord } from '@/utils/is-record';

// One object, so that a missing node is the same in each render.
const EMPTY_NODE: ConfigNode = Object.freeze( {} );

/**
 * Returns a value that is a node of a config; an empty node for any other.
 *
 * @param value Any value.
 */
export function toNode( value: unknown ): ConfigNode {
	return isRecord( value ) ? value : EMPTY_NODE;
}
