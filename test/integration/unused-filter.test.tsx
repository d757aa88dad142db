/*
 * Which records nothing uses is known once the whole site was searched; a list that is filtered by it waits for that.
 */
import { act, renderHook, waitFor } from '@testing-library/react';

import { useUses } from '@/features/usage';
import { FAULTS } from './support/rest-server';
import { openStage, preparePage } from './support/stage';

beforeAll( () => preparePage() );

const NOT_WHOLE = { done: 1, total: 2, isWhole: false };
const WHOLE = { done: 2, total: 2, isWhole: true };
const REBUILD = { method: 'POST', route: /usage\/rebuild$/ };

/** Opens a site of which half was searched. */
async function openUses() {
	const stage = await openStage();
	let index = NOT_WHOLE;
	stage.server.on( { method: 'GET', route: /usage\/used$/ }, () => ( {
		used: [ '1' ],
		incomplete: 0,
		index,
	} ) );
	stage.server.on( REBUILD, () => {
		index = WHOLE;
		return index;
	} );
	return { stage, ...renderHook( () => useUses( 'pattern' ) ) };
}

it( 'is not known until the whole site was searched', async () => {
	const seen: unknown[] = [];
	const { result, stage } = await openUses();
	await waitFor( () => {
		seen.push( [ result.current.isKnown, result.current.findUse( 2 ) ] );
		expect( result.current.isKnown ).toBe( true );
	} );
	expect( result.current.findUse( 2 ) ).toBe( 'unused' );
	expect( seen ).not.toContainEqual( [ true, undefined ] );
	stage.cleanUp();
} );

it( 'says why the search of the site ended, and goes on with it', async () => {
	const opened = await openUses();
	opened.stage.server.failNext( FAULTS[ 0 ]!, REBUILD );
	await waitFor( () =>
		expect( opened.result.current.error ).toMatchObject( {
			message: 'There has been a critical error.',
		} )
	);
	expect( opened.result.current.isKnown ).toBe( false );
	act( () => opened.result.current.retry() );
	await waitFor( () => expect( opened.result.current.isKnown ).toBe( true ) );
	expect( opened.result.current.error ).toBeUndefined();
} );
