import { useEffect, useState, type RefObject } from 'react';
import { useSelect } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

import { findCanvas } from './find-canvas';
import type { BlockSteps } from './steps/block-steps';

// Specification 9: the indicator stays 10 s at most, and 100 ms after the last request.
const LOADING_TIMEOUT_MS = 10_000;
const SETTLED_MS = 100;

// A record without any block is shown after this many looks.
const LOOKS_WITHOUT_BLOCKS = 8;

const BLOCK_LIST = '.is-root-container';

/** What {@link useIsCanvasReady} looks at. */
export interface CanvasReadyInput {
	/** The element around the blocks. */
	frame: RefObject< HTMLElement >;
	/** Tells one record from another; each is waited for. */
	key: string;
	/** The steps in which its blocks are rendered. */
	steps: BlockSteps;
	/** Whether it takes the place of something that is seen of the record: it has to be whole then, wherever that was scrolled to. */
	isWholeNeeded: boolean;
}

/**
 * Whether the canvas may be shown: it has blocks and no request of records is under way, or the person has waited long enough.
 *
 * Blocks alone are not enough: those that list posts show that there are none until the posts have come.
 *
 * @param input What is looked at.
 */
export function useIsCanvasReady( {
	frame,
	key,
	steps,
	isWholeNeeded,
}: CanvasReadyInput ): boolean {
	const [ readyKey, setReadyKey ] = useState< string >();
	const isReady = readyKey === key;
	const isResolving = useSelect(
		( select ) => select( coreStore ).hasResolvingSelectors(),
		[]
	);

	useEffect( () => {
		const timer = setTimeout(
			() => setReadyKey( key ),
			LOADING_TIMEOUT_MS
		);
		return () => clearTimeout( timer );
	}, [ key ] );

	useEffect( () => {
		if ( isResolving || isReady ) {
			return undefined;
		}
		const hasBlocks = () =>
			!! findBlockList( frame.current )?.firstElementChild &&
			! ( isWholeNeeded && steps.hasWaiting() );
		let looksAtBlocks = hasBlocks() ? 1 : 0;
		let looksAtNone = 0;
		const timer = setInterval( () => {
			const list = findBlockList( frame.current );
			looksAtBlocks = hasBlocks() ? looksAtBlocks + 1 : 0;
			looksAtNone =
				list && ! list.firstElementChild ? looksAtNone + 1 : 0;
			// The second look is a whole interval after the blocks came, in which no request began.
			if ( looksAtBlocks > 1 || looksAtNone === LOOKS_WITHOUT_BLOCKS ) {
				setReadyKey( key );
			}
		}, SETTLED_MS );
		return () => clearInterval( timer );
	}, [ frame, key, steps, isWholeNeeded, isResolving, isReady ] );

	useEffect( () => {
		if ( isReady ) {
			steps.finish();
		}
	}, [ steps, isReady ] );

	return isReady;
}

function findBlockList( frame: HTMLElement | null ): Element | null {
	return (
		findCanvas( frame )?.contentDocument?.querySelector( BLOCK_LIST ) ??
		null
	);
}
