import type { HistoryState } from '@/features/history/reads/state';
import {
	canBeTried,
	toDraftChange,
} from '@/features/history/rules/to-draft-change';

const STATE: HistoryState = {
	name: '',
	time: 0,
	isKept: true,
	title: 'Header',
	content: '<p>',
	value: undefined,
	settings: undefined,
	styles: undefined,
};

describe( 'canBeTried', () => {
	it.each( [
		[ 'change', true, true ],
		[ 'change', false, false ],
		[ 'recreate', true, false ],
		[ 'reset', true, false ],
		[ 'remove', true, false ],
		[ 'not_kept', true, false ],
	] as const )( '%s, allowed: %s', ( action, isAllowed, expected ) => {
		expect( canBeTried( { action, isAllowed } ) ).toBe( expected );
	} );
} );

describe( 'toDraftChange', () => {
	it.each( [
		[
			'wp_template_part/12',
			'wp_template_part',
			{},
			{ title: 'Header', content: '<p>' },
		],
		[
			'wp_global_styles/5',
			'wp_global_styles',
			{ settings: { a: 1 }, styles: { css: 'p{}' } },
			{ settings: { a: 1 }, styles: { css: 'p{}' } },
		],
		[ 'identity/title', 'identity', { value: 'Mine' }, { value: 'Mine' } ],
		[ 'active/single', 'active', { value: 7 }, { value: 7 } ],
	] as const )( '%s', ( key, kind, fields, value ) => {
		expect(
			toDraftChange( { key, kind }, { ...STATE, ...fields } )
		).toEqual( { record: key, value } );
	} );

	it( 'has nothing for what is not kept', () => {
		expect(
			toDraftChange(
				{ key: 'wp_block/3', kind: 'wp_block' },
				{ ...STATE, isKept: false }
			)
		).toBeUndefined();
	} );
} );
