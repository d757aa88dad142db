import { act, renderHook } from '@testing-library/react';

import { useLeftContent } from '@/app/layout/use-left-content';
import { announceContent } from '@/schedule/content-first';
import type { Route } from '@/router';

const aRoute = ( path: string, areas: Route[ 'areas' ] ): Route => ( {
	name: path,
	path,
	params: {},
	query: {},
	areas,
	widths: {},
	canEdit: false,
	isEditing: false,
	isPreviewFirst: false,
	hasPreviewSwitch: false,
	showsPreviewOnMobile: false,
} );
const HOME = aRoute( '/', { preview: 'site' } );
const LIST = aRoute( '/page', { content: 'list', preview: 'site' } );
const SECOND_LIST = aRoute( '/pattern', { content: 'list' } );

const walk = ( first: Route ) =>
	renderHook( ( route: Route ) => useLeftContent( route ), {
		initialProps: first,
	} );
const settle = () => act( () => jest.advanceTimersByTimeAsync( 1000 ) );

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	document.body.replaceChildren();
} );

describe( 'useLeftContent', () => {
	it( 'keeps content until the next screen has been painted', async () => {
		const { result, rerender } = walk( LIST );
		expect( result.current.left ).toBeUndefined();
		rerender( HOME );
		expect( result.current.left ).toBe( LIST );
		await settle();
		expect( result.current.left ).toBeUndefined();
	} );

	it( 'mounts anew what comes before that', () => {
		const { result, rerender } = walk( LIST );
		const { visits } = result.current;
		rerender( HOME );
		expect( result.current.visits ).toBe( visits );
		rerender( LIST );
		expect( result.current.left ).toBeUndefined();
		expect( result.current.visits ).not.toBe( visits );
	} );

	it( 'keeps none where other content takes its place', () => {
		const { result, rerender } = walk( LIST );
		const { visits } = result.current;
		rerender( SECOND_LIST );
		expect( result.current ).toEqual( { left: undefined, visits } );
	} );

	it.each( [
		[ 'a dialog', '<div role="dialog"></div>' ],
		[ 'a menu', '<div role="menu"></div>' ],
		[ 'a tooltip', '<div role="tooltip"></div>' ],
		[ 'a popover', '<div class="components-popover"></div>' ],
	] )( 'keeps none beneath %s', ( _, open ) => {
		const { result, rerender } = walk( LIST );
		document.body.innerHTML += open;
		rerender( HOME );
		expect( result.current.left ).toBeUndefined();
	} );

	it( 'keeps none that is not there yet', () => {
		const arrive = announceContent();
		const { result, rerender } = walk( LIST );
		rerender( HOME );
		expect( result.current.left ).toBeUndefined();
		arrive();
	} );
} );
