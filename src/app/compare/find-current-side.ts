import type { DesignState } from '@/utils/design-state';
import type { CurrentSide } from './use-restore-blocks';

/**
 * Returns the side with a record's current state: the unsaved changes, or without any the saved version. Undefined if neither side has it.
 *
 * @param left       The left state.
 * @param right      The right state.
 * @param hasUnsaved Whether there are unsaved changes.
 */
export function findCurrentSide(
	left: DesignState,
	right: DesignState,
	hasUnsaved: boolean
): CurrentSide | undefined {
	const isCurrent = ( { kind }: DesignState ) =>
		kind === 'unsaved' || ( kind === 'saved' && ! hasUnsaved );
	if ( isCurrent( left ) ) {
		return 'left';
	}
	return isCurrent( right ) ? 'right' : undefined;
}
