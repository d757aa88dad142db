import { useCallback, useMemo, useRef, useState } from 'react';

import type { Post } from '../reads/posts';
import { arrangePosts } from './arrange-posts';
import type { PageRow } from './page-order';

/** Rows of a tree in which posts are shown until the server lists them so. */
interface Arrangement {
	rows: readonly PageRow[];
	/** The posts that were listed when the rows were stored. */
	storedAt?: readonly Post[];
}

/** Posts of a list in which rows are moved. */
export interface ArrangedPosts {
	posts: readonly Post[];
	/** Shows the posts in the order of rows that are being stored; without rows as the server lists them. */
	arrange: ( rows: readonly PageRow[] | undefined ) => void;
	/** Keeps that order until the server's next answer: the rows are stored. */
	settle: () => void;
}

/**
 * Returns the posts of a list in the order in which a person has put them.
 *
 * @param listed The posts as the server lists them.
 */
export function useArrangedPosts( listed: readonly Post[] ): ArrangedPosts {
	const [ arrangement, setArrangement ] = useState< Arrangement >();
	const latest = useRef( listed );
	latest.current = listed;
	const arrange = useCallback(
		( rows: readonly PageRow[] | undefined ) =>
			setArrangement( rows && { rows } ),
		[]
	);
	const settle = useCallback(
		() =>
			setArrangement(
				( current ) =>
					current && { ...current, storedAt: latest.current }
			),
		[]
	);
	const posts = useMemo( () => {
		const isShown =
			arrangement &&
			( ! arrangement.storedAt || arrangement.storedAt === listed );
		return isShown ? arrangePosts( listed, arrangement.rows ) : listed;
	}, [ arrangement, listed ] );
	return { posts, arrange, settle };
}
