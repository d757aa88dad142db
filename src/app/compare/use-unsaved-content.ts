import { useMemo } from 'react';
import { store as coreStore } from '@wordpress/core-data';
import { useRegistry, useSelect } from '@wordpress/data';

import { readRecordEdits } from '@/data/writes';
import type { ComparedRecord } from './compared-record';

/**
 * Returns the content of a record with its unsaved changes; undefined without any.
 *
 * @param record The record.
 */
export function useUnsavedContent( {
	postType,
	postId,
}: ComparedRecord ): string | undefined {
	const registry = useRegistry();
	const key = /^\d+$/.test( postId ) ? Number( postId ) : postId;
	const edits = useSelect(
		( select ) =>
			select( coreStore ).getEntityRecordEdits(
				'postType',
				postType,
				key as never
			) as unknown,
		[ postType, key ]
	);
	return useMemo( () => {
		if ( ! edits ) {
			return undefined;
		}
		const { content } = readRecordEdits( registry, {
			kind: 'postType',
			name: postType,
			key,
			title: '',
		} ).edits;
		return typeof content === 'string' ? content : undefined;
	}, [ registry, edits, postType, key ] );
}
