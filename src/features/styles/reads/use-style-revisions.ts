import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

import { getGlobalStylesId } from '@/wordpress/global-styles-records';

// Specification 9: revisions are shown by ten.
export const REVISIONS_PER_PAGE = 10;

/** One page of the styles' revisions, as the server returned them. */
export interface StyleRevisionsPage {
	/** Newest first; `undefined` until they are loaded. */
	revisions: unknown;
	/** The saved record without unsaved edits. */
	saved: unknown;
	/** The error of the request. */
	error: unknown;
	/** Requests them again. */
	retry: () => void;
}

/**
 * Returns one page of the revisions of the current theme's styles.
 *
 * @param page Page, from 1; undefined requests none.
 */
export function useStyleRevisions(
	page: number | undefined
): StyleRevisionsPage {
	const { invalidateResolution } = useDispatch( coreStore );
	const { id, ...state } = useSelect(
		( select ) => {
			const recordId = getGlobalStylesId( select );
			if ( ! recordId || page === undefined ) {
				return NOTHING;
			}
			const core = select( coreStore );
			const read = readRevisions( recordId, page );
			const revisions = core.getRevisions( ...read ) ?? undefined;
			// Core-data does not report a refusal.
			const isUntold =
				revisions === undefined &&
				core.hasFinishedResolution( 'getRevisions', read );
			return {
				id: recordId,
				revisions,
				saved: core.getEntityRecord(
					'root',
					'globalStyles',
					recordId
				) as unknown,
				error:
					( core.getResolutionError(
						'getRevisions',
						read
					) as unknown ) ?? ( isUntold ? UNTOLD : undefined ),
			};
		},
		[ page ]
	);
	const retry = () => {
		if ( id && page !== undefined ) {
			void invalidateResolution(
				'getRevisions',
				readRevisions( id, page )
			);
		}
	};
	return {
		...state,
		error:
			state.error === UNTOLD
				? new Error(
						__( 'The revisions could not be loaded.', 'atelier' )
				  )
				: state.error,
		retry,
	};
}

const UNTOLD = Symbol( 'untold' );

const NOTHING = {
	id: undefined,
	revisions: undefined,
	saved: undefined,
	error: undefined,
};

type RevisionsRead = [
	kind: string,
	name: string,
	id: number | string,
	query: { per_page: number; page: number; context: string },
];

function readRevisions( id: number | string, page: number ): RevisionsRead {
	return [
		'root',
		'globalStyles',
		id,
		{ per_page: REVISIONS_PER_PAGE, page, context: 'view' },
	];
}

/**
 * Returns the number of pages that a number of revisions fills, at least one.
 *
 * @param count Number of revisions.
 */
export function countRevisionPages( count: number ): number {
	return Math.max( 1, Math.ceil( count / REVISIONS_PER_PAGE ) );
}
