import { renderHook } from '@testing-library/react';

import { useFittingFields } from '@/kits/list/table/use-fitting-fields';
import type { ListView } from '@/kits/list/types';

const FIELDS = [ 'author', 'status', 'date' ];
const SOME = [ 'status', 'date' ];

/** A list of which a table takes up all the width; each of its columns is as wide as it is said. */
function aList( placeWidth: number, getTableWidth: () => number ) {
	const place = document.createElement( 'div' );
	const table = document.createElement( 'table' );
	place.append( table );
	const list = document.createElement( 'div' );
	list.append( place );
	for ( const element of [ place, list ] ) {
		Object.defineProperty( element, 'clientWidth', { value: placeWidth } );
	}
	Object.defineProperty( table, 'offsetWidth', { get: getTableWidth } );
	return { current: list };
}

function fit(
	columnWidth: number,
	type: ListView[ 'type' ],
	hasPanel: boolean,
	placeWidth: number
) {
	let shown: readonly string[] = FIELDS;
	const container = aList(
		placeWidth,
		() => 258 + shown.length * columnWidth
	);
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
		[ 'those that have room', 140, 'table', true, 576, SOME ],
		[ 'fewer if columns are wider', 170, 'table', true, 576, [ 'status' ] ],
		[ 'one however wide it is', 900, 'table', true, 576, [ 'status' ] ],
		[ 'all without a panel', 900, 'table', false, 700, FIELDS ],
		[ 'those with room in a narrow place', 140, 'table', false, 576, SOME ],
		[ 'one on a phone', 130, 'table', false, 390, [ 'status' ] ],
		[ 'all in another layout', 900, 'grid', true, 576, FIELDS ],
	] as const )(
		'shows %s',
		( _, width, type, hasPanel, placeWidth, expected ) => {
			expect( fit( width, type, hasPanel, placeWidth ) ).toEqual(
				expected
			);
		}
	);
} );
