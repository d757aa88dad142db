import { useSelect } from '@wordpress/data';
import { useMemo } from 'react';

import { readConfig } from '@/utils/theme-json/config';
import { getBaseGlobalStyles } from '@/wordpress/global-styles-records';
import { DifferenceList } from './difference-list';

/** Props of {@link StyleChanges}. */
export interface StyleChangesProps {
	/** The styles record before the changes. */
	before: unknown;
	/** The styles record with them. */
	after: unknown;
}

/** Lists the changes of a styles record, for screens that list records of any kind. */
export function StyleChanges( { before, after }: StyleChangesProps ) {
	const base = useSelect( ( select ) => getBaseGlobalStyles( select ), [] );
	const left = useMemo( () => readConfig( before ), [ before ] );
	const right = useMemo( () => readConfig( after ), [ after ] );
	return <DifferenceList left={ left } right={ right } base={ base } />;
}
