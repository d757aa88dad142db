import type { BlockType } from '@/wordpress/block-style-support';
import { toRecord } from '@/utils/is-record';
import { BookBlocks, BookExample } from '../book-example';
import { createBlockReader } from '../book-samples';
import { createExample } from '../sample-blocks';

/** Props of {@link Chapter}. */
export interface ChapterProps {
	blocks: readonly BlockType[];
}

/** The examples of the blocks of a category. */
export function Chapter( { blocks }: ChapterProps ) {
	return (
		<>
			{ blocks.map( ( block ) => (
				<BlockExample key={ block.name } block={ block } />
			) ) }
		</>
	);
}

interface KnownExample {
	create: ReturnType< typeof createExample >;
	read: ReturnType< typeof createBlockReader >;
}

const known = new WeakMap< object, KnownExample >();

function BlockExample( { block }: { block: BlockType } ) {
	const { name, title, example } = block;
	if ( ! example ) {
		return null;
	}
	const { create, read } = known.get( example ) ?? {
		create: createExample( name, example ),
		read: createBlockReader( name, getStyledSelector( block ) ),
	};
	known.set( example, { create, read } );
	return (
		<BookExample
			title={ title }
			read={ read }
			to={ { screen: 'block', blockName: name } }
		>
			<BookBlocks create={ create } />
		</BookExample>
	);
}

// The types of `@wordpress/blocks` do not have `selectors`.
function getStyledSelector( block: BlockType ): unknown {
	return toRecord( toRecord( block ).selectors ).root;
}
