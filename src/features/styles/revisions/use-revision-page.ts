import { useMemo } from 'react';

import { readConfig } from '@/utils/theme-json/config';
import { useGlobalStyles } from '../config/use-global-styles';
import {
	countRevisionPages,
	REVISIONS_PER_PAGE,
	useStyleRevisions,
} from '../reads/use-style-revisions';
import { useStyleAuthors, type StyleAuthor } from '../reads/use-style-authors';
import { areConfigsEquivalent } from '../rules/equivalent-configs';
import {
	buildRevisionList,
	readRevisions,
	type StyleRevision,
} from '../rules/revision-list';
import type { CurrentStyles } from '../rules/revision-state';
import { useRevisionCount } from './use-revision-count';

/** A page of the revisions, with the data that describes them. */
export interface RevisionPage {
	list: readonly StyleRevision[];
	authors: ReadonlyMap< number, StyleAuthor >;
	/** Number of all revisions, and of their pages. */
	count: number;
	pages: number;
	compared: CurrentStyles;
	/** Whether there are unsaved changes, on any page of the list. */
	hasUnsaved: boolean;
	isLoading: boolean;
	error: unknown;
	retry: () => void;
	/** Returns the revision that was saved before another one. */
	getBefore: ( revision: StyleRevision ) => StyleRevision | undefined;
}

const NO_REVISIONS: ReturnType< typeof buildRevisionList > = [];

/**
 * Returns a page of the revisions of the styles.
 *
 * @param page Page, from 1.
 */
export function useRevisionPage( page: number ): RevisionPage {
	const { user } = useGlobalStyles();
	const count = useRevisionCount();
	const { revisions: raw, saved, error, retry } = useStyleRevisions( page );
	const { authors, userId } = useStyleAuthors();
	const pages = countRevisionPages( count );
	// The last row of a page is compared with the first of the next.
	const { revisions: next } = useStyleRevisions(
		page < pages ? page + 1 : undefined
	);
	const following = useMemo( () => readRevisions( next )[ 0 ], [ next ] );
	const savedConfig = useMemo( () => readConfig( saved ), [ saved ] );
	const compared = {
		user,
		saved: saved === undefined ? undefined : savedConfig,
	};
	const list = useMemo(
		() =>
			// Until the page is loaded, the revisions between the unsaved changes and the theme's styles are unknown.
			raw === undefined
				? NO_REVISIONS
				: buildRevisionList( {
						revisions: readRevisions( raw ),
						current: user,
						saved: savedConfig,
						userId,
						isFirstPage: page === 1,
						isLastPage: page === pages,
						newestNumber: count - ( page - 1 ) * REVISIONS_PER_PAGE,
				  } ),
		[ raw, user, savedConfig, userId, page, pages, count ]
	);
	return {
		list,
		authors,
		count,
		pages,
		compared,
		hasUnsaved:
			saved !== undefined && ! areConfigsEquivalent( user, savedConfig ),
		isLoading: raw === undefined && error === undefined,
		error,
		retry,
		getBefore: ( revision ) =>
			list[ list.indexOf( revision ) + 1 ] ?? following,
	};
}
