import { listReplacements } from '@/features/patterns/rules/list-replacements';
import type { PatternItem } from '@/features/patterns/rules/types';

const anItem = ( changes: Partial< PatternItem > ): PatternItem => ( {
	key: `${ changes.type ?? 'wp_block' }:${ changes.id }`,
	type: 'wp_block',
	id: 0,
	title: String( changes.id ),
	description: '',
	keywords: [],
	categories: [],
	source: 'user',
	sourceLabel: 'Custom',
	status: 'publish',
	canEdit: true,
	canDelete: true,
	isCustomized: false,
	categoryIds: [],
	wpId: 0,
	...changes,
} );

const PATTERNS = [
	anItem( { id: 1 } ),
	anItem( { id: 2 } ),
	anItem( { id: 3, status: 'draft' } ),
	anItem( { id: 4, status: 'trash' } ),
	anItem( { id: 'theme/hero', source: 'theme' } ),
];
const PARTS = [ 'birch//header', 'birch//top' ].map( ( id ) =>
	anItem( { id, type: 'wp_template_part', source: 'theme' } )
);

describe( 'listReplacements', () => {
	it.each( [
		[ 'a pattern: another published one', PATTERNS[ 0 ], [ '2' ] ],
		[
			'a part: another part, or a published pattern',
			PARTS[ 0 ],
			[ 'birch//top', '1', '2' ],
		],
	] )( 'gives %s', ( _name, item, expected ) => {
		expect(
			listReplacements( item as PatternItem, PATTERNS, PARTS ).map(
				( { value } ) => value
			)
		).toEqual( expected );
	} );
} );
