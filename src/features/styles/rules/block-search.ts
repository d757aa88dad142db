/** Properties of a block type that the block list needs. */
export interface ListedBlock {
	name: string;
	title: string;
	description?: string;
	category?: string;
	keywords?: readonly string[];
}

const CORE_NAMESPACE = 'core/';

/**
 * Orders blocks for the list: WordPress's own before all others, each group in its given order (specification 2.4).
 *
 * @param blocks Block types.
 */
export function sortCoreBlocksFirst< T extends Pick< ListedBlock, 'name' > >(
	blocks: readonly T[]
): T[] {
	const isCore = ( { name }: Pick< ListedBlock, 'name' > ) =>
		name.startsWith( CORE_NAMESPACE );
	return [
		...blocks.filter( isCore ),
		...blocks.filter( ( block ) => ! isCore( block ) ),
	];
}

/**
 * Returns the blocks that a search finds: every word of the search is in the title, the keywords, the category, the
 * description or the name, without regard to case and accents. An empty search finds all.
 *
 * @param blocks Block types in the order of the list.
 * @param search Text as typed.
 */
export function searchBlocks< T extends ListedBlock >(
	blocks: readonly T[],
	search: string
): T[] {
	const words = normalize( search ).split( /\s+/ ).filter( Boolean );
	return blocks.filter( ( block ) => {
		const text = normalize(
			[
				block.title,
				block.name,
				block.category ?? '',
				block.description ?? '',
				...( block.keywords ?? [] ),
			].join( ' ' )
		);
		return words.every( ( word ) => text.includes( word ) );
	} );
}

/**
 * Returns the blocks that the list shows for a search.
 *
 * @param blocks Block types in the order of the list.
 * @param search Text as typed.
 * @param only   Names of the blocks to which the list is limited; without it all are listed.
 */
export function findBlocks< T extends ListedBlock >(
	blocks: readonly T[],
	search: string,
	only?: ReadonlySet< string >
): T[] {
	return searchBlocks( blocks, search ).filter(
		( { name } ) => ! only || only.has( name )
	);
}

function normalize( text: string ): string {
	return text.normalize( 'NFD' ).replace( /\p{M}/gu, '' ).toLocaleLowerCase();
}
