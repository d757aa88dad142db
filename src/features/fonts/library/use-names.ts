import { store as blocksStore } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';

import { describeUse } from '../rules/describe-use';

/**
 * Returns the names of places of the styles, each once.
 *
 * @param paths Paths of their nodes below `styles`.
 */
export function useNames(
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
			paths.map( ( path ) => describeUse( path, getBlockTitle ) )
		),
	];
}
