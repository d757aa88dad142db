import { dropUnreadable } from '@/features/styles/rules/drop-unreadable';

const styles = ( value: Record< string, unknown > ) =>
	dropUnreadable( { settings: {}, styles: value } ).styles;
const settings = ( value: Record< string, unknown > ) =>
	dropUnreadable( { settings: value, styles: {} } ).settings;

describe( 'dropUnreadable', () => {
	it.each( [
		[
			'a group that is text',
			{ typography: 'wrong', css: 'a{}' },
			{ css: 'a{}' },
		],
		[
			'a group that is a list',
			{ color: [ 1 ], shadow: 'none' },
			{ shadow: 'none' },
		],
		[
			'values that are lists or null',
			{ color: { text: [ 1 ], background: null, gradient: 'x' } },
			{ color: { gradient: 'x' } },
		],
		[ 'blocks that are no list of nodes', { blocks: 7 }, {} ],
		[
			'a block that is text',
			{ blocks: { 'core/quote': 'x', 'core/group': { css: 'b' } } },
			{ blocks: { 'core/group': { css: 'b' } } },
		],
		[
			'wrong values of an element',
			{
				elements: {
					link: { color: 'red', ':hover': { color: { text: 4 } } },
				},
			},
			{ elements: { link: { ':hover': { color: { text: 4 } } } } },
		],
		[
			'a number that is none',
			{ spacing: { blockGap: NaN } },
			{ spacing: {} },
		],
	] )( 'leaves out %s', ( _title, value, expected ) => {
		expect( styles( value ) ).toEqual( expected );
	} );

	it.each( [
		[
			'a palette that is text',
			{ color: { palette: 'x', custom: true } },
			{ color: { custom: true } },
		],
		[
			'a list of the wrong type',
			{ color: { palette: { theme: 'x', custom: [ { slug: 'a' } ] } } },
			{ color: { palette: { custom: [ { slug: 'a' } ] } } },
		],
		[
			'entries that are no objects',
			{ shadow: { presets: { custom: [ 5, { slug: 'a' } ] } } },
			{ shadow: { presets: { custom: [ { slug: 'a' } ] } } },
		],
		[ 'settings of blocks that are text', { blocks: 'x' }, { blocks: {} } ],
		[
			'a palette of a block',
			{ blocks: { 'core/a': { color: { palette: 3 } } } },
			{ blocks: { 'core/a': {} } },
		],
	] )( 'leaves out %s', ( _title, value, expected ) => {
		expect( settings( value ) ).toEqual( expected );
	} );

	it( 'takes the name of a group within a group for a value', () => {
		const value = {
			color: { background: 'red', text: 'blue' },
			elements: { link: { ':hover': { color: { background: 'red' } } } },
			'@mobile': {
				color: { background: 'red' },
				typography: { fontSize: 3 },
			},
		};
		expect( styles( value ) ).toBe( value );
	} );

	it( 'keeps what can be read as the same objects', () => {
		const value = {
			color: { text: { ref: 'styles.color.text' } },
			blocks: { 'core/group': { spacing: { padding: { top: '1px' } } } },
		};
		expect( styles( value ) ).toBe( value );
		const lists = { color: { palette: { theme: [ { slug: 'a' } ] } } };
		expect( settings( lists ) ).toBe( lists );
	} );
} );
