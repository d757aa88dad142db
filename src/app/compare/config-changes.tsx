import { useMemo } from 'react';

import type { ConfigChangesProps } from '@/kits/compare';
import { DifferenceList } from '@/features/styles/differences/difference-list';
import { readConfig } from '@/utils/theme-json/config';

/** Lists the values that differ between two styles, without actions. */
export function ConfigChanges( { left, right }: ConfigChangesProps ) {
	const before = useMemo( () => parse( left ), [ left ] );
	const after = useMemo( () => parse( right ), [ right ] );
	return (
		<DifferenceList left={ before } right={ after } base={ undefined } />
	);
}

function parse( json: string ) {
	try {
		return readConfig( JSON.parse( json ) );
	} catch {
		return readConfig( undefined );
	}
}
