import { useEffect, useMemo, useState } from 'react';

import { groupRows } from '../rules/why/group-rows';
import { createExplainer, type WhyRow } from './explain';
import { explainStates } from './explain-states';
import type { ElementState } from './force-states';
import { useExplainContext } from './use-explain-context';

/** Rows that are shown as one. */
export type RowGroup = readonly [ WhyRow, ...WhyRow[] ];

/** Explanation of an element. */
export interface ElementRows {
	/** Rows of the element at rest. */
	groups: readonly RowGroup[];
	/** Rows that differ while the element is hovered, focused or pressed. */
	states: ReadonlyArray< {
		state: ElementState;
		groups: readonly RowGroup[];
	} >;
}

/**
 * Returns the rows about an element, and updates them whenever the styles of its document change.
 *
 * @param element The element.
 */
export function useRows( element: Element ): ElementRows {
	const context = useExplainContext();
	const page = element.ownerDocument;
	const version = useSheetVersion( page );
	const explainer = useMemo(
		() => ( { version, ...createExplainer( page, context ) } ),
		[ page, context, version ]
	);
	return useMemo( () => {
		const rows = explainer.explain( element );
		return {
			groups: groupRows( rows ),
			states: explainStates( element, context, rows ).map(
				( { state, rows: different } ) => ( {
					state,
					groups: groupRows( different ),
				} )
			),
		};
	}, [ explainer, element, context ] );
}

function useSheetVersion( page: Document ): number {
	const [ version, setVersion ] = useState( 0 );
	useEffect( () => {
		const observer = new MutationObserver( ( mutations ) => {
			if ( mutations.some( isOfSheet ) ) {
				setVersion( ( count ) => count + 1 );
			}
		} );
		observer.observe( page, {
			childList: true,
			characterData: true,
			subtree: true,
		} );
		return () => observer.disconnect();
	}, [ page ] );
	return version;
}

function isOfSheet( { target, addedNodes }: MutationRecord ): boolean {
	return (
		isSheet( target ) ||
		isSheet( target.parentNode ) ||
		Array.from( addedNodes ).some( isSheet )
	);
}

function isSheet( node: Node | null ): boolean {
	return node?.nodeName === 'STYLE' || node?.nodeName === 'LINK';
}
