import { renderHook } from '@testing-library/react';

import { useFittingFields } from '@/kits/list/table/use-fitting-fields';
import type { ListView } from '@/kits/list/types';

const FIELDS = [ 'author', 'status', 'date' ];

/** A list of which a table takes up a place of 576 pixels; each of its columns is as wide as it is said. */
function aList( getTableWidth: () => number ) {
	const place = document.createElement( 'div' );
	const table = document.createElement( 'table' );
	place.append( table );
	const list = document.createElement( 'div' );
	list.append( place );
	for ( const element of [ place, list ] ) {
		Object.defineProperty( element, 'clientWidth', { value: 576 } );
	}
	Object.defineProperty( table, 'offsetWidth', { get: getTableWidth } );
	return { current: list };
}

function fit(
	columnWidth: number,
	type: ListView[ 'type' ],
	hasPanel: boolean
) {
	let shown: readonly string[] = FIELDS;
	const container = aList( () => 258 + shown.length * columnWidth );
	const view = { type, fields: FIELDS } as ListView;
	const { result, rerender } = renderHook( () => {
		shown = useFittingFields( container, view, hasPanel );
		return shown;
	} );
	rerender();
	return result.current;
}

describe( 'useFittingFields', () => {
	const { ResizeObserver } = window;

	beforeAll( () => {
		window.ResizeObserver = class {
			observe() {}
			unobserve() {}
			disconnect() {}
		};
	} );

	afterAll( () => {
		window.ResizeObserver = ResizeObserver;
	} );

	it.each( [
		[ 'those that have room', 140, 'table', true, [ 'status', 'date' ] ],
		[ 'fewer where columns are wider', 170, 'table', true, [ 'status' ] ],
		[ 'one however wide it is', 900, 'table', true, [ 'status' ] ],
		[ 'all without a panel', 900, 'table', false, FIELDS ],
		[ 'all in another layout', 900, 'grid', true, FIELDS ],
	] as const )( 'shows %s', ( _, width, type, hasPanel, expected ) => {
		expect( fit( width, type, hasPanel ) ).toEqual( expected );
	} );
} );
