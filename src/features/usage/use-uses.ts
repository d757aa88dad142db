import { useMemo } from 'react';

import { useResource } from '@/data/reads/use-resource';
import { createUseFinder, type Use } from './find-use';
import type { UsageKind } from './reads/usage';
import { usedRecordsResource } from './reads/used';
import { useIndexRebuild } from './use-index-rebuild';

/** Known uses of records. */
export interface Uses {
	/** Returns whether anything uses a record; undefined where that is not known. */
	findUse: ( id: number | string ) => Use | undefined;
	/** Whether the whole site was searched: before that, a list of unused records would be wrong. */
	isKnown: boolean;
	/** Why the search failed; undefined without a failure. */
	error: unknown;
	/** Repeats the request or the search. */
	retry: () => void;
}

/**
 * Returns the known uses of a kind's records. `findUse` is another function after each answer. An incomplete index is completed.
 *
 * @param kind Kind of the records; nothing is requested without it.
 */
export function useUses( kind: UsageKind | undefined ): Uses {
	const { data, error, retry } = useResource( usedRecordsResource, kind );
	const { error: rebuildError, rebuild } = useIndexRebuild( data?.index );
	const findUse = useMemo( () => createUseFinder( data ), [ data ] );
	const isKnown = data?.index.isWhole === true;
	const hasRebuildError = error === undefined && rebuildError !== undefined;
	return {
		findUse,
		isKnown,
		error: error ?? rebuildError,
		retry: hasRebuildError ? rebuild : retry,
	};
}
