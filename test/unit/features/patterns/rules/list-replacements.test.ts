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
	author: { source: 'user', name: 'Ada', avatar: '' },
	status: 'publish',
	canEdit: true,
	canDelete: true,
	isCustomized: false,
	categoryIds: [],
	wpId: 0,
	...changes,
} );

const PATTERNS = [
	anItem( { id: 1, categories: [ 'Banners', 'Text' ] } ),
	anItem( { id: 2 } ),
	anItem( { id: 5, categories: [ 'Banners' ] } ),
	anItem( { id: 3, status: 'draft' } ),
	anItem( { id: 4, status: 'trash' } ),
	anItem( { id: 'theme/hero', source: 'theme' } ),
];
const PARTS = [
	[ 'birch//footer', 'Footer' ],
	[ 'birch//header', 'Header' ],
	[ 'birch//top', 'Header' ],
].map( ( [ id = '', area = '' ] ) =>
	anItem( {
		id,
		type: 'wp_template_part',
		source: 'theme',
		categories: [ area ],
	} )
);

describe( 'listReplacements', () => {
	it.each( [
		[
			'a pattern: other published ones, those of a category of it first',
			PATTERNS[ 0 ],
			[ 5, 2 ],
		],
		[
			'a part: other parts, those of its area first, then published patterns',
			PARTS[ 1 ],
			[ 'birch//top', 'birch//footer', 1, 2, 5 ],
		],
	] )( 'gives %s', ( _name, item, expected ) => {
		expect(
			listReplacements( item as PatternItem, PATTERNS, PARTS ).map(
				( { id } ) => id
			)
		).toEqual( expected );
	} );
} );
