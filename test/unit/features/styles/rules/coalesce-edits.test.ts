import {
	COALESCE_MS,
	SAME_CLICK_MS,
	continuesEdit,
	listChangedPaths,
} from '@/features/styles/rules/coalesce-edits';

describe( 'continuesEdit', () => {
	it.each( [
		[
			'nothing before',
			undefined,
			{ key: 'a', paths: [ 'a' ], at: 0 },
			false,
		],
		[
			'the same control at once',
			{ key: 'a', paths: [ 'a' ], at: 0 },
			{ key: 'a', paths: [ 'a' ], at: COALESCE_MS },
			true,
		],
		[
			'the same control later',
			{ key: 'a', paths: [ 'a' ], at: 0 },
			{ key: 'a', paths: [ 'a' ], at: COALESCE_MS + 1 },
			false,
		],
		[
			'another part in the same click',
			{ key: 'a', paths: [ 'a' ], at: 0 },
			{ key: 'b', paths: [ 'b' ], at: SAME_CLICK_MS },
			true,
		],
		[
			'another control',
			{ key: 'a', paths: [ 'a' ], at: 0 },
			{ key: 'b', paths: [ 'b' ], at: SAME_CLICK_MS + 1 },
			false,
		],
		[
			'another control of the same panel',
			{ key: 'a', paths: [ 'a.x' ], at: 0 },
			{ key: 'a', paths: [ 'a.y' ], at: SAME_CLICK_MS + 1 },
			false,
		],
		[
			'the same control, which changed more at first',
			{ key: 'a', paths: [ 'a.x', 'a.y' ], at: 0 },
			{ key: 'a', paths: [ 'a.y' ], at: COALESCE_MS },
			true,
		],
	] )( '%s', ( _title, previous, next, expected ) => {
		expect( continuesEdit( previous, next ) ).toBe( expected );
	} );
} );

describe( 'listChangedPaths', () => {
	it.each( [
		[ 'nothing', {}, {}, [] ],
		[
			'a value',
			{ color: { text: 'a', background: 'b' } },
			{ color: { text: 'c', background: 'b' } },
			[ 'styles.color.text' ],
		],
		[
			'a value in a new node',
			{},
			{ color: { text: 'a' } },
			[ 'styles.color.text' ],
		],
		[
			'a value in a node that was an empty list',
			{ color: [] },
			{ color: { text: 'a' } },
			[ 'styles.color.text' ],
		],
		[
			'a value that is gone',
			{ color: { text: 'a' } },
			{},
			[ 'styles.color.text' ],
		],
		[
			'a node in place of a value',
			{ color: 'a' },
			{ color: { text: 'a' } },
			[ 'styles.color' ],
		],
	] )( '%s', ( _title, before, after, expected ) => {
		expect(
			listChangedPaths(
				{ settings: { a: 1 }, styles: before },
				{ settings: { a: 1 }, styles: after }
			)
		).toEqual( expected );
	} );

	it( 'takes a list for one value, of settings too', () => {
		expect(
			listChangedPaths(
				{ settings: { a: [ 1 ] }, styles: {} },
				{ settings: { a: [ 1, 2 ] }, styles: {} }
			)
		).toEqual( [ 'settings.a' ] );
	} );
} );
