/*
 * Where the window has no room for the preview beside a list, a click on a row opens the item; where the preview is beside it, it is selected.
 */
import { screen, waitFor } from '@testing-library/react';

import { useOpeningSelection } from '@/kits/list/table/use-opening-selection';
import { openStage, preparePage } from './support/stage';

const handleSelection = jest.fn();

beforeAll( () => {
	preparePage();
	window.matchMedia = matchWidth;
} );
beforeEach( () => handleSelection.mockClear() );

let windowWidth = 1280;

// The host reads a query again, but asks for it once.
function matchWidth( media: string ): MediaQueryList {
	const [ , max ] = /max-width: ([\d.]+)px/.exec( media ) ?? [];
	return {
		get matches() {
			return max !== undefined && windowWidth <= Number( max );
		},
		media,
		addEventListener: () => {},
		removeEventListener: () => {},
		addListener: () => {},
		removeListener: () => {},
	} as unknown as MediaQueryList;
}

function Row( { layout }: { layout: 'list' | 'table' } ) {
	const select = useOpeningSelection( {
		items: [ { id: 7 } ],
		layout,
		getItemId: ( { id } ) => String( id ),
		getPath: ( { id } ) => `/page/${ id }?canvas=edit`,
		onChangeSelection: handleSelection,
	} );
	return <button onClick={ () => select( [ '7' ] ) }>Row</button>;
}

it.each( [
	[ 1023, 'list', true ],
	[ 782, 'list', true ],
	[ 600, 'list', true ],
	[ 1024, 'list', false ],
	[ 1023, 'table', false ],
] as const )(
	'at %d px a row in the layout “%s” opens its item: %s',
	async ( width, layout, opens ) => {
		windowWidth = width;
		const stage = await openStage( '/page' );
		await stage.show( <Row layout={ layout } /> );
		await stage.user.click( screen.getByRole( 'button', { name: 'Row' } ) );
		if ( opens ) {
			await waitFor( () =>
				expect( window.location.search ).toContain( 'canvas=edit' )
			);
			expect( handleSelection ).not.toHaveBeenCalled();
		} else {
			expect( handleSelection ).toHaveBeenCalledWith( [ '7' ] );
			expect( window.location.search ).not.toContain( 'canvas=edit' );
		}
	}
);
