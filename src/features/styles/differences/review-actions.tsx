import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { showUndoNotice } from '@/kits/saving/outcomes';
import { useStyleNames } from '../config/use-style-names';
import { describeDifference } from '../rules/describe-difference';
import type { Difference } from '../rules/diff-configs';
import type { Restore } from '../writes/use-restore';
import type { DiscardedValue } from './discarded-change';
import { formatDiscardedChange } from './format-discarded-change';

/** Props of {@link ReviewActions}. */
export interface ReviewActionsProps extends Pick< Restore, 'apply' > {
	/** The reverse difference, which discards the change: its target is the saved value. */
	difference: Difference;
	isLeftOut: boolean;
	/** Whether it is the only change: the list is removed with it. */
	isLast: boolean;
	onLeaveOut: ( isLeftOut: boolean ) => void;
	onDiscarded: ( discarded: DiscardedValue ) => void;
}

/** Buttons that leave one change out of the next save, or discard it. */
export function ReviewActions( {
	difference,
	isLeftOut,
	isLast,
	apply,
	onLeaveOut,
	onDiscarded,
}: ReviewActionsProps ) {
	const name = describeDifference( difference, useStyleNames() );
	const handleDiscard = () => {
		const undo = apply( [ difference ] );
		const message = formatDiscardedChange( name );
		if ( isLast ) {
			showUndoNotice( {
				id: 'atelier-discarded-change',
				message,
				onAction: undo,
			} );
			return;
		}
		speak( message );
		onDiscarded( { name, undo } );
	};
	return (
		<span className="atelier-style-differences__actions">
			<Button
				variant="link"
				aria-pressed={ isLeftOut }
				aria-label={ sprintf(
					/* translators: %s: name of a value, for example "H1 › Typography, size". */
					__( 'Leave out: %s', 'atelier' ),
					name
				) }
				onClick={ () => onLeaveOut( ! isLeftOut ) }
			>
				{ isLeftOut
					? __( 'Left out', 'atelier' )
					: __( 'Leave out', 'atelier' ) }
			</Button>
			<Button
				variant="link"
				aria-label={ sprintf(
					/* translators: %s: name of a value, for example "H1 › Typography, size". */
					__( 'Discard: %s', 'atelier' ),
					name
				) }
				onClick={ handleDiscard }
			>
				{ __( 'Discard', 'atelier' ) }
			</Button>
		</span>
	);
}
