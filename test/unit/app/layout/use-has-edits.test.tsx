import { act, renderHook } from '@testing-library/react';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';
import type { ReactNode } from 'react';

import { useHasEdits } from '@/app/layout/use-has-edits';

async function renderWithPage( isLoaded: boolean ) {
	const registry = createRegistry();
	registry.register( coreStore );
	const core = registry.dispatch( coreStore );
	core.addEntities( [
		{
			kind: 'postType',
			name: 'page',
			label: 'Page',
			baseURL: '/wp/v2/pages',
			key: 'id',
			rawAttributes: [ 'title' ],
		},
	] );
	await core.receiveEntityRecords(
		'postType',
		'page',
		[ { id: 7, title: { raw: 'Seven' } } ],
		undefined,
		false,
		undefined
	);
	const { result } = renderHook( () => useHasEdits( isLoaded ), {
		wrapper: ( { children }: { children: ReactNode } ) => (
			<RegistryProvider value={ registry }>{ children }</RegistryProvider>
		),
	} );
	const edit = () =>
		act( async () => {
			await core.editEntityRecord( 'postType', 'page', 7 as never, {
				title: 'Eight',
			} );
		} );
	return { result, edit };
}

describe( 'useHasEdits', () => {
	it( 'is true from the first edit on', async () => {
		const { result, edit } = await renderWithPage( true );
		expect( result.current ).toBe( false );
		await edit();
		expect( result.current ).toBe( true );
	} );

	it( 'asks for no records before core-data has loaded', async () => {
		const { result, edit } = await renderWithPage( false );
		await edit();
		expect( result.current ).toBe( false );
	} );
} );
