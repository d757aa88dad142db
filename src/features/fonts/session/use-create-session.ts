import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useCallback, useMemo } from 'react';

import {
	useGlobalStylesRecord,
	type GlobalStylesRecord,
} from '@/data/site/use-global-styles-record';
import { createRightResource } from '@/data/reads/create-right';
import { useResource } from '@/data/reads/use-resource';
import { isRecord, toRecord } from '@/utils/is-record';
import { mergeConfigs } from '@/utils/theme-json/merge-configs';
import {
	applyFontChanges,
	areEqual,
	readFontLists,
	writeFontLists,
} from '../rules/font-lists';
import { saveFontLists } from '../writes/save-font-lists';
import type { FontLists } from '../types';
import { installedFontsResource } from '../reads/installed-fonts';
import type { SessionState } from './font-session';

/** Reads the library's fonts: those that are installed, and those that are active in the site's styles. */
export function useCreateSession(): SessionState {
	const installed = useResource( installedFontsResource );
	const canCreate = useResource(
		createRightResource,
		'/wp/v2/font-families'
	);
	const styles = useGlobalStylesRecord();
	const { id, record, base, canEdit, edit, getRecord } = styles;
	const saved: unknown = useSelect(
		( select ) =>
			id && canEdit
				? select( coreStore ).getEntityRecord(
						'root',
						'globalStyles',
						id
				  )
				: undefined,
		[ id, canEdit ]
	);
	const baseSettings = isRecord( base ) ? base.settings : undefined;
	const savedSettings = isRecord( saved ) ? saved.settings : undefined;
	const userSettings = record?.settings;
	const userStyles = record?.styles;

	const lists = useMemo(
		() => readFontLists( userSettings, baseSettings ),
		[ userSettings, baseSettings ]
	);
	const savedLists = useMemo(
		() => readFontLists( savedSettings, baseSettings ),
		[ savedSettings, baseSettings ]
	);
	const themeFamilies = useMemo(
		() => readFontLists( undefined, baseSettings ).theme,
		[ baseSettings ]
	);
	const mergedStyles: unknown = mergeConfigs( base, record ).styles;

	const { editLists, editStyles } = useFontEdits(
		edit,
		getRecord,
		baseSettings
	);
	const save = useCallback(
		() =>
			saveFontLists( ( server ) =>
				applyFontChanges( server, savedLists, lists )
			),
		[ savedLists, lists ]
	);

	const session = useMemo< SessionState[ 'session' ] >(
		() =>
			installed.data && record && base !== undefined
				? {
						lists,
						themeFamilies,
						installed: installed.data,
						user: { settings: userSettings, styles: userStyles },
						baseSettings,
						mergedStyles,
						canEdit: canEdit === true,
						canCreate: canCreate.data === true,
						hasEdits:
							canEdit === true && ! areEqual( lists, savedLists ),
						editLists,
						editStyles,
						save,
				  }
				: undefined,
		[
			installed.data,
			record,
			base,
			lists,
			savedLists,
			themeFamilies,
			userSettings,
			userStyles,
			baseSettings,
			mergedStyles,
			canEdit,
			canCreate.data,
			editLists,
			editStyles,
			save,
		]
	);
	return {
		session,
		error: styles.error ?? installed.error,
		retry: useRetry( styles, installed ),
	};
}

/** A read that may have failed. */
type Read = Pick< SessionState, 'error' | 'retry' >;

/** Returns a function that repeats those reads that have failed. */
function useRetry( first: Read, second: Read ): () => void {
	const { error: firstError, retry: retryFirst } = first;
	const { error: secondError, retry: retrySecond } = second;
	return useCallback( () => {
		if ( firstError ) {
			retryFirst();
		}
		if ( secondError ) {
			retrySecond();
		}
	}, [ firstError, retryFirst, secondError, retrySecond ] );
}

/** Returns functions that edit the fonts and the styles that use them. */
function useFontEdits(
	edit: GlobalStylesRecord[ 'edit' ],
	getRecord: GlobalStylesRecord[ 'getRecord' ],
	baseSettings: unknown
) {
	const editLists = useCallback(
		( update: ( current: FontLists ) => FontLists ) => {
			const current = getRecord();
			const next = update(
				readFontLists( current?.settings, baseSettings )
			);
			edit(
				{
					settings: writeFontLists(
						current?.settings,
						baseSettings,
						next
					),
					styles: toRecord( current?.styles ),
				},
				'alone'
			);
		},
		[ edit, getRecord, baseSettings ]
	);
	const editStyles = useCallback(
		( styles: Record< string, unknown > ) =>
			edit(
				{ settings: toRecord( getRecord()?.settings ), styles },
				'alone'
			),
		[ edit, getRecord ]
	);
	return { editLists, editStyles };
}
