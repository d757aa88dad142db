import {
	directionBetween,
	isPreviousEntry,
	isPreviousEntryEdited,
	isWithinPreviousEntry,
	recordEntry,
} from '@/router/history-trail';

const trail = { 0: '/?', 1: '/page?', 2: '/page/4?' };

it.each( [
	[ '/page/5?canvas=edit', true ],
	[ '/wp_template/theme//home?canvas=edit&focusMode=true', true ],
	[ '/page?layout=list', false ],
	[ '/page/5?canvas=view', false ],
	[ undefined, false ],
] )( 'came from a record that was edited: %s → %s', ( address, expected ) => {
	expect( isPreviousEntryEdited( address ? { 4: address } : {}, 5 ) ).toBe(
		expected
	);
} );

describe( 'recordEntry', () => {
	it( 'adds an entry and forgets those that lay ahead', () => {
		expect(
			recordEntry( trail, { index: 1, address: '/template?' }, true )
		).toEqual( { 0: '/?', 1: '/template?' } );
	} );

	it( 'keeps those ahead when a person steps back to an entry', () => {
		expect(
			recordEntry( trail, { index: 1, address: '/page?' }, false )
		).toEqual( trail );
	} );
} );

describe( 'isPreviousEntry', () => {
	it.each( [
		[ 2, '/page?', true ],
		[ 2, '/?', false ],
		[ 1, '/?', true ],
		[ 0, '/?', false ],
	] )(
		'from entry %d, the step back to %s: %s',
		( index, address, expected ) => {
			expect( isPreviousEntry( trail, index, address ) ).toBe( expected );
		}
	);
} );

describe( 'isWithinPreviousEntry', () => {
	it.each( [
		[ '/page?', '/page?', true ],
		[ '/page?activeView=drafts&paged=2', '/page?', true ],
		[ '/page?', '/page?activeView=drafts', false ],
		[
			'/pattern?categoryId=hero&postType=wp_block',
			'/pattern?postType=wp_block',
			true,
		],
		[
			'/pattern?postType=wp_template_part',
			'/pattern?postType=wp_block',
			false,
		],
		[ '/page?canvas=edit&postId=4', '/page?', false ],
		[ '/post?', '/page?', false ],
	] )( 'a step back to %s leads to %s: %s', ( entry, address, expected ) => {
		expect(
			isWithinPreviousEntry( { 0: entry, 1: '/page/4?' }, 1, address )
		).toBe( expected );
		expect( isWithinPreviousEntry( { 1: entry }, 1, address ) ).toBe(
			false
		);
	} );
} );

describe( 'directionBetween', () => {
	it.each( [
		[ 2, 1, 'back' ],
		[ 3, 0, 'back' ],
		[ 0, 1, 'forward' ],
		[ 2, 2, 'none' ],
	] )( 'from %d to %d is %s', ( from, to, expected ) => {
		expect( directionBetween( from, to ) ).toBe( expected );
	} );
} );
