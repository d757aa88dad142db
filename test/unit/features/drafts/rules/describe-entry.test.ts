import {
	describeFate,
	explainState,
	explainUndoState,
	nameEntry,
} from '@/features/drafts/rules/describe-entry';
import type { DraftEntry, EntryState } from '@/features/drafts/rules/types';

const anEntry = ( state: EntryState, key = 'wp_block/3' ): DraftEntry => ( {
	key,
	kind: 'wp_block',
	restId: '3',
	title: 'Hero',
	state,
	reason: 'You may not change this.',
	removal: '',
	isNew: false,
	words: [],
	changes: [ 'content' ],
	collisions: [],
	compared: { content: undefined, config: undefined, values: [] },
	isMerged: false,
	blockTitles: new Map(),
	usedBy: [],
	author: '',
	time: 0,
} );

describe( 'nameEntry', () => {
	it.each( [
		[ 'wp_global_styles', 'Styles', 'Styles' ],
		[ 'wp_template', 'Single Posts', 'Template “Single Posts”' ],
		[ 'wp_template_part', 'Footer', 'Part “Footer”' ],
		[ 'wp_block', 'Hero', 'Pattern “Hero”' ],
		[ 'wp_navigation', 'Main', 'Menu “Main”' ],
		[ 'active', 'Single Posts', 'Active template for “Single Posts”' ],
		[ 'identity', 'Site title', 'Site title' ],
	] )( 'says of %s “%s” that it is %s', ( kind, title, expected ) => {
		expect( nameEntry( { kind, title } ) ).toBe( expected );
	} );
} );

describe( 'explainState', () => {
	it( 'gives the server’s reason where the person may not publish it, and nothing where it is ready', () => {
		expect( explainState( anEntry( 'refused' ) ) ).toBe(
			'You may not change this.'
		);
		expect( explainState( anEntry( 'ready' ) ) ).toBeUndefined();
	} );
} );

describe( 'explainUndoState', () => {
	it.each< [ EntryState, string | undefined ] >( [
		[ 'ready', undefined ],
		[ 'equal', 'This change was already undone.' ],
		[
			'collides',
			'The published design has changed here since this draft was published.',
		],
		[
			'gone',
			'This was deleted since the draft was published. It is not restored.',
		],
		[ 'refused', 'You may not change this.' ],
	] )( 'says of %s: %s', ( state, expected ) => {
		expect( explainUndoState( anEntry( state ) ) ).toBe( expected );
	} );
} );

describe( 'describeFate', () => {
	it.each( [
		[ 'delete', false, false, 'Is deleted' ],
		[ 'delete', false, true, 'Deleted' ],
		[ 'reset', false, false, 'Is reset to the theme’s' ],
		[ 'reset', false, true, 'Reset to the theme’s' ],
		[ '', true, false, 'New' ],
		[ '', false, false, undefined ],
	] as const )(
		'says what becomes of a record (%s, new %s, published %s): %s',
		( removal, isNew, isPublished, expected ) => {
			expect( describeFate( { removal, isNew }, isPublished ) ).toBe(
				expected
			);
		}
	);

	it( 'says of what was to be deleted and is gone that it is not there', () => {
		expect(
			explainState( { ...anEntry( 'equal' ), removal: 'delete' } )
		).toBe( 'It is not there any more.' );
	} );
} );
