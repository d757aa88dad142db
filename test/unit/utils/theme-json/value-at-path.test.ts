import {
	getAtPath,
	pruneEmpty,
	setAtPath,
} from '@/utils/theme-json/value-at-path';

const NODE = {
	color: { text: 'red', background: 'white' },
	blocks: { 'core/group': { color: { text: 'blue' } } },
	css: 'a{}',
};

describe( 'getAtPath', () => {
	it.each( [
		[ 'a value', [ 'color', 'text' ], 'red' ],
		[
			'a block by its whole name',
			[ 'blocks', 'core/group', 'color', 'text' ],
			'blue',
		],
		[ 'the node itself for an empty path', [], NODE ],
		[ 'nothing for a missing key', [ 'color', 'link' ], undefined ],
		[ 'nothing below a string', [ 'css', 'length' ], undefined ],
		[ 'nothing for an inherited key', [ 'color', 'toString' ], undefined ],
	] )( 'gives %s', ( _title, path, expected ) => {
		expect( getAtPath( NODE, path ) ).toBe( expected );
	} );

	it.each( [ [ null ], [ 'text' ], [ [ 1 ] ], [ undefined ] ] )(
		'reads nothing from %p',
		( node ) => {
			expect( getAtPath( node, [ '0' ] ) ).toBeUndefined();
		}
	);
} );

describe( 'setAtPath', () => {
	it.each( [
		[ 'sets a value', { a: 1 }, [ 'b', 'c' ], 2, { a: 1, b: { c: 2 } } ],
		[
			'replaces a value',
			{ a: { b: 1, c: 2 } },
			[ 'a', 'b' ],
			3,
			{ a: { b: 3, c: 2 } },
		],
		[
			'removes a value and the parents left empty',
			{ a: { b: { c: 1 } }, d: 1 },
			[ 'a', 'b', 'c' ],
			undefined,
			{ d: 1 },
		],
		[
			'keeps the parents that hold more',
			{ a: { b: { c: 1 }, e: 1 } },
			[ 'a', 'b', 'c' ],
			undefined,
			{ a: { e: 1 } },
		],
		[
			'replaces a parent of the wrong type',
			{ a: 'text' },
			[ 'a', 'b' ],
			1,
			{ a: { b: 1 } },
		],
		[ 'sets a falsy value', {}, [ 'a' ], 0, { a: 0 } ],
		[
			'changes nothing where nothing is removed',
			{ a: 1 },
			[ 'b', 'c' ],
			undefined,
			{ a: 1 },
		],
	] )( '%s', ( _title, node, path, value, expected ) => {
		expect( setAtPath( node, path, value ) ).toEqual( expected );
	} );

	it( 'leaves the original and untouched branches alone', () => {
		const node = { a: { b: 1 }, c: { d: 1 } };
		const next = setAtPath( node, [ 'a', 'b' ], 2 );
		expect( node.a.b ).toBe( 1 );
		expect( next.c ).toBe( node.c );
	} );
} );

describe( 'pruneEmpty', () => {
	it.each( [
		[ 'objects that hold nothing', { a: { b: {} }, c: 1 }, { c: 1 } ],
		[
			'undefined values',
			{ a: undefined, b: { c: undefined, d: 0 } },
			{ b: { d: 0 } },
		],
	] )( 'drops %s', ( _title, node, expected ) => {
		expect( pruneEmpty( node ) ).toEqual( expected );
	} );

	it( 'keeps empty lists, false and empty strings', () => {
		const node = { a: [], b: false, c: '', d: null };
		expect( pruneEmpty( node ) ).toEqual( node );
	} );

	it( 'gives undefined when nothing is left', () => {
		expect( pruneEmpty( { a: { b: {} } } ) ).toBeUndefined();
	} );
} );
