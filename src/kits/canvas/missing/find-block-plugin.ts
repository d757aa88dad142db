/**
 * Returns the name of the plugin that a block comes from; undefined where it is unknown. Many plugins name their folder by the namespace of
 * their blocks and a further word: `kadence` and `kadence-blocks`.
 *
 * @param blockName Name of the block with its namespace.
 * @param plugins   Names of plugins by namespace of blocks, by folder, and by text domain.
 */
export function findBlockPlugin(
	blockName: string,
	plugins: Readonly< Record< string, string > >
): string | undefined {
	const [ namespace = '' ] = blockName.split( '/' );
	if ( namespace === '' || namespace === blockName ) {
		return undefined;
	}
	if ( Object.hasOwn( plugins, namespace ) ) {
		return plugins[ namespace ];
	}
	const names = new Set(
		Object.entries( plugins )
			.filter( ( [ key ] ) => key.startsWith( `${ namespace }-` ) )
			.map( ( [ , name ] ) => name )
	);
	// Of several, none is known to be right.
	return names.size === 1 ? [ ...names ][ 0 ] : undefined;
}
