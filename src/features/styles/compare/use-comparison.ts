import { useMemo, useState } from 'react';

import { useRoute } from '@/router';
import type { DesignState } from '@/utils/design-state';
import { readComparison, type Comparison } from './read-comparison';
import type { ComparedState } from './style-state';
import { useStyleStates, type StyleStates } from './use-style-states';

/** The two states of the address, with their configs. */
export interface StyleComparison extends Comparison {
	left: DesignState;
	right: DesignState;
	leftState: ComparedState;
	rightState: ComparedState;
	states: StyleStates;
	/** Lists older revisions, too; undefined where all are listed. */
	showMore: ( () => void ) | undefined;
}

const SAVED: DesignState = { kind: 'saved' };
const UNSAVED: DesignState = { kind: 'unsaved' };
const THEME: DesignState = { kind: 'theme' };

/** Returns the compared states of the address. Without any, the saved styles are compared with unsaved changes, or with the theme. */
export function useComparison(): StyleComparison {
	const { query } = useRoute();
	const comparison = useMemo( () => readComparison( query ), [ query ] );
	const { left = SAVED } = comparison;
	const [ pages, setPages ] = useState( 1 );
	const states = useStyleStates(
		[ left, ...( comparison.right ? [ comparison.right ] : [] ) ],
		pages
	);
	const right = comparison.right ?? ( states.hasUnsaved ? UNSAVED : THEME );
	return {
		...comparison,
		left,
		right,
		leftState: states.read( left ),
		rightState: states.read( right ),
		states,
		showMore: states.hasMore ? () => setPages( pages + 1 ) : undefined,
	};
}
