import {
	createContext,
	useContext,
	useState,
	useSyncExternalStore,
	type ComponentType,
} from 'react';
import { createHigherOrderComponent } from '@wordpress/compose';
import { addFilter } from '@wordpress/hooks';

import type { BlockSteps } from './block-steps';

/** The steps of the canvas around a block; undefined where all blocks are rendered at once, as in previews. */
export const BlockStepsContext = createContext< BlockSteps | undefined >(
	undefined
);

const subscribeToNothing = () => () => {};

/** Makes canvases render their blocks in steps. */
export function showBlocksInSteps(): void {
	addFilter(
		'editor.BlockListBlock',
		'atelier/show-in-steps',
		createHigherOrderComponent(
			( Block: ComponentType< object > ) =>
				function BlockInSteps( props: object ) {
					return useIsDue() ? <Block { ...props } /> : null;
				},
			'showInSteps'
		)
	);
}

function useIsDue(): boolean {
	const steps = useContext( BlockStepsContext );
	const [ turn ] = useState( () => steps?.join() ?? 0 );
	return useSyncExternalStore(
		steps?.subscribe ?? subscribeToNothing,
		() => ! steps || steps.isDue( turn )
	);
}
