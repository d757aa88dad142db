import { useState } from 'react';
import { __ } from '@wordpress/i18n';

import { getErrorMessage } from '@/utils/get-error-message';
import { describeRefused } from './describe-refused';
import { listSiteItems } from './rules/list-site-items';
import { listRefused } from './rules/list-refused';
import type { ImportResult, JudgedRecord } from './rules/types';
import { importOnSite, judgeOnSite, undoOnSite } from './writes/transfer-sites';

/** State of a file on one site. */
export type SiteReport =
	| { status: 'busy' }
	| { status: 'judged'; rows: readonly JudgedRecord[] }
	| { status: 'done'; count: number; run?: string; draft?: number }
	| { status: 'undone' }
	| { status: 'failed'; reason: string };

/** The imports of a file into sites of the network. */
export interface SiteImports {
	/** Reports by number of the site. */
	reports: ReadonlyMap< number, SiteReport >;
	/** Reads the effects of importing on a site. */
	check: ( site: number ) => Promise< void >;
	/** Imports into sites, one after the other. Each takes all of it or nothing. */
	importInto: (
		sites: readonly number[],
		doesReplace: boolean,
		draft: string | undefined
	) => Promise< void >;
	/** Takes the import of a site back. */
	undo: ( site: number, run: string ) => Promise< void >;
}

/**
 * Returns the imports of a file into sites of the network, with a report for each.
 *
 * @param file The file.
 */
export function useSiteImports( file: File ): SiteImports {
	const [ reports, setReports ] = useState<
		ReadonlyMap< number, SiteReport >
	>( new Map() );
	const follow = async (
		site: number,
		run: () => Promise< SiteReport >
	): Promise< void > => {
		const report = ( value: SiteReport ) =>
			setReports( ( all ) => new Map( all ).set( site, value ) );
		report( { status: 'busy' } );
		try {
			report( await run() );
		} catch ( error ) {
			report( {
				status: 'failed',
				reason: getErrorMessage(
					error,
					__( 'The site did not answer.', 'atelier' )
				),
			} );
		}
	};
	return {
		reports,
		check: ( site ) =>
			follow( site, async () => ( {
				status: 'judged',
				rows: ( await judgeOnSite( site, file ) ).rows,
			} ) ),
		importInto: async ( sites, doesReplace, draft ) => {
			for ( const site of sites ) {
				const report = reports.get( site );
				const items =
					report?.status === 'judged'
						? listSiteItems( report.rows, doesReplace )
						: [];
				if ( items.length > 0 ) {
					await follow( site, async () => {
						const imported = await importOnSite(
							site,
							file,
							items,
							draft
						);
						return (
							findFailure( imported.results ) ?? {
								status: 'done',
								count: imported.results.length,
								...( imported.run && { run: imported.run } ),
								...( imported.draft && {
									draft: imported.draft,
								} ),
							}
						);
					} );
				}
			}
		},
		undo: ( site, run ) =>
			follow(
				site,
				async () =>
					findFailure( await undoOnSite( site, run ) ) ?? {
						status: 'undone',
					}
			),
	};
}

function findFailure(
	results: readonly ImportResult[]
): SiteReport | undefined {
	const refused = listRefused( results );
	return refused.length === 0
		? undefined
		: { status: 'failed', reason: describeRefused( refused ) };
}
