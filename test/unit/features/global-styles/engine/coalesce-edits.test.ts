import {
	COALESCE_MS,
	SAME_CLICK_MS,
	continuesEdit,
} from '@/features/global-styles/engine/coalesce-edits';

describe( 'continuesEdit', () => {
	it.each( [
		[ 'nothing before', undefined, { key: 'a', at: 0 }, false ],
		[
			'the same control at once',
			{ key: 'a', at: 0 },
			{ key: 'a', at: COALESCE_MS },
			true,
		],
		[
			'the same control later',
			{ key: 'a', at: 0 },
			{ key: 'a', at: COALESCE_MS + 1 },
			false,
		],
		[
			'another part in the same click',
			{ key: 'a', at: 0 },
			{ key: 'b', at: SAME_CLICK_MS },
			true,
		],
		[
			'another control',
			{ key: 'a', at: 0 },
			{ key: 'b', at: SAME_CLICK_MS + 1 },
			false,
		],
	] )( '%s', ( _title, previous, next, expected ) => {
		expect( continuesEdit( previous, next ) ).toBe( expected );
	} );
} );
