import { useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';

import { runInForm } from '@/kits/saving/outcomes';
import { describeFrontPage } from './rules/describe-front-page';
import { describeRefused } from './describe-refused';
import { listRefused } from './rules/list-refused';
import type { ImportResult, ItemToImport } from './rules/types';
import type { Imported } from './writes/run-import';
import { undoImport } from './writes/transfer-design';

/** A design that is imported: a file, or another theme. */
export interface ImportSource {
	/** Name of the file, or of the theme. */
	name: string;
	/** Imports records of it: all of them, or none. */
	importItems: ( items: readonly ItemToImport[] ) => Promise< Imported >;
	/** Reads the design again after a change of the site. */
	onReload: () => void | Promise< void >;
	/** Returns the message of success; without it, the number of items is shown. */
	describeDone?: () => string;
}

/** The import of a design. */
export interface DesignImport {
	/**
	 * Imports records. A notice says how many, with Undo.
	 *
	 * @throws The server's answer, or why nothing was imported.
	 */
	submit: ( items: readonly ItemToImport[] ) => Promise< void >;
	/**
	 * Imports records into a draft.
	 *
	 * @return Number of the draft.
	 * @throws The server's answer, or why nothing was imported.
	 */
	submitToDraft: ( run: () => Promise< Imported > ) => Promise< number >;
	/** Undoes an earlier import that was interrupted. */
	undoInterrupted: ( run: string ) => Promise< void >;
	/** Why records were refused, by key. */
	refused: ReadonlyMap< string, string >;
}

const SUBJECT = 'design-import';
const NOTHING: ReadonlyMap< string, string > = new Map();

/**
 * Returns the functions that import a design. They throw while records are refused, so that the dialog stays open.
 *
 * @param source The design.
 */
export function useImport( {
	name,
	importItems,
	onReload,
	describeDone: describeOwn,
}: ImportSource ): DesignImport {
	const [ refused, setRefused ] = useState( NOTHING );
	const requireDone = async ( results: readonly ImportResult[] ) => {
		const left = listRefused( results );
		setRefused(
			new Map( left.map( ( { key, message } ) => [ key, message ] ) )
		);
		if ( left.length > 0 ) {
			await onReload();
			throw new Error(
				sprintf(
					/* translators: %s: titles of items, each with what is wrong. */
					__( 'Nothing was imported. %s', 'atelier' ),
					describeRefused( left )
				)
			);
		}
	};
	return {
		refused,
		submit: async ( items ) => {
			let imported: Imported | undefined;
			await runInForm(
				{ id: name },
				{
					subject: SUBJECT,
					run: async () => {
						imported = await importItems( items );
						const { results, run } = imported;
						return results.every( ( { isDone } ) => isDone ) && run
							? () => undoRun( run )
							: undefined;
					},
					done: () =>
						describeDone(
							describeOwn?.() ??
								countDone(
									name,
									imported?.results.length ?? 0
								),
							imported
						),
					undo: {
						failed: __(
							'The import could not be undone.',
							'atelier'
						),
					},
				}
			);
			await requireDone( imported?.results ?? [] );
		},
		submitToDraft: async ( run ) => {
			const { results, draft } = await run();
			await requireDone( results );
			if ( draft === undefined ) {
				throw new Error( __( 'Nothing was imported.', 'atelier' ) );
			}
			return draft;
		},
		undoInterrupted: async ( run ) => {
			await runInForm(
				{ id: run },
				{
					subject: SUBJECT,
					run: () => undoRun( run ),
					done: () =>
						__( 'The interrupted import was undone.', 'atelier' ),
				}
			);
			await onReload();
		},
	};
}

async function undoRun( run: string ): Promise< void > {
	const left = await undoImport( run );
	if ( left.length > 0 ) {
		throw new Error( describeRefused( left ) );
	}
}

function countDone( name: string, count: number ): string {
	return sprintf(
		/* translators: 1: number of items. 2: name of a file, or of a theme. */
		_n(
			'%1$d item was imported from “%2$s”.',
			'%1$d items were imported from “%2$s”.',
			count,
			'atelier'
		),
		count,
		name
	);
}

function describeDone(
	sentence: string,
	imported: Imported | undefined
): string | undefined {
	const { results = [], frontPage, themes = [] } = imported ?? {};
	if ( results.length === 0 || listRefused( results ).length > 0 ) {
		return undefined;
	}
	const partial = results.filter( ( { isPartial } ) => isPartial );
	const done =
		partial.length === 0
			? sentence
			: sprintf(
					/* translators: 1: a sentence. 2: titles of items. */
					__(
						'%1$s Parts that you may not write were left out of: %2$s.',
						'atelier'
					),
					sentence,
					partial.map( ( { title } ) => title ).join( ', ' )
			  );
	return [ done, ...describeFrontPage( frontPage, themes ) ].join( ' ' );
}
