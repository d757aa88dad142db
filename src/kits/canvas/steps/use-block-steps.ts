import { useRef } from 'react';

import { createBlockSteps, type BlockSteps } from './block-steps';

/**
 * Returns the steps in which a canvas renders the blocks of a record; each record has its own.
 *
 * @param key Identifies the record.
 */
export function useBlockSteps( key: string ): BlockSteps {
	const current = useRef< { key: string; steps: BlockSteps } >();
	if ( current.current?.key !== key ) {
		current.current = { key, steps: createBlockSteps() };
	}
	return current.current.steps;
}
