import { useEffect, useRef, useState, type RefObject } from 'react';
import { useRegistry, useSelect } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

import { afterDelay } from '@/schedule/after-delay';
import { afterVisibleDelay } from '@/schedule/after-visible-delay';
import {
	createAsyncUpdates,
	type AsyncUpdates,
} from '@/schedule/async-updates';
import { repeatEvery } from '@/schedule/repeat-every';
import { findCanvas } from './find-canvas';
import type { BlockSteps } from './steps/block-steps';
import { useBlockSteps } from './steps/use-block-steps';
import type { CanvasRecord } from './types';

// Specification 9: the indicator stays 10 s at most, and 100 ms after the last request.
const LOADING_TIMEOUT_MS = 10_000;
const SETTLED_MS = 100;

// A record without any block is shown after this many checks.
const LOOKS_WITHOUT_BLOCKS = 8;

// A block that changes this often without a request changes by itself, such as a clock.
const CHANGES_AWAITED = 10;

const BLOCK_LIST = '.is-root-container';

/** Input of {@link useCanvasLoading}. */
export interface CanvasLoadingInput extends CanvasRecord {
	/** Whether it must be complete, because it replaces a visible canvas at any scroll position. */
	isWholeNeeded: boolean;
	/** Whether the public page is shown until it is ready. There is no indicator then, and no time limit. */
	isPageShown: boolean;
}

/** Loading state of a canvas. */
export interface CanvasLoading {
	/** The element around the blocks. */
	frame: RefObject< HTMLDivElement >;
	/** The steps in which the blocks are rendered. */
	steps: BlockSteps;
	/** Updates that blocks have not rendered yet. */
	updates: AsyncUpdates;
	/** Whether the record may be shown. */
	isReady: boolean;
}

/**
 * Returns the loading state of a record's canvas. It may be shown when it has blocks, no request of records is pending,
 * and the blocks have rendered the last responses; or when the person has waited long enough.
 *
 * Blocks alone are not enough: a list of posts shows that there are none until the posts have loaded.
 *
 * @param input The canvas and its record.
 */
export function useCanvasLoading( {
	postType,
	postId,
	isWholeNeeded,
	isPageShown,
}: CanvasLoadingInput ): CanvasLoading {
	const key = `${ postType }/${ postId }`;
	const frame = useRef< HTMLDivElement >( null );
	const steps = useBlockSteps( key );
	const [ updates ] = useState( createAsyncUpdates );
	const [ readyKey, setReadyKey ] = useState< string >();
	const isReady = readyKey === key;
	const registry = useRegistry();
	const isResolving = useSelect(
		( select ) => select( coreStore ).hasResolvingSelectors(),
		[]
	);

	useEffect(
		() =>
			isPageShown || isReady
				? undefined
				: afterVisibleDelay( LOADING_TIMEOUT_MS, () =>
						setReadyKey( key )
				  ),
		[ key, isPageShown, isReady ]
	);

	useEffect( () => {
		if ( isResolving || isReady ) {
			return undefined;
		}
		const hasBlocks = () =>
			!! findBlockList( frame.current )?.firstElementChild &&
			! ( isWholeNeeded && steps.hasWaiting() );
		let end = () => {};
		let changeCount = 0;
		look();
		return () => end();

		function look() {
			let looksAtBlocks = hasBlocks() ? 1 : 0;
			let looksAtNone = 0;
			end = repeatEvery( SETTLED_MS, () => {
				const list = findBlockList( frame.current );
				looksAtBlocks = hasBlocks() ? looksAtBlocks + 1 : 0;
				looksAtNone =
					list && ! list.firstElementChild ? looksAtNone + 1 : 0;
				// The second check is a whole interval after the blocks were found, in which no request began.
				if (
					list &&
					( looksAtBlocks > 1 ||
						looksAtNone === LOOKS_WITHOUT_BLOCKS )
				) {
					end();
					confirm( list );
				}
			} );
		}

		// Blocks with pending updates mutate the DOM or send a request in the next task.
		function confirm( list: Element ) {
			let isChanged = false;
			const observer = new MutationObserver( () => {
				isChanged = true;
			} );
			observer.observe( list, { childList: true, subtree: true } );
			const decide = () => {
				end();
				changeCount += isChanged ? 1 : 0;
				if (
					// Blocks that are rendered in steps cause changes, and do not delay the canvas.
					( isChanged &&
						changeCount < CHANGES_AWAITED &&
						! steps.hasWaiting() ) ||
					registry.select( coreStore ).hasResolvingSelectors()
				) {
					look();
				} else {
					setReadyKey( key );
				}
			};
			let endTurn: ( () => void ) | undefined;
			const endWait = updates.after( () => {
				endTurn = afterDelay( 0, decide );
			} );
			end = () => {
				observer.disconnect();
				endWait();
				endTurn?.();
			};
		}
	}, [ key, steps, updates, registry, isWholeNeeded, isResolving, isReady ] );

	useEffect( () => {
		if ( isReady ) {
			steps.finish();
		}
	}, [ steps, isReady ] );

	return { frame, steps, updates, isReady };
}

function findBlockList( frame: HTMLElement | null ): Element | null {
	return (
		findCanvas( frame )?.contentDocument?.querySelector( BLOCK_LIST ) ??
		null
	);
}
