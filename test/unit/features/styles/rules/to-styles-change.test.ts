import { toStylesChange } from '@/features/styles/rules/to-styles-change';

it( 'names the record of the styles, and takes nothing but settings and styles of a look', () => {
	const look = { title: 'Mine', settings: { a: 1 }, styles: {} };
	expect( toStylesChange( 7, look as never ) ).toEqual( {
		record: 'wp_global_styles/7',
		value: { settings: { a: 1 }, styles: {} },
	} );
} );
