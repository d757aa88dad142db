import {
	createUninstallation,
	type UninstallApi,
} from '@/features/fonts/install/uninstall-family';
import type { FontLists } from '@/features/fonts/types';
import { runOnItems, type OutcomeNotice } from '@/kits/saving/outcomes';

const SEN = { id: 3, slug: 'sen', name: 'Sen' };
const UNCLEAR = { code: 'fetch_error', message: 'No answer.' };

/** A server in memory that has one family, active in the styles. */
function aServer() {
	const state = {
		isInstalled: true,
		lists: {
			theme: [],
			custom: [ { slug: 'sen', fontFamily: 'Sen' } ],
		} as FontLists,
	};
	const api: UninstallApi = {
		deleteFamily: async () => {
			state.isInstalled = false;
			return async () => {
				// The server restores a deletion once.
				if ( state.isInstalled ) {
					throw { message: 'It was restored already.' };
				}
				state.isInstalled = true;
			};
		},
		saveLists: async ( update ) => {
			state.lists = update( state.lists );
		},
	};
	return { api, state };
}

// Uninstalls the family; `press` presses the button of the last notice.
async function uninstall( api: UninstallApi ) {
	const shown: OutcomeNotice[] = [];
	const { work, isGone } = createUninstallation( api );
	const last = () => shown.at( -1 );
	await runOnItems( [ SEN ], work, {
		show: ( notice ) => shown.push( notice ),
	} );
	return {
		isGone,
		last,
		press: async ( label: string ) => {
			const { length } = shown;
			expect( last()?.action?.label ).toBe( label );
			last()?.action?.onClick();
			while ( shown.length === length ) {
				await Promise.resolve();
			}
		},
	};
}

describe( 'Uninstalling a family (specification 4.5)', () => {
	it( 'deletes it and takes it out of the styles', async () => {
		const { api, state } = aServer();
		const { isGone, last } = await uninstall( api );

		expect( isGone() ).toBe( true );
		expect( last()?.message ).toBe(
			'Font family uninstalled successfully.'
		);
		expect( state ).toEqual( {
			isInstalled: false,
			lists: { theme: [], custom: [] },
		} );
	} );

	it.each( [
		[
			'a 500 (fault 1)',
			{ code: 'x', message: 'Broken.', data: { status: 500 } },
			'Broken.',
		],
		[
			'a 403 (fault 4)',
			{
				code: 'rest_cannot_delete',
				message: 'Not allowed.',
				data: { status: 403 },
			},
			'Not allowed.',
		],
		[ 'no answer before it arrived (fault 12)', UNCLEAR, 'No answer.' ],
	] )(
		'keeps it in library and styles after %s',
		async ( _, error, message ) => {
			const { api, state } = aServer();
			api.deleteFamily = async () => {
				throw error;
			};
			const { isGone, last } = await uninstall( api );

			expect( isGone() ).toBe( false );
			expect( last()?.message ).toBe(
				`There was an error uninstalling the font family. ${ message }`
			);
			expect( state.lists.custom ).toHaveLength( 1 );
		}
	);

	it( 'goes on when somebody else deleted it meanwhile (fault 7)', async () => {
		const { api, state } = aServer();
		api.deleteFamily = async () => {
			throw { message: 'Invalid.', data: { status: 404 } };
		};

		const { isGone, last } = await uninstall( api );
		expect( isGone() ).toBe( true );
		// The server that deleted it knows how it comes back.
		expect( last()?.action ).toBeUndefined();
		expect( state.lists.custom ).toEqual( [] );
	} );

	it( 'names both halves when the styles cannot be saved, and tries that again (scenario 34)', async () => {
		const { api, state } = aServer();
		const { saveLists } = api;
		api.saveLists = async () => {
			throw { message: 'Refused.' };
		};
		const deleteFamily = jest.spyOn( api, 'deleteFamily' );
		const { isGone, last, press } = await uninstall( api );

		expect( isGone() ).toBe( true );
		expect( last()?.message ).toBe(
			'“Sen” was deleted, but the styles still name it: Refused.'
		);
		api.saveLists = saveLists;
		await press( 'Retry' );
		expect( last()?.status ).toBe( 'success' );
		expect( state.lists.custom ).toEqual( [] );
		expect( deleteFamily ).toHaveBeenCalledTimes( 1 );
		await press( 'Undo' );
		expect( state.isInstalled ).toBe( true );
	} );

	it.each( [
		[ 'a 500', { message: 'Broken.' } ],
		[ 'a 403', { message: 'Not allowed.' } ],
		[ 'a full disk', { message: 'Could not write.' } ],
		[ 'no answer', UNCLEAR ],
	] )(
		'says that it is not restored after %s, and restores it then',
		async ( _, error ) => {
			const { api, state } = aServer();
			const before = state.lists;
			const { saveLists } = api;
			const { last, press } = await uninstall( api );
			api.saveLists = async () => {
				throw error;
			};
			await press( 'Undo' );
			expect( last()?.message ).toBe(
				`“Sen” could not be restored. ${ error.message }`
			);
			api.saveLists = saveLists;
			await press( 'Retry' );
			expect( last()?.status ).toBe( 'success' );
			expect( state ).toEqual( { isInstalled: true, lists: before } );
		}
	);

	it( 'is undone: the family is there again, and active', async () => {
		const { api, state } = aServer();
		const before = state.lists;
		const { last, press } = await uninstall( api );

		await press( 'Undo' );
		expect( last()?.message ).toBe( 'Font family restored.' );
		expect( state ).toEqual( { isInstalled: true, lists: before } );
	} );
} );
