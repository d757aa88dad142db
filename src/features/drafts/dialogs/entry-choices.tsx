import { __ } from '@wordpress/i18n';

import { explainState } from '../rules/describe-entry';
import { DecisionList, type DecisionListProps } from './decision-list';

/** Props of {@link EntryChoices}. */
export type EntryChoicesProps = Pick<
	DecisionListProps,
	'entries' | 'decided' | 'onDecide'
>;

/** Lists entries of a draft with their states, and asks about collisions with live changes. */
export function EntryChoices( props: EntryChoicesProps ) {
	return (
		<DecisionList
			{ ...props }
			explain={ explainState }
			labels={ {
				draft: __( 'Use the draft’s version', 'atelier' ),
				live: __( 'Use the published version', 'atelier' ),
				all: {
					draft: __( 'Use the draft’s version for all', 'atelier' ),
					live: __( 'Use the published version for all', 'atelier' ),
				},
			} }
		/>
	);
}
