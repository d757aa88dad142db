import {
	normalizeBorder,
	normalizeEditedBorder,
} from '@/features/styles/rules/normalize-border';

describe( 'normalizeBorder', () => {
	it.each( [
		[
			'gives a colour the style solid',
			{ color: 'red' },
			{ color: 'red', style: 'solid' },
		],
		[
			'gives a width the style solid',
			{ width: '1px' },
			{ width: '1px', style: 'solid' },
		],
		[
			'keeps a style',
			{ width: '1px', style: 'dashed' },
			{ width: '1px', style: 'dashed' },
		],
		[ 'drops a style alone', { style: 'dashed' }, undefined ],
		[
			'keeps the radius when the line is dropped',
			{ style: 'dashed', radius: '4px' },
			{ radius: '4px' },
		],
		[
			'does not give a radius a style',
			{ radius: '4px' },
			{ radius: '4px' },
		],
		[
			'treats each side alone',
			{ top: { color: 'red' }, left: { style: 'dotted' } },
			{ top: { color: 'red', style: 'solid' } },
		],
		[ 'has no border for nothing', undefined, undefined ],
		[ 'has no border for a string', '1px solid red', undefined ],
	] )( '%s', ( _title, border, expected ) => {
		expect( normalizeBorder( border ) ).toEqual( expected );
	} );
} );

describe( 'normalizeEditedBorder', () => {
	it( 'leaves a node alone whose border was not edited', () => {
		const border = { width: '1px' };
		const next = { border, color: { text: 'red' } };
		expect( normalizeEditedBorder( next, { border } ) ).toBe( next );
	} );

	it( 'normalises an edited border', () => {
		expect(
			normalizeEditedBorder(
				{ border: { width: '2px' } },
				{ border: { width: '1px' } }
			)
		).toEqual( { border: { width: '2px', style: 'solid' } } );
	} );

	it( 'drops the border when nothing is left', () => {
		expect(
			normalizeEditedBorder(
				{ border: { style: 'solid' }, color: {} },
				undefined
			)
		).toEqual( { color: {} } );
	} );
} );
