import { select } from '@wordpress/data';

import { loadBlocks } from '@/kits/canvas/load-blocks';
import { initializeBlocks } from '@/kits/canvas/initialize-blocks';
import { registerStores, store } from '@/data/store';
import { loadEditorExtensions } from '@/wordpress/enqueued-scripts';
import { hasHostScript } from '@/wordpress/script-states';

jest.mock( '@/kits/canvas/initialize-blocks', () => ( {
	initializeBlocks: jest.fn(),
} ) );
jest.mock( '@/wordpress/enqueued-scripts', () => ( {
	loadEditorExtensions: jest.fn(),
} ) );
jest.mock( '@/wordpress/script-states', () => ( {
	hasHostScript: jest.fn(),
} ) );

registerStores();

describe( 'loadBlocks', () => {
	it( 'registers blocks after the extensions, which may filter them', async () => {
		let arrive = () => {};
		jest.mocked( loadEditorExtensions ).mockReturnValue(
			new Promise( ( resolve ) => ( arrive = resolve ) )
		);
		const loading = loadBlocks();
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		expect( initializeBlocks ).not.toHaveBeenCalled();
		arrive();
		await loading;
		expect( initializeBlocks ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'registers none without them, and says why', async () => {
		jest.mocked( initializeBlocks ).mockClear();
		jest.mocked( loadEditorExtensions ).mockRejectedValue(
			new Error( 'offline' )
		);
		await expect( loadBlocks() ).rejects.toThrow( 'offline' );
		expect( initializeBlocks ).not.toHaveBeenCalled();
	} );

	it( 'asks for the host’s editor where an extension brought it along', async () => {
		jest.mocked( loadEditorExtensions ).mockResolvedValue( undefined );
		await loadBlocks();
		expect( select( store ).isEditorRequired() ).toBe( false );
		jest.mocked( hasHostScript ).mockImplementation(
			( handle ) => handle === 'wp-plugins'
		);
		await loadBlocks();
		expect( select( store ).isEditorRequired() ).toBe( true );
	} );
} );
