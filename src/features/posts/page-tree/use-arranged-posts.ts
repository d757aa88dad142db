import { useCallback, useMemo, useRef, useState } from 'react';

import type { Post } from '../reads/posts';
import { arrangePosts } from './arrange-posts';
import type { PageRow } from './page-order';

/** Rows in whose order posts are shown until the server returns that order. */
interface Arrangement {
	rows: readonly PageRow[];
	/** The listed posts at the time when the rows were stored. */
	storedAt?: readonly Post[];
}

/** Posts of a list whose rows can be moved. */
export interface ArrangedPosts {
	posts: readonly Post[];
	/** Shows the posts in the order of rows that are being stored; undefined restores the server's order. */
	arrange: ( rows: readonly PageRow[] | undefined ) => void;
	/** Called when the rows are stored: shows their order until the server's next answer. */
	settle: () => void;
}

/**
 * Returns the posts of a list in the order to which a person has moved them.
 *
 * @param listed The posts in the server's order.
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
