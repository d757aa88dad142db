import { waitFor } from '@testing-library/react';
import { createRoot } from 'react-dom/client';

import { ViewOptions } from '@/kits/list/options/view-options';
import { rehearseList } from '@/kits/list/table/rehearse-list';
import type { ListLayout } from '@/kits/list/types';

jest.mock( 'react-dom/client', () => {
	const original = jest.requireActual( 'react-dom/client' );
	return { ...original, createRoot: jest.fn( original.createRoot ) };
} );
jest.mock( '@/kits/list/options/view-options', () => ( {
	ViewOptions: jest.fn( () => null ),
} ) );

/** Rehearses a layout twice at a time, until both have ended; returns where it was rendered. */
const rehearse = async ( layout: ListLayout ) => {
	const roots = jest.mocked( createRoot ).mock.calls;
	const before = roots.length;
	const handleEnd = jest.fn();
	void Promise.all( [ rehearseList( layout ), rehearseList( layout ) ] ).then(
		handleEnd
	);
	await waitFor( () => expect( handleEnd ).toHaveBeenCalled(), {
		timeout: 20_000,
	} );
	expect( roots ).toHaveLength( before + 1 );
	return roots.at( -1 )?.[ 0 ] as HTMLElement;
};

describe( 'rehearseList', () => {
	it.each( [ 'list', 'table' ] as const )(
		'renders a %s once, out of the document, and takes it down',
		async ( layout ) => {
			const place = await rehearse( layout );
			expect(
				jest.mocked( ViewOptions ).mock.lastCall?.[ 0 ].view
			).toMatchObject( { type: layout } );
			expect( place ).toBeEmptyDOMElement();
			expect( document.body ).not.toContainElement( place );
		}
	);

	it( 'ends where a layout cannot be rendered', async () => {
		jest.mocked( ViewOptions ).mockImplementation( () => {
			throw new Error( 'broken' );
		} );
		expect( await rehearse( 'grid' ) ).toBeEmptyDOMElement();
		expect( console ).toHaveErrored();
	} );
} );
