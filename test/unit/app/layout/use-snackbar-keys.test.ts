import { renderHook } from '@testing-library/react';

import {
	parseSnackbarKey,
	useSnackbarKeys,
} from '@/app/layout/use-snackbar-keys';

describe( 'useSnackbarKeys', () => {
	const show = () =>
		renderHook( ( ids: string[] ) => useSnackbarKeys( ids ), {
			initialProps: [ 'a/b' ],
		} );

	it( 'keeps the key of a notice that changes while it is shown', () => {
		const { result, rerender } = show();
		const first = result.current( 'a/b' );
		rerender( [ 'a/b', 'c' ] );
		expect( result.current( 'a/b' ) ).toBe( first );
	} );

	it( 'gives a notice that comes back a key of its own', () => {
		const { result, rerender } = show();
		const first = result.current( 'a/b' );
		rerender( [] );
		rerender( [ 'a/b' ] );
		const second = result.current( 'a/b' );
		expect( second ).not.toBe( first );
		expect( parseSnackbarKey( second ) ).toBe( 'a/b' );
	} );
} );
