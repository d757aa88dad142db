import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

import {
	getBaseGlobalStyles,
	resolveGlobalStylesId,
} from '@/wordpress/global-styles-records';
import { store as basesStore } from '@/data/writes/bases-store';
import { dirtyRecordId } from '@/data/writes/dirty-record';
import { areEqualFields } from '@/data/writes/compare-fields';
import { changeRecord } from '@/data/writes/change-record';
import { requireSaved } from '@/data/writes/write-records';
import { isRecord } from '@/utils/is-record';
import { readFontLists, writeFontLists } from '../rules/font-lists';
import type { FontLists } from '../types';

const STYLES = {
	kind: 'root',
	name: 'globalStyles',
	path: '/wp/v2/global-styles',
} as const;

/** Returns new lists for the current ones. */
export type FontListsUpdate = ( lists: FontLists ) => FontLists;

/**
 * Changes the active fonts in the site's styles and saves these alone: other unsaved edits of the styles stay unsaved. The change is applied
 * to the server's current record, and again to each version that somebody else saves until it is written, so that their fonts and styles stay.
 *
 * @param update Returns the new lists.
 * @throws The server's error.
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
	const applyTo = ( settings: unknown ) =>
		writeFontLists(
			settings,
			base,
			update( readFontLists( settings, base ) )
		);
	const ref = { kind: STYLES.kind, name: STYLES.name, key: id };
	const began = select( basesStore ).getBase( dirtyRecordId( ref ) );
	const outcome = await changeRecord( STYLES, id, ( { settings } ) => {
		const next = applyTo( settings );
		return next === settings ? undefined : { settings: next };
	} );
	const saved = requireSaved( outcome );
	const edited = readEditedSettings( id );
	await dispatch( coreStore ).receiveEntityRecords(
		STYLES.kind,
		STYLES.name,
		saved
	);
	if ( edited ) {
		await dispatch( coreStore ).editEntityRecord(
			STYLES.kind,
			STYLES.name,
			id,
			{ settings: applyTo( edited ) },
			{ undoIgnore: true }
		);
	}
	// The unsaved edits do not contain other people's changes of the settings. They keep their base, so that the server compares their save with
	// it.
	if (
		began &&
		edited &&
		! areEqualFields(
			began.fields.settings,
			outcome.before?.settings,
			'settings'
		)
	) {
		void dispatch( basesStore ).storeBase( dirtyRecordId( ref ), {
			...began,
			fields: {
				...began.fields,
				settings: applyTo( began.fields.settings ),
			},
		} );
	}
}

// Settings with unsaved edits; `undefined` when they have none.
function readEditedSettings( id: number | string ): unknown {
	const core = select( coreStore );
	const edits = core.getEntityRecordNonTransientEdits(
		STYLES.kind,
		STYLES.name,
		id
	) as unknown;
	return isRecord( edits ) ? edits.settings : undefined;
}

function readBaseSettings(): unknown {
	const base = getBaseGlobalStyles( select );
	return isRecord( base ) ? base.settings : undefined;
}
