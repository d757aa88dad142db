import { createRandom } from '@test/helpers/random-configs';
import { mergeBlocks } from '@/utils/block-markup/merge-blocks';
import rows from '../../../fixtures/block-merges.json';

// PHP has the same rows: `test/php/cases/block-merge.php`.
describe( 'merges', () => {
	it.each( rows )(
		'$name',
		( { content, conflicts, theirsWin, ...versions } ) => {
			expect( mergeBlocks( versions ) ).toEqual(
				content === null ? undefined : { content, conflicts }
			);
			expect( mergeBlocks( versions, 'theirs' )?.content ).toBe(
				theirsWin ?? content ?? undefined
			);
		}
	);
} );

const ORDER = Array.from( { length: 1000 }, ( _, index ) => index );
const toMarkup = ( changes: Readonly< Record< number, string > > ) =>
	ORDER.map(
		( index ) =>
			`<!-- wp:paragraph -->\n<p>${
				changes[ index ] ?? index
			}</p>\n<!-- /wp:paragraph -->`
	).join( '\n\n' );

it( 'merges a thousand blocks, also where all of them differ', () => {
	const base = toMarkup( {} );
	expect(
		mergeBlocks( {
			base,
			mine: toMarkup( { 3: 'a', 500: 'b' } ),
			theirs: toMarkup( { 4: 'c', 999: 'd' } ),
		} )
	).toEqual( {
		content: toMarkup( { 3: 'a', 500: 'b', 4: 'c', 999: 'd' } ),
		conflicts: 0,
	} );
	const other = base.replace( /<p>/g, '<p>x' );
	const third = base.replace( /<p>/g, '<p>y' );
	expect( mergeBlocks( { base, mine: other, theirs: third } ) ).toEqual( {
		content: other,
		conflicts: 1000,
	} );
} );

const toLetters = ( letters: readonly string[] ) =>
	letters
		.map( ( letter ) => `<!-- wp:my/${ letter } {"a":"${ letter }"} /-->` )
		.join( '\n' );

it( 'uses all of one version where the other changed nothing, in any order', () => {
	const random = createRandom( 7 );
	const draw = () =>
		[ ...'abcdefg' ]
			.filter( () => random() < 0.7 )
			.sort( () => random() - 0.5 );
	for ( let round = 0; round < 300; round++ ) {
		const base = toLetters( draw() );
		const other = toLetters( draw() );
		expect( mergeBlocks( { base, mine: base, theirs: other } ) ).toEqual( {
			content: other,
			conflicts: 0,
		} );
		expect( mergeBlocks( { base, mine: other, theirs: base } ) ).toEqual( {
			content: other,
			conflicts: 0,
		} );
	}
} );
