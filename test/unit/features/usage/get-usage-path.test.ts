import type { UsageLocation } from '@/features/usage/reads/usage';
import { getUsagePath } from '@/features/usage/get-usage-path';

const place = ( type: string, id: number | string = 7 ) =>
	( { type, id } ) as UsageLocation;

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
		expect( getUsagePath( used, { editStyles } ) ).toBe( path );
	} );
} );
