import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

import {
	getBaseGlobalStyles,
	resolveGlobalStylesId,
} from '@/wordpress/global-styles-records';
import { isRecord } from '../resources/guards';
import { readFontLists, writeFontLists } from './font-lists';
import type { FontLists } from './types';

const ENTITY = [ 'root', 'globalStyles' ] as const;

/** Makes other lists out of the present ones. */
export type FontListsUpdate = ( lists: FontLists ) => FontLists;

/**
 * Changes the active fonts in the site's styles and saves these alone: other unsaved edits of the styles stay unsaved. The change is made
 * to what the server has now, so that the fonts and styles that somebody else saved meanwhile stay.
 *
 * @param update Makes the new lists.
 * @throws The server's answer when it refuses.
 */
export async function saveFontLists(
	update: FontListsUpdate
): Promise< void > {
	const id = await resolveGlobalStylesId();
	if ( ! id ) {
		throw new Error(
			__( 'This theme has no styles that could be saved.', 'atelier' )
		);
	}
	const base = readBaseSettings();
	const path = `/wp/v2/global-styles/${ id }`;
	const server = await apiFetch< unknown >( {
		path: `${ path }?context=edit`,
	} );
	const settings = isRecord( server ) ? server.settings : undefined;
	const next = writeFontLists(
		settings,
		base,
		update( readFontLists( settings, base ) )
	);
	const saved =
		next === settings
			? server
			: await apiFetch< unknown >( {
					path,
					method: 'POST',
					data: { settings: next },
			  } );
	const edited = readEditedSettings( id );
	await dispatch( coreStore ).receiveEntityRecords( ...ENTITY, saved );
	if ( edited ) {
		await dispatch( coreStore ).editEntityRecord(
			...ENTITY,
			id,
			{
				settings: writeFontLists(
					edited,
					base,
					update( readFontLists( edited, base ) )
				),
			},
			{ undoIgnore: true }
		);
	}
}

// Settings with unsaved edits; `undefined` when they have none.
function readEditedSettings( id: number | string ): unknown {
	const core = select( coreStore );
	const edits = core.getEntityRecordNonTransientEdits(
		...ENTITY,
		id
	) as unknown;
	return isRecord( edits ) ? edits.settings : undefined;
}

function readBaseSettings(): unknown {
	const base = getBaseGlobalStyles( select );
	return isRecord( base ) ? base.settings : undefined;
}
