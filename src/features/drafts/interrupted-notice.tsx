import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { forgetRecords } from '@/data/writes/forget-records';
import { runOnItems } from '@/kits/saving/outcomes';
import { isProposing } from './is-proposing';
import { describeInterruption } from './rules/describe-interruption';
import type { Draft } from './rules/types';
import { undoInterruptedPublication } from './writes/write-drafts';

/** Props of {@link InterruptedNotice}. */
export interface InterruptedNoticeProps {
	draft: Draft;
	/** Opens the dialog that publishes the draft, or undoes its publication. */
	onContinue: () => void;
}

/** Explains that a publication was interrupted, and which records were restored; offers to continue or to restore the earlier design. */
export function InterruptedNotice( {
	draft,
	onContinue,
}: InterruptedNoticeProps ) {
	const { id, name, interruption } = draft;
	if ( ! interruption ) {
		return null;
	}
	return (
		<div className="atelier-drafts__row">
			{ describeInterruption( interruption ).map( ( sentence ) => (
				<span key={ sentence } className="atelier-drafts__state">
					{ sentence }
				</span>
			) ) }
			{ interruption.isOpen && ! isProposing() && (
				<span className="atelier-drafts__links">
					<Button variant="link" onClick={ onContinue }>
						{ __( 'Continue…', 'atelier' ) }
					</Button>
					<Button
						variant="link"
						onClick={ () =>
							void runOnItems( [ { id } ], {
								subject: 'draft',
								getTitle: () => name,
								run: async () => {
									await undoInterruptedPublication( id );
									await forgetRecords();
								},
								done: () =>
									__(
										'The earlier design was restored.',
										'atelier'
									),
							} )
						}
					>
						{ __( 'Restore the earlier design', 'atelier' ) }
					</Button>
				</span>
			) }
		</div>
	);
}
