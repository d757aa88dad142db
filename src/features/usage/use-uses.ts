import { useMemo } from 'react';

import { useResource } from '@/data/reads/use-resource';
import { createUseFinder, type Use } from './find-use';
import type { UsageKind } from './reads/usage';
import { usedRecordsResource } from './reads/used';
import { useIndexRebuild } from './use-index-rebuild';

/** Known uses of records. */
export interface Uses {
	/** Says whether anything uses a record. */
	findUse: ( id: number | string ) => Use | undefined;
	/** Whether the whole site was searched: until then a list of unused records would be wrong. */
	isKnown: boolean;
	/** Why that is not known. */
	error: unknown;
	/** Asks for it again. */
	retry: () => void;
}

/**
 * Returns a function that finds the uses of a kind's records; it changes with the answer. An incomplete index is
 * completed.
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
