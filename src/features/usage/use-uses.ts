import { useMemo } from 'react';

import { useResource } from '@/data/reads/use-resource';
import { createUseFinder, type Use } from './find-use';
import type { UsageKind } from './reads/usage';
import { usedRecordsResource } from './reads/used';
import { useIndexRebuild } from './use-index-rebuild';

/**
 * Returns a function that says whether anything uses a record; it changes when the answer does. The index is built on where it is
 * not whole.
 *
 * @param kind Kind of the records; nothing is asked for without it.
 */
export function useUses(
	kind: UsageKind | undefined
): ( id: number | string ) => Use | undefined {
	const { data } = useResource( usedRecordsResource, kind );
	useIndexRebuild( data?.index );
	return useMemo( () => createUseFinder( data ), [ data ] );
}
