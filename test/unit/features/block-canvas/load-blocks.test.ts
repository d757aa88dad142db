import { loadBlocks } from '@/features/block-canvas/load-blocks';
import { initializeBlocks } from '@/features/block-canvas/initialize-blocks';
import { loadEditorExtensions } from '@/wordpress/host-scripts';

jest.mock( '@/features/block-canvas/initialize-blocks', () => ( {
	initializeBlocks: jest.fn(),
} ) );
jest.mock( '@/wordpress/host-scripts', () => ( {
	loadEditorExtensions: jest.fn(),
} ) );

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
} );
