import {
	changeTerms,
	readTerms,
	setTerm,
	shareTerms,
	toPostEdits,
} from '@/features/posts/quick-edit/shared-terms';
import type { EditablePost, FormPost } from '@/features/posts/quick-edit/types';

describe( 'shareTerms', () => {
	it.each( [
		[ 'no post', [], { all: [], some: [] } ],
		[ 'one post', [ [ 1, 2 ] ], { all: [ 1, 2 ], some: [] } ],
		[
			'posts that differ',
			[ [ 1, 2 ], [ 2, 3 ], [ 2 ] ],
			{ all: [ 2 ], some: [ 1, 3 ] },
		],
		[ 'one without any', [ [ 1 ], [] ], { all: [], some: [ 1 ] } ],
	] )( 'divides the terms of %s', ( _case, lists, expected ) => {
		expect( shareTerms( lists ) ).toEqual( expected );
	} );
} );

describe( 'setTerm', () => {
	it.each( [
		[ 'gives all a new one', 4, true, { all: [ 1, 4 ], some: [ 2 ] } ],
		[ 'gives all what some have', 2, true, { all: [ 1, 2 ], some: [] } ],
		[ 'takes it from all', 1, false, { all: [], some: [ 2 ] } ],
		[ 'takes it from some', 2, false, { all: [ 1 ], some: [] } ],
	] )( '%s', ( _case, id, hasAll, expected ) => {
		expect( setTerm( { all: [ 1 ], some: [ 2 ] }, id, hasAll ) ).toEqual(
			expected
		);
	} );
} );

describe( 'toPostEdits', () => {
	const one = { id: 1, type: 'post', categories: [ 5, 1 ] } as EditablePost;
	const two = { id: 2, type: 'post', categories: [ 5, 2 ] } as EditablePost;
	const data = {
		id: 0,
		type: 'post',
		categories: [ 5 ],
		partialTerms: { categories: [ 1, 2 ] },
	} as FormPost;
	const change = ( id: number, hasAll: boolean ) =>
		changeTerms(
			data,
			'categories',
			setTerm( readTerms( data, 'categories' ), id, hasAll )
		);

	it.each( [
		[ 'adds one', 7, true, [ 5, 1, 7 ], [ 5, 2, 7 ] ],
		[ 'adds what the other has', 2, true, [ 5, 1, 2 ], [ 5, 2 ] ],
		[ 'removes what all have', 5, false, [ 1 ], [ 2 ] ],
		[ 'removes what one has', 1, false, [ 5 ], [ 5, 2 ] ],
	] )( '%s, and leaves what differs', ( _case, id, hasAll, ofOne, ofTwo ) => {
		const edits = [ one, two ].map( ( post ) =>
			toPostEdits( post, data, change( id, hasAll ) )
		);
		expect( edits ).toEqual( [
			{ categories: ofOne },
			{ categories: ofTwo },
		] );
	} );

	it( 'leaves other changes as they are', () => {
		expect( toPostEdits( one, data, { status: 'draft' } ) ).toEqual( {
			status: 'draft',
		} );
	} );
} );
