import { act, renderHook } from '@testing-library/react';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { createRegistry, RegistryProvider } from '@wordpress/data';

import { useEndSelection } from '@/kits/canvas/editor/use-end-selection';

const painted = () =>
	act( () => new Promise( ( resolve ) => setTimeout( resolve, 100 ) ) );

function setUp() {
	const registry = createRegistry();
	registry.register( blockEditorStore );
	void registry.dispatch( blockEditorStore ).resetBlocks( [
		{
			clientId: 'a',
			name: 'core/paragraph',
			attributes: {},
			innerBlocks: [],
			isValid: true,
		} as never,
	] );
	void registry.dispatch( blockEditorStore ).selectBlock( 'a' );
	const hook = renderHook(
		( { isEditing }: { isEditing: boolean } ) =>
			useEndSelection( isEditing ),
		{
			initialProps: { isEditing: true },
			wrapper: ( { children } ) => (
				<RegistryProvider value={ registry }>
					{ children }
				</RegistryProvider>
			),
		}
	);
	return {
		...hook,
		readSelected: () =>
			registry.select( blockEditorStore ).getSelectedBlockClientId(),
	};
}

describe( 'useEndSelection', () => {
	it( 'ends the selection when the editor is left, after what comes has been painted', async () => {
		const { rerender, readSelected } = setUp();
		await painted();
		expect( readSelected() ).toBe( 'a' );
		rerender( { isEditing: false } );
		expect( readSelected() ).toBe( 'a' );
		await painted();
		expect( readSelected() ).toBeNull();
	} );

	it( 'keeps it for whoever comes back before', async () => {
		const { rerender, readSelected } = setUp();
		rerender( { isEditing: false } );
		rerender( { isEditing: true } );
		await painted();
		expect( readSelected() ).toBe( 'a' );
	} );
} );
