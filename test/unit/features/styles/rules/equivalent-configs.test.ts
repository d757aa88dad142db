import {
	areConfigsEquivalent,
	isConfigApplied,
} from '@/features/styles/rules/equivalent-configs';

const INK = { slug: 'custom-1', name: 'Ink', color: '#111111' };

// Both are WordPress 7.1's stored forms of one config.
describe( 'areConfigsEquivalent', () => {
	it.each( [
		[
			'a list of presets and the same under its origin',
			{ settings: { color: { palette: [ INK ] } }, styles: {} },
			{
				settings: { color: { palette: { custom: [ INK ] } } },
				styles: {},
			},
			true,
		],
		[
			'both spellings of a reference',
			{ settings: {}, styles: { color: { text: 'var:preset|color|a' } } },
			{
				settings: {},
				styles: { color: { text: 'var(--wp--preset--color--a)' } },
			},
			true,
		],
		[
			'not another colour under its origin',
			{ settings: { color: { palette: [ INK ] } }, styles: {} },
			{
				settings: {
					color: {
						palette: { custom: [ { ...INK, color: '#222' } ] },
					},
				},
				styles: {},
			},
			false,
		],
	] )( '%s', ( _title, a, b, expected ) => {
		expect( areConfigsEquivalent( a, b ) ).toBe( expected );
		expect( areConfigsEquivalent( b, a ) ).toBe( expected );
	} );
} );

describe( 'isConfigApplied', () => {
	const styled = (
		variations: Record< string, unknown >,
		text = 'red'
	) => ( {
		settings: {},
		styles: { color: { text }, blocks: { 'core/column': { variations } } },
	} );
	it.each( [
		[
			'the same',
			styled( { a: { css: 'x' } } ),
			styled( { a: { css: 'x' } } ),
			true,
		],
		[
			'without what the server did not keep',
			styled( {} ),
			styled( { a: { css: 'x' } } ),
			true,
		],
		[
			'not with another value in what it kept',
			styled( { a: { css: 'y' } } ),
			styled( { a: { css: 'x' } } ),
			false,
		],
		[
			'not with a variation that the person added',
			styled( { b: { css: 'x' } } ),
			styled( {} ),
			false,
		],
		[
			'not with another colour',
			styled( {}, 'blue' ),
			styled( {} ),
			false,
		],
	] )( '%s', ( _title, user, look, expected ) => {
		expect( isConfigApplied( user, look ) ).toBe( expected );
	} );
} );
