import { getDuotoneTables } from '@/features/styles/rules/duotone-tables';

it( 'gives each channel from shadows to highlights, as WordPress does', () => {
	expect(
		getDuotoneTables( [ '#000000', 'rgba(255, 51, 0, 0.5)' ] )
	).toEqual( { r: '0 1', g: '0 0.2', b: '0 0', a: '1 0.5' } );
} );

it( 'takes black for what is no color', () => {
	expect( getDuotoneTables( [ 'var(--x)', '#fff' ] ).r ).toBe( '0 1' );
} );
