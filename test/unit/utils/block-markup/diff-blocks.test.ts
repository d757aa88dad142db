import {
	applyBlockSteps,
	diffBlocks,
	listBlockDifferences,
} from '@/utils/block-markup/diff-blocks';
import {
	parseMarkup,
	serializeMarkup,
	type MarkupBlock,
} from '@/utils/block-markup/markup';
import { createRandom, type Random } from '@test/helpers/random-configs';

const p = ( text: string ) =>
	`<!-- wp:paragraph -->\n<p>${ text }</p>\n<!-- /wp:paragraph -->`;
const group = ( attributes: string, ...inner: string[] ) =>
	`<!-- wp:group ${ attributes }-->\n<div class="wp-block-group">${ inner.join(
		'\n\n'
	) }</div>\n<!-- /wp:group -->`;
const part = ( slug: string ) =>
	`<!-- wp:template-part {"slug":"${ slug }"} /-->`;
const table = ( ...cells: string[] ) =>
	`<!-- wp:shop/table -->${ cells
		.map( ( cell ) => `<b>${ cell }</b>` )
		.join( '<hr>' ) }<!-- /wp:shop/table -->`;

const diff = ( left: string, right: string ) =>
	diffBlocks( parseMarkup( left ), parseMarkup( right ) );
const toLines = ( steps: ReturnType< typeof diffBlocks > ) =>
	listBlockDifferences( steps ).map( ( { kind, before, after, parents } ) =>
		[
			kind,
			...parents.map( ( { name } ) => name ),
			( after ?? before )?.name,
		].join( ' ' )
	);

it.each< [ string, string, string, string[] ] >( [
	[ 'nothing of the same blocks', p( 'A' ), p( 'A' ), [] ],
	[
		'nothing of attributes in another order',
		'<!-- wp:a {"b":1,"c":2} /-->',
		'<!-- wp:a {"c":2,"b":1} /-->',
		[],
	],
	[ 'another text', p( 'A' ), p( 'B' ), [ 'changed core/paragraph' ] ],
	[
		'another part',
		part( 'header' ) + p( 'A' ),
		part( 'header-2' ) + p( 'A' ),
		[ 'changed core/template-part' ],
	],
	[
		'a block more and one less',
		p( 'A' ) + part( 'a' ),
		p( 'A' ) + '<!-- wp:separator /-->',
		[ 'removed core/template-part', 'added core/separator' ],
	],
	[
		'a block that moved, once',
		part( 'a' ) + p( 'A' ) + p( 'B' ),
		p( 'A' ) + p( 'B' ) + part( 'a' ),
		[ 'moved core/template-part' ],
	],
	[
		'only what is in a group',
		group( '', p( 'A' ), part( 'a' ) ),
		group( '', p( 'B' ), part( 'a' ) ),
		[ 'changed core/group core/paragraph' ],
	],
	[
		'a group, and what is in it',
		group( '', group( '', p( 'A' ) ) ),
		group( '{"tagName":"main"} ', group( '', p( 'A' ), p( 'B' ) ) ),
		[ 'changed core/group', 'added core/group core/group core/paragraph' ],
	],
	[
		'what came into an empty group',
		group( '' ),
		group( '', p( 'A' ) ),
		[ 'added core/group core/paragraph' ],
	],
	[
		'as a whole what has markup between its blocks',
		table( p( 'A' ), p( 'B' ) ),
		table( p( 'A' ), p( 'C' ) ),
		[ 'changed shop/table' ],
	],
	[
		'the items of a menu by what they say',
		'<!-- wp:navigation-link {"label":"A","url":"/a"} /--><!-- wp:navigation-link {"label":"B","url":"/b"} /-->',
		'<!-- wp:navigation-link {"label":"B","url":"/b"} /--><!-- wp:navigation-link {"label":"A","url":"/a2"} /-->',
		[ 'removed core/navigation-link', 'added core/navigation-link' ],
	],
] )( 'diffBlocks lists %s', ( _name, left, right, expected ) => {
	expect( toLines( diff( left, right ) ) ).toEqual( expected );
} );

it( 'applyBlockSteps applies one difference alone, inside a group too', () => {
	const left = group( '', p( 'A' ), p( 'B' ) );
	const steps = diff(
		left,
		group( '{"tagName":"main"} ', p( 'X' ), p( 'B' ), p( 'C' ) )
	);
	const [ own, text, added ] = listBlockDifferences( steps );
	const apply = ( ...ids: ( string | undefined )[] ) =>
		serializeMarkup( applyBlockSteps( steps, new Set( ids as string[] ) ) );
	expect( apply() ).toBe( left );
	expect( apply( own?.id ) ).toBe(
		group( '{"tagName":"main"} ', p( 'A' ), p( 'B' ) )
	);
	expect( apply( text?.id ) ).toBe( group( '', p( 'X' ), p( 'B' ) ) );
	expect( apply( added?.id ) ).toBe(
		group( '', p( 'A' ), p( 'B' ), p( 'C' ) )
	);
} );

function createBlocks( random: Random, depth: number ): MarkupBlock[] {
	const pick = ( list: readonly string[] ) =>
		list[ Math.floor( random() * list.length ) ] as string;
	return Array.from( { length: Math.floor( random() * 6 ) }, () => {
		const isGroup = depth > 0 && random() < 0.4;
		const innerBlocks = isGroup ? createBlocks( random, depth - 1 ) : [];
		const isTable = isGroup && random() < 0.2;
		const attributes = random() < 0.5 ? { n: pick( [ 'a', 'b' ] ) } : {};
		const inner = innerBlocks.flatMap( ( _block, index ) =>
			index === 0 ? [ null ] : [ isTable ? '<hr>' : '\n\n', null ]
		);
		return isGroup
			? {
					name: isTable ? 'shop/table' : 'core/group',
					attributes,
					innerBlocks,
					parts:
						inner.length > 0
							? [ '<div>', ...inner, '</div>' ]
							: [ '<div></div>' ],
			  }
			: {
					name: pick( [ 'core/paragraph', 'core/heading' ] ),
					attributes,
					innerBlocks,
					parts: [ `<p>${ pick( [ 'A', 'B', 'C' ] ) }</p>` ],
			  };
	} );
}

it( 'applyBlockSteps makes the right of the left in 200 random pairs, and the left with none', () => {
	const random = createRandom( 53484 );
	let moves = 0;
	for ( let pair = 0; pair < 200; pair++ ) {
		const left = createBlocks( random, 3 );
		const right = createBlocks( random, 3 );
		const steps = diffBlocks( left, right );
		const differences = listBlockDifferences( steps );
		const ids = new Set( differences.map( ( { id } ) => id ) );
		expect( ids.size ).toBe( differences.length );
		expect( applyBlockSteps( steps, ids ) ).toEqual( right );
		expect( applyBlockSteps( steps, new Set() ) ).toEqual( left );
		moves += differences.filter( ( { kind } ) => kind === 'moved' ).length;
	}
	expect( moves ).toBeGreaterThan( 3 );
} );

it( 'applyBlockSteps takes each difference alone to what then has one less', () => {
	const random = createRandom( 34 );
	for ( let pair = 0; pair < 40; pair++ ) {
		const left = createBlocks( random, 2 );
		const right = createBlocks( random, 2 );
		const steps = diffBlocks( left, right );
		for ( const { id } of listBlockDifferences( steps ) ) {
			const result = applyBlockSteps( steps, new Set( [ id ] ) );
			expect( result ).not.toEqual( left );
			expect( parseMarkup( serializeMarkup( result ) ) ).toEqual(
				result
			);
		}
	}
} );

it( 'diffBlocks compares two contents of 1,000 blocks', () => {
	const list = ( text: string ) =>
		parseMarkup(
			Array.from( { length: 1000 }, ( _, index ) =>
				p( index === 500 ? text : String( index ) )
			).join( '\n\n' )
		);
	expect( toLines( diffBlocks( list( 'A' ), list( 'B' ) ) ) ).toEqual( [
		'changed core/paragraph',
	] );
} );
