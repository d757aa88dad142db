import {
	matchDifferences,
	type MatchedDifference,
} from '@/app/compare/match-differences';
import {
	diffBlocks,
	listBlockDifferences,
} from '@/utils/block-markup/diff-blocks';
import { parseMarkup } from '@/utils/block-markup/markup';

const p = ( text: string ) =>
	`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;
const group = ( tag: string, ...inner: string[] ) =>
	`<!-- wp:group {"tagName":"${ tag }"} --><${ tag }>${ inner.join(
		''
	) }</${ tag }><!-- /wp:group -->`;

/** State of a row: it can be restored, it is restored, or neither. */
type Row = 'open' | 'restored' | 'changed';

function toRow( match: MatchedDifference | undefined ): Row {
	if ( match?.id !== undefined ) {
		return 'open';
	}
	return match?.isRestored ? 'restored' : 'changed';
}

it.each< [ string, string[], string[], string[], Row[] ] >( [
	[
		'all where nothing is unsaved',
		[ p( 'A' ), p( 'B' ) ],
		[ p( 'X' ), p( 'B' ), p( 'C' ) ],
		[ p( 'A' ), p( 'B' ) ],
		[ 'open', 'open' ],
	],
	[
		'the others after one was restored',
		[ p( 'A' ), p( 'B' ) ],
		[ p( 'X' ), p( 'B' ), p( 'C' ) ],
		[ p( 'X' ), p( 'B' ) ],
		[ 'restored', 'open' ],
	],
	[
		'the others after a removal was restored',
		[ p( 'A' ), p( 'B' ), p( 'C' ) ],
		[ p( 'B' ), p( 'D' ) ],
		[ p( 'B' ), p( 'C' ) ],
		[ 'restored', 'open' ],
	],
	[
		'a block that has an unsaved change of its own',
		[ p( 'A' ), p( 'B' ) ],
		[ p( 'X' ), p( 'B' ) ],
		[ p( 'Mine' ), p( 'B' ) ],
		[ 'open' ],
	],
	[
		'no removal of a block that has an unsaved change',
		[ p( 'A' ), group( 'div', p( 'B' ) ) ],
		[ p( 'A' ) ],
		[ p( 'A' ), group( 'div', p( 'Mine' ) ) ],
		[ 'changed' ],
	],
	[
		'a group apart from its blocks',
		[ group( 'div', p( 'A' ) ) ],
		[ group( 'main', p( 'X' ) ) ],
		[ group( 'main', p( 'A' ) ) ],
		[ 'restored', 'open' ],
	],
] )(
	'matchDifferences finds %s',
	( _name, saved, source, unsaved, expected ) => {
		const [ left, right, current ] = [ saved, source, unsaved ].map(
			( blocks ) => parseMarkup( blocks.join( '\n\n' ) )
		) as [ never, never, never ];
		const toRows = ( side: 'left' | 'right' ) => {
			const [ before, after, now ] =
				side === 'right'
					? [ left, right, diffBlocks( current, right ) ]
					: [ right, left, diffBlocks( right, current ) ];
			const rows = listBlockDifferences( diffBlocks( before, after ) );
			const matches = matchDifferences(
				rows,
				listBlockDifferences( now ),
				current,
				side
			);
			return rows.map( ( { id } ) => toRow( matches.get( id ) ) );
		};
		expect( toRows( 'right' ) ).toEqual( expected );
		expect( toRows( 'left' ) ).toEqual( expected );
	}
);
