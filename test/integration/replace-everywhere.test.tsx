/*
 * Replacing a pattern in all its places: the replacements offered, and the message where some places refuse.
 */
import { select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { screen, waitFor, within } from '@testing-library/react';

import { ReplaceForm } from '@/features/patterns/actions/replace-item';
import { toPatternItems } from '@/features/patterns/rules/to-items';
import { patternsResource } from '@/features/patterns/reads/patterns';
import {
	aListedPattern,
	aPatternLibrary,
	NO_USES,
} from './support/design-lists';
import { openStage, preparePage, press, type Stage } from './support/stage';

const LIBRARY = aPatternLibrary( {
	patterns: [
		aListedPattern( { id: 1, title: 'Hero' } ),
		aListedPattern( { id: 2, title: 'Wide hero' } ),
	],
} );

const TEXT = { key: 'page:3', title: 'About', message: 'It is locked.' };

let stage: Stage;
let onClose: jest.Mock;

beforeAll( () => {
	preparePage();
	// The DOM that tests run in has no layout: no picture is in view.
	globalThis.IntersectionObserver = class {
		observe() {}
		unobserve() {}
		disconnect() {}
	} as unknown as typeof IntersectionObserver;
} );
afterEach( () => stage.cleanUp() );

async function openForm( changed: number, failed: readonly object[] ) {
	stage = await openStage();
	onClose = jest.fn();
	const { server } = stage;
	const asked: Record< string, unknown > = {};
	const reads = {
		patterns: LIBRARY,
		parts: { parts: [], areas: [], can: { create: true } },
		usage: NO_USES,
	};
	for ( const [ route, body ] of Object.entries( reads ) ) {
		server.on(
			{ method: 'GET', route: new RegExp( `/atelier/v1/${ route }$` ) },
			() => body
		);
	}
	server.on( { method: 'POST', route: /\/usage\/replace$/ }, ( { data } ) => {
		asked.replace = data;
		return {
			changed,
			changes: Array.from( { length: changed }, ( _, id ) => ( {
				id,
				revision: 1,
				hash: 'a',
			} ) ),
			failed,
			kept: [],
			left: 0,
			cursor: '',
		};
	} );
	server.on( { method: 'POST', route: /\/usage\/undo$/ }, ( { data } ) => {
		asked.undo = data;
		return { failed: [] };
	} );
	const [ item ] = toPatternItems(
		patternsResource.parse( LIBRARY, new Headers() )
	);
	await stage.show(
		<ReplaceForm items={ [ item! ] } closeModal={ onClose } />
	);
	return asked;
}

async function replace() {
	const choices = await screen.findByRole( 'group', {
		name: 'Replace with',
	} );
	expect(
		within( choices )
			.getAllByRole( 'radio' )
			.map( ( radio ) => ( radio as HTMLInputElement ).labels?.[ 0 ] )
			.map( ( label ) => label?.textContent )
	).toEqual( [ 'Wide hero' ] );
	await stage.user.click(
		within( choices ).getByRole( 'radio', { name: 'Wide hero' } )
	);
	await press( 'Replace' )( stage );
}

it( 'shows a picture of each pattern that is offered', async () => {
	await openForm( 1, [] );
	const choices = await screen.findByRole( 'group', {
		name: 'Replace with',
	} );
	expect(
		choices.querySelectorAll( 'label .atelier-record-preview' )
	).toHaveLength( 1 );
} );

it( 'says what was done and what was not as one message, whose Undo takes it back', async () => {
	const asked = await openForm( 2, [ TEXT ] );
	await replace();
	await waitFor( () => expect( onClose ).toHaveBeenCalled() );
	expect( asked.replace ).toMatchObject( { id: '1', with: '2' } );
	expect( select( noticesStore ).getNotices() ).toMatchObject( [
		{
			status: 'success',
			content:
				'“Hero” replaced in 2 places. 1 place could not be changed: About. It is locked.',
		},
	] );
	await press( 'Undo' )( stage );
	await waitFor( () => expect( asked.undo ).toBeDefined() );
} );

it( 'stays open and says why where no place could be changed', async () => {
	await openForm( 0, [ TEXT ] );
	await replace();
	expect(
		await screen.findAllByText(
			'“Hero”: 1 place could not be changed: About. It is locked.'
		)
	).not.toHaveLength( 0 );
	expect( onClose ).not.toHaveBeenCalled();
	expect( select( noticesStore ).getNotices() ).toEqual( [] );
} );
