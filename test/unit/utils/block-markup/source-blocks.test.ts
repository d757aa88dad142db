import { parseMarkup } from '@/utils/block-markup/markup';
import {
	readSourceBlocks,
	type SourceList,
} from '@/utils/block-markup/source-blocks';

const write = ( { head, blocks, tail }: SourceList ): string =>
	[
		head,
		...blocks.map(
			( { lead = '', shell, source, inner } ) =>
				lead +
				( shell ? shell.start + write( inner ) + shell.end : source )
		),
		tail,
	].join( '' );

it.each( [
	'',
	' \n ',
	'text',
	'<!-- wp:spacer /-->',
	'\n<!-- wp:group {"a":1} -->\n<div>\n\t<!-- wp:spacer /-->\n\n\n<!-- wp:spacer /--></div> \n<!-- /wp:group -->\n\ntext <!--more--> text\n',
] )( 'reads all bytes of %j', ( markup ) => {
	const list = readSourceBlocks( markup );
	expect( list && write( list ) ).toBe( markup );
} );

it( 'reads what WordPress’s parser reads, without the whitespace at the ends of markup', () => {
	const markup =
		'<p>a</p>\n<!-- wp:group {"a":[1]} -->\n<div>x<!-- wp:my/block /-->y</div>\n<!-- /wp:group -->';
	const blocks = parseMarkup( markup );
	expect(
		readSourceBlocks( markup )?.blocks.map( ( { block } ) => block )
	).toEqual( [
		blocks[ 0 ],
		{
			...blocks[ 1 ],
			parts: [ '<div>x', null, 'y</div>' ],
			innerBlocks: [
				{
					name: 'my/block',
					attributes: {},
					parts: [ '' ],
					innerBlocks: [],
				},
			],
		},
	] );
} );
