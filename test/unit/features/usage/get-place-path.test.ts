import type { UsagePlace } from '@/features/usage/reads/usage';
import { getPlacePath } from '@/features/usage/get-place-path';

const place = ( type: string, id: number | string = 7 ) =>
	( { type, id } ) as UsagePlace;

describe( 'getPlacePath', () => {
	it.each( [
		[ 'a page', place( 'page' ), true, '/page/7' ],
		[ 'a type without a screen', place( 'product' ), true, undefined ],
		[ 'the styles', place( 'wp_global_styles' ), true, '/styles' ],
		[
			'the styles, for who may not read them',
			place( 'wp_global_styles' ),
			false,
			undefined,
		],
	] )( 'of %s', ( _case, used, editStyles, path ) => {
		expect( getPlacePath( used, { editStyles } ) ).toBe( path );
	} );
} );
