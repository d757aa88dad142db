import { registerCoreBlocks } from '@wordpress/block-library';

import { refuseReads } from '@/data/requests/refuse-reads';
import { initializeBlocks } from '@/kits/canvas/initialize-blocks';

jest.mock( '@/data/requests/refuse-reads', () => ( {
	refuseReads: jest.fn(),
} ) );
jest.mock( '@wordpress/block-library', () => ( {
	registerCoreBlocks: jest.fn(),
} ) );
jest.mock( '@wordpress/widgets', () => ( {
	registerLegacyWidgetBlock: jest.fn(),
	registerWidgetGroupBlock: jest.fn(),
} ) );
jest.mock( '@/wordpress/unstable', () => ( { getCoreBlocks: () => [] } ) );
jest.mock( '@/kits/canvas/steps/show-in-steps', () => ( {
	showBlocksInSteps: jest.fn(),
} ) );
jest.mock( '@/kits/canvas/view/binding-sources', () => ( {
	registerBindingSources: jest.fn(),
} ) );
jest.mock( '@/kits/canvas/view/show-as-printed', () => ( {
	showBlocksAsPrinted: jest.fn(),
} ) );

describe( 'initializeBlocks', () => {
	it( 'lets no block ask for settings that the person may not read, once for the page', () => {
		initializeBlocks();
		initializeBlocks();
		expect( registerCoreBlocks ).toHaveBeenCalledTimes( 1 );
		expect( refuseReads ).toHaveBeenCalledTimes( 1 );
		expect(
			jest.mocked( refuseReads ).mock.invocationCallOrder[ 0 ]
		).toBeLessThan(
			jest.mocked( registerCoreBlocks ).mock
				.invocationCallOrder[ 0 ] as number
		);
	} );
} );
