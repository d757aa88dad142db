import { __, _n, sprintf } from '@wordpress/i18n';

import { describeFailedPlaces, undoUses } from '@/features/usage';
import { runOnItems } from '@/kits/saving/outcomes';
import type { Preset } from '../../rules/preset-list';
import type { ChangeOutcome } from './use-change-outcome';

/** Outcome of a change, and whether the preset has another slug now. */
interface ShownOutcome extends ChangeOutcome {
	isRenaming?: boolean;
}

/**
 * Shows a notice about a change, with Undo for all of it: the newest write first, since the styles may have been written more than once.
 *
 * @param preset   The preset.
 * @param outcome  The outcome of the change.
 * @param describe Returns the sentence for a number of places.
 */
export function offerUndo(
	preset: Preset,
	{ changes, places, isRemoved, isRenaming = false }: ShownOutcome,
	describe: ( name: string, places: number ) => string = isRemoved &&
	! isRenaming
		? describeDeleted
		: describeChanged
): void {
	void runOnItems( [ { id: preset.slug } ], {
		subject: 'preset',
		run: async () => async () => {
			const failed = await undoUses( [ ...changes ].reverse() );
			if ( failed.length > 0 ) {
				throw new Error( describeFailedPlaces( failed ) );
			}
		},
		done: () => describe( preset.name, places.size ),
	} );
}

function describeChanged( name: string, places: number ): string {
	return sprintf(
		/* translators: 1: name of a preset. 2: number of places. */
		_n(
			'“%1$s” was changed in %2$d place.',
			'“%1$s” was changed in %2$d places.',
			places,
			'atelier'
		),
		name,
		places
	);
}

function describeDeleted( name: string, places: number ): string {
	return places === 0
		? sprintf(
				/* translators: %s: name of a preset. */
				__( '“%s” was deleted.', 'atelier' ),
				name
		  )
		: sprintf(
				/* translators: 1: name of a preset. 2: number of places. */
				_n(
					'“%1$s” was deleted, and %2$d place was changed.',
					'“%1$s” was deleted, and %2$d places were changed.',
					places,
					'atelier'
				),
				name,
				places
		  );
}
