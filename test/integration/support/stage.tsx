/*
 * Renders parts of Design for the matrix as the shell does: with the router, the login dialog, the snackbars and the middlewares of
 * the page, against the server of `rest-server.ts`.
 */
import type { ReactNode } from 'react';
import apiFetch from '@wordpress/api-fetch';
import { SlotFillProvider } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import {
	dispatch,
	resolveSelect,
	select,
	subscribe,
	type useRegistry,
} from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fillSlots } from '@/app/fill-slots';
import { Snackbars } from '@/app/layout/snackbars';
import { ROUTES } from '@/app/routes';
import { installApiMiddlewares } from '@/data/install-middlewares';
import { discardChanges, readDirtyRecords } from '@/data/writes';
import { store as resourcesStore } from '@/data/reads/store';
import type { BootPayload } from '@/data/site/boot-payload';
import { registerStores, store } from '@/data/store';
import { LoginDialog } from '@/app/login';
import { SaveSupportContent } from '@/kits/saving';
import { AppRouter } from '@/router';
import { ignoreSizes } from '@test/helpers/ignore-sizes';
import { goToAddress } from '@test/helpers/address';
import { aBootPayload, printBootPayload } from '@test/helpers/boot-payload';
import { startRestServer, type RestServer } from './rest-server';

type Registry = ReturnType< typeof useRegistry >;

/** The stores of the page: lists and dialogs write through the default registry. */
export const registry = {
	select,
	dispatch,
	subscribe,
	resolveSelect,
} as unknown as Registry;

/** Where a test acts. */
export interface Stage {
	server: RestServer;
	user: ReturnType< typeof userEvent.setup >;
	/** Shows a part of Design. */
	show: ( part: ReactNode ) => Promise< void >;
	/** Removes the rendered page. */
	cleanUp: () => void;
}

/**
 * Returns a function that presses a button.
 *
 * @param name Its name.
 */
export const press =
	( name: string | RegExp ) =>
	async ( { user }: Stage ): Promise< void > =>
		user.click( screen.getByRole( 'button', { name } ) );

/**
 * Returns a function that enters a text in place of the one that a field has.
 *
 * @param label Label of the field.
 * @param text  The text.
 */
export const type =
	( label: string, text: string ) =>
	async ( { user }: Stage ): Promise< void > => {
		const field = screen.getByLabelText( label );
		await user.clear( field );
		await user.type( field, text );
	};

/**
 * Prepares the page once for all tests of a file.
 *
 * @param payload Fields of the boot payload with other values.
 */
export function preparePage( payload: Partial< BootPayload > = {} ): void {
	printBootPayload( aBootPayload( payload ) );
	// The DOM that tests run in has no layout.
	window.scrollTo = () => {};
	ignoreSizes();
	registerStores();
	fillSlots();
	Object.assign( apiFetch, {
		nonceEndpoint: '/wp-admin/admin-ajax.php',
		nonceMiddleware: apiFetch.createNonceMiddleware( 'nonce00000' ),
	} );
	apiFetch.use( apiFetch.nonceMiddleware as never );
	installApiMiddlewares();
}

/**
 * Returns an empty page with a new server; nothing of an earlier test is on it.
 *
 * @param path Path of the screen that is open.
 */
export async function openStage( path: string = '/' ): Promise< Stage > {
	const server = startRestServer();
	( apiFetch.nonceMiddleware as { nonce: string } ).nonce = 'nonce00000';
	goToAddress( path );
	await forgetEverything();
	return {
		server,
		user: userEvent.setup( {
			delay: null,
			pointerEventsCheck: 0,
		} ),
		// The router finds the route in a step of its own.
		show: ( part ) =>
			act( async () => void render( <Shell>{ part }</Shell> ) ),
		cleanUp: cleanup,
	};
}

function Shell( { children }: { children: ReactNode } ) {
	return (
		<SlotFillProvider>
			<AppRouter routes={ ROUTES } site={ aBootPayload().theme }>
				{ children }
				<SaveSupportContent />
				<LoginDialog />
				<Snackbars />
			</AppRouter>
		</SlotFillProvider>
	);
}

async function forgetEverything(): Promise< void > {
	readDirtyRecords( registry ).forEach( ( record ) => {
		discardChanges( registry, record );
	} );
	const core = dispatch( coreStore );
	await core.invalidateResolutionForStoreSelector( 'getEntityRecord' );
	await core.invalidateResolutionForStoreSelector( 'getEntityRecords' );
	await dispatch( resourcesStore ).forgetAnswers(
		select( resourcesStore ).getCachedKeys()
	);
	void dispatch( store ).finishSave();
	void dispatch( store ).forgetSaveResults();
	void dispatch( store ).setIsSaveViewOpened( false );
	for ( const { id } of select( noticesStore ).getNotices() ) {
		void dispatch( noticesStore ).removeNotice( id );
	}
}
