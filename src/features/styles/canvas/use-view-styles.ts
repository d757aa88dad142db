import { useEffect, useMemo } from 'react';
import { useRegistry, useSelect } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';
import fastDeepEqual from 'fast-deep-equal';

import {
	useGlobalStylesRecord,
	type GlobalStylesRecord,
} from '@/data/site/use-global-styles-record';
import { readConfig, type StylesConfig } from '@/utils/theme-json/config';
import { mergeConfigs } from '@/utils/theme-json/merge-configs';
import { needsEditor } from '../rules/needs-editor';
import { createCanvasSheets, type SheetContents } from './canvas-sheets';
import { cleanRecord } from './clean-record';
import { markSheets } from './mark-sheets';
import { useCanvasFonts } from './use-canvas-fonts';
import { useDarkSheet } from './use-dark-sheet';
import { useRootSheet } from './use-root-sheet';
import { useLiveStyles } from './use-live-styles';

type Registry = ReturnType< typeof useRegistry >;
type Settings = Readonly< Record< string, unknown > >;

/** Styles of the site for a canvas without the host's editor. */
export interface SiteViewStyles {
	/** Settings with style sheets that can be replaced. */
	settings: Settings;
	/** The site's styles, of which blocks read their style variations; undefined until they are loaded. */
	config: StylesConfig | undefined;
	/** Whether the styles have changed since the page was opened in a way that needs the host's editor, which notifies the blocks. */
	needEditor: boolean;
}

/** The record as it was when the page was opened. */
const firstRecords = new WeakMap< Registry, unknown >();

/**
 * Shows the site's styles with their unsaved edits in a canvas without the host's editor: as style sheets, instead of those that
 * the server generated when the page was opened. No block is rendered for it.
 *
 * @param canvas         The registry with the store of the canvas's blocks.
 * @param editorSettings Settings of the editor from the server.
 */
export function useViewStyles(
	canvas: Registry,
	editorSettings: Settings
): SiteViewStyles {
	const page = useRegistry();
	const found = useGlobalStylesRecord();
	const first = useFirstRecord( page, found );
	const marked = useMemo(
		() => markSheets( editorSettings ),
		[ editorSettings ]
	);
	const sheets = useMemo( () => {
		const created = createCanvasSheets( canvas );
		created.setAppliedCss( marked.contents );
		const count = marked.contents.length;
		return {
			isRenderedRecord: ( record: unknown ) =>
				hasSameStyles( first, record ),
			show: ( contents: SheetContents | null ) =>
				created.setOverrideCss(
					contents && joinFirst( contents, count )
				),
			end: () => created.setOverrideCss( null ),
		};
	}, [ canvas, marked, first ] );
	useLiveStyles( sheets, editorSettings );
	useCanvasFonts();
	useDarkSheet( canvas );
	useRootSheet( canvas );

	const { base, record, canEdit, error } = found;
	const config = useMemo( () => {
		if ( error !== undefined ) {
			return readConfig( undefined );
		}
		const user = canEdit ? first : record;
		return base !== undefined && user
			? mergeConfigs( base, cleanRecord( user ) )
			: undefined;
	}, [ base, record, first, canEdit, error ] );
	const needEditor = useMemo(
		() =>
			canEdit === true &&
			first !== undefined &&
			record !== undefined &&
			needsEditor( first, cleanRecord( record ) ),
		[ canEdit, first, record ]
	);
	return { settings: marked.settings, config, needEditor };
}

function useFirstRecord(
	page: Registry,
	{ id, canEdit }: GlobalStylesRecord
): unknown {
	const saved = useSelect(
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
	useEffect( () => {
		if ( saved && ! firstRecords.has( page ) ) {
			firstRecords.set( page, cleanRecord( saved ) );
		}
	}, [ page, saved ] );
	return firstRecords.get( page ) ?? ( saved && cleanRecord( saved ) );
}

function hasSameStyles( first: unknown, record: unknown ): boolean {
	const [ before, after ] = [ readConfig( first ), readConfig( record ) ];
	return (
		fastDeepEqual( before.settings, after.settings ) &&
		fastDeepEqual( before.styles, after.styles )
	);
}

// The server divides these styles into other sheets: all generated styles replace the first one, and the others are emptied.
function joinFirst( contents: SheetContents, count: number ): SheetContents {
	const css = contents.filter( Boolean ).join( '\n' );
	return Array.from( { length: count }, ( _, index ) =>
		index === 0 ? css : ''
	);
}
