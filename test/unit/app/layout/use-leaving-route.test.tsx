import { act, renderHook } from '@testing-library/react';

import { useLeavingRoute } from '@/app/layout/use-leaving-route';
import { announceContent } from '@/schedule/content-first';
import type { Route } from '@/router';

const aRoute = (
	path: string,
	areas: Route[ 'areas' ],
	isEditing = false
): Route => ( {
	name: path,
	path,
	params: {},
	query: {},
	areas,
	widths: {},
	canEdit: false,
	isEditing,
	isPreviewFirst: false,
	hasPreviewSwitch: false,
	showsPreviewOnMobile: false,
} );
const HOME = aRoute( '/', { preview: 'site' } );
const EDITOR = aRoute( '/', { preview: 'site' }, true );
const LIST = aRoute( '/template', { content: 'list' } );
const SECOND_LIST = aRoute( '/pattern', { content: 'list' } );
const PAGES = aRoute( '/page', { content: 'list', preview: 'page' } );

const walk = ( first: Route ) =>
	renderHook( ( route: Route ) => useLeavingRoute( route ), {
		initialProps: first,
	} );
const settle = () =>
	act( () => new Promise( ( resolve ) => setTimeout( resolve, 5 ) ) );

describe( 'useLeavingRoute', () => {
	it( 'keeps a preview until the content of the next screen is there', async () => {
		const { result, rerender } = walk( HOME );
		expect( result.current ).toBeUndefined();
		const arrive = announceContent();
		rerender( LIST );
		expect( result.current ).toBe( HOME );
		await settle();
		expect( result.current ).toBe( HOME );
		rerender( SECOND_LIST );
		expect( result.current ).toBe( HOME );
		arrive();
		await settle();
		expect( result.current ).toBeUndefined();
	} );

	it( 'keeps none for a screen that waits for no content', async () => {
		const { result, rerender } = walk( HOME );
		rerender( LIST );
		await settle();
		expect( result.current ).toBeUndefined();
	} );

	it.each( [
		[ 'a screen with a preview of its own', HOME, PAGES ],
		[ 'the full-screen editor', EDITOR, LIST ],
		[ 'a screen without a preview', LIST, SECOND_LIST ],
	] )( 'keeps nothing: %s', ( _, from, to ) => {
		const arrive = announceContent();
		const { result, rerender } = walk( from );
		rerender( to );
		expect( result.current ).toBeUndefined();
		arrive();
	} );

	it( 'lets a preview of its own take the place of a kept one', async () => {
		const arrive = announceContent();
		const { result, rerender } = walk( HOME );
		rerender( LIST );
		rerender( PAGES );
		expect( result.current ).toBeUndefined();
		arrive();
		await settle();
		rerender( SECOND_LIST );
		expect( result.current ).toBe( PAGES );
	} );
} );
