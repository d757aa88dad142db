import { store as blocksStore } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';

import { nameStyleNode } from '../rules/name-style-node';

/**
 * Returns the names of nodes of the styles, each once.
 *
 * @param paths Paths of the nodes below `styles`.
 */
export function useStyleNodeNames(
	paths: ReadonlyArray< readonly string[] >
): readonly string[] {
	const types = useSelect(
		( select ) => select( blocksStore ).getBlockTypes(),
		[]
	);
	const getBlockTitle = ( name: string ) =>
		types.find( ( type ) => type.name === name )?.title ??
		name.split( '/' ).pop() ??
		name;
	return [
		...new Set(
			paths.map( ( path ) => nameStyleNode( path, getBlockTitle ) )
		),
	];
}
