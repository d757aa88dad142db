import {
	findSourceSide,
	formatState,
	parseState,
	type DesignState,
} from '@/utils/design-state';

it.each< [ string, DesignState ] >( [
	[ 'saved', { kind: 'saved' } ],
	[ 'unsaved', { kind: 'unsaved' } ],
	[ 'theme', { kind: 'theme' } ],
	[ 'theirs', { kind: 'theirs' } ],
	[ 'revision-812', { kind: 'revision', id: 812 } ],
	[ 'look-5', { kind: 'look', id: 5 } ],
	[ 'version-7', { kind: 'version', id: 7 } ],
	[ 'variation-Dusk - 2', { kind: 'variation', title: 'Dusk - 2' } ],
	[ 'at-1764150412', { kind: 'moment', at: '1764150412' } ],
	[ 'at-moment-45', { kind: 'moment', at: 'moment-45' } ],
	[ 'variation-', { kind: 'variation', title: '' } ],
] )( 'parseState reads %s, and formatState writes it', ( text, state ) => {
	expect( parseState( text ) ).toEqual( state );
	expect( formatState( state ) ).toBe( text );
} );

it.each( [
	undefined,
	'',
	'Saved',
	'revision',
	'revision-a',
	'menu-3',
	'look--1',
	'at-',
	'at-look-4',
] )( 'parseState reads none of %s', ( text ) => {
	expect( parseState( text ) ).toBeUndefined();
} );

it.each< [ DesignState[ 'kind' ], DesignState[ 'kind' ], unknown ] >( [
	[ 'saved', 'theme', 'right' ],
	[ 'theme', 'saved', 'left' ],
	[ 'moment', 'saved', 'left' ],
	[ 'saved', 'unsaved', 'left' ],
	[ 'unsaved', 'saved', 'right' ],
	[ 'unsaved', 'theirs', 'right' ],
	[ 'revision', 'unsaved', 'left' ],
	[ 'look', 'revision', undefined ],
] )( 'findSourceSide of %s and %s is the %s', ( left, right, expected ) => {
	expect(
		findSourceSide(
			{ kind: left } as DesignState,
			{ kind: right } as DesignState
		)
	).toBe( expected );
} );
