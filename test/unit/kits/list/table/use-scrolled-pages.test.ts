import { act, renderHook } from '@testing-library/react';

import { useScrolledPages } from '@/kits/list/table/use-scrolled-pages';
import type { ListView } from '@/kits/list/types';

const view = { search: '', perPage: 10 } as unknown as ListView;

describe( 'useScrolledPages', () => {
	it( 'shows one page more where the end is met twice', () => {
		const { result } = renderHook( () => useScrolledPages( view ) );
		const [ , showMore ] = result.current;
		act( () => {
			showMore();
			showMore();
		} );
		expect( result.current[ 0 ] ).toBe( 2 );
	} );

	it( 'begins another list at its first page', () => {
		const { result, rerender } = renderHook(
			( search: string ) => useScrolledPages( { ...view, search } ),
			{ initialProps: '' }
		);
		act( () => result.current[ 1 ]() );
		expect( result.current[ 0 ] ).toBe( 2 );
		rerender( 'a' );
		expect( result.current[ 0 ] ).toBe( 1 );
	} );
} );
