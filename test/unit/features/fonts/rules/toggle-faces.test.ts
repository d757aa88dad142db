import {
	setFamilyActive,
	toggleFace,
} from '@/features/fonts/rules/toggle-faces';
import { getSelectionState } from '@/features/fonts/rules/selection-state';
import type { FontFace, FontFamily } from '@/features/fonts/types';

const face = ( fontWeight: string, fontStyle = 'normal' ): FontFace => ( {
	fontFamily: 'Sen',
	fontWeight,
	fontStyle,
} );
const regular = face( '400' );
const bold = face( '700' );
const italic = face( '400', 'italic' );
const family: FontFamily = {
	slug: 'sen',
	fontFamily: 'Sen, sans-serif',
	fontFace: [ regular, bold, italic ],
};
const system: FontFamily = { slug: 'system', fontFamily: 'system-ui' };
const other: FontFamily = { slug: 'other', fontFamily: 'Other' };

describe( 'Toggling of variants (specification 4.5)', () => {
	it.each( [
		[
			'adds the family with its first variant',
			[ other ],
			family,
			bold,
			[ other, { ...family, fontFace: [ bold ] } ],
		],
		[
			'adds a variant in order',
			[ { ...family, fontFace: [ bold ] } ],
			family,
			regular,
			[ { ...family, fontFace: [ regular, bold ] } ],
		],
		[
			'removes a variant',
			[ { ...family, fontFace: [ regular, bold ] } ],
			family,
			bold,
			[ { ...family, fontFace: [ regular ] } ],
		],
		[
			'removes the family with its last variant',
			[ other, { ...family, fontFace: [ bold ] } ],
			family,
			bold,
			[ other ],
		],
		[
			'knows a variant by another notation',
			[ { ...family, fontFace: [ { ...bold, fontWeight: 'bold' } ] } ],
			family,
			bold,
			[],
		],
		[ 'adds a family without faces', [], system, undefined, [ system ] ],
		[
			'removes a family without faces',
			[ system, other ],
			system,
			undefined,
			[ other ],
		],
		[
			'adds a whole family',
			[],
			family,
			undefined,
			[ { ...family, fontFace: [ regular, italic, bold ] } ],
		],
	] as const )( '%s', ( _, active, toggled, variant, expected ) => {
		expect( toggleFace( active, toggled, variant ) ).toEqual( expected );
	} );

	it( 'fills up a family that is active in part', () => {
		const active = [ { ...family, fontFace: [ bold ] } ];

		expect( setFamilyActive( active, family, true ) ).toEqual( [
			{ ...family, fontFace: [ regular, italic, bold ] },
		] );
	} );
} );

describe( 'Select all (specification 4.5)', () => {
	it.each( [
		[ 'all', family, family ],
		[ 'some', family, { ...family, fontFace: [ bold ] } ],
		[ 'none', family, undefined ],
		[ 'none', family, { ...family, fontFace: [ face( '300' ) ] } ],
		[ 'all', system, system ],
		[ 'none', system, undefined ],
	] as const )( 'is %s', ( expected, whole, active ) => {
		expect( getSelectionState( whole, active ) ).toBe( expected );
	} );
} );
