import { ACTION_RULES } from '@/features/patterns/rules/action-rules';
import type { PatternItem } from '@/features/patterns/rules/types';

const anItem = ( changes: Partial< PatternItem > ): PatternItem => ( {
	key: 'k',
	type: 'wp_block',
	id: 1,
	title: 'T',
	description: '',
	keywords: [],
	categories: [],
	source: 'user',
	sourceLabel: 'Custom',
	author: { source: 'user', name: 'Ada', avatar: '' },
	syncStatus: 'full',
	canEdit: true,
	canDelete: true,
	isCustomized: false,
	categoryIds: [],
	wpId: 1,
	...changes,
} );

const ITEMS = {
	synced: anItem( {} ),
	unsynced: anItem( { syncStatus: 'unsynced' } ),
	trashed: anItem( { status: 'trash', canEdit: false } ),
	"another's": anItem( { canEdit: false, canDelete: false } ),
	"theme's": anItem( {
		id: 'a/b',
		source: 'theme',
		syncStatus: 'unsynced',
		canEdit: false,
		canDelete: false,
	} ),
	'own part': partItem( {} ),
	"theme's part": partItem( {
		source: 'theme',
		canDelete: false,
		wpId: 0,
	} ),
	'changed part': partItem( {
		source: 'theme',
		canDelete: false,
		isCustomized: true,
	} ),
};

function partItem( changes: Partial< PatternItem > ): PatternItem {
	const { syncStatus: _none, ...item } = anItem( {
		type: 'wp_template_part',
		id: 't//p',
	} );
	return { ...item, ...changes };
}

const ALL = { canCreatePatterns: true, canCreateParts: true };

describe( 'ACTION_RULES', () => {
	it.each( [
		[
			'synced',
			'edit duplicate rename setCategories compare exportJson unsync replace remove',
		],
		[
			'unsynced',
			'edit duplicate rename setCategories compare exportJson sync replace remove',
		],
		[ 'trashed', 'restore duplicate exportJson replace' ],
		[ "another's", 'duplicate exportJson replace' ],
		[ "theme's", 'view duplicate exportJson' ],
		[
			'own part',
			'edit duplicate rename compare toPattern replace remove',
		],
		[ "theme's part", 'edit duplicate toPattern replace' ],
		[ 'changed part', 'edit duplicate compare toPattern replace reset' ],
	] as const )( 'gives a %s: %s', ( name, actions ) => {
		const item = ITEMS[ name ];
		expect(
			Object.entries( ACTION_RULES )
				.filter( ( [ , rule ] ) => rule( item, ALL ) )
				.map( ( [ action ] ) => action )
				.join( ' ' )
		).toBe( actions );
	} );

	it.each( [
		[ 'synced', 'duplicate' ],
		[ 'own part', 'duplicate' ],
		[ 'own part', 'toPattern' ],
	] as const )( 'lets nobody without the right %s %s', ( name, action ) => {
		expect(
			ACTION_RULES[ action ]( ITEMS[ name ], {
				canCreatePatterns: false,
				canCreateParts: false,
			} )
		).toBe( false );
	} );
} );
