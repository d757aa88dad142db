import { _n, sprintf } from '@wordpress/i18n';

import {
	undoUses,
	type UsageChange,
	type UsageFailure,
} from '@/features/usage';
import { runOnItems } from '@/kits/saving/outcomes';
import type { Preset } from '../../rules/preset-list';

/**
 * Says what was changed, and takes back all of it: the newest change first, since the styles may have been written more than once.
 *
 * @param preset   The preset.
 * @param changes  Changes of places.
 * @param describe Says what was done in a number of places.
 */
export function offerUndo(
	preset: Preset,
	changes: readonly UsageChange[],
	describe: ( name: string, places: number ) => string = describeChanged
): void {
	const places = new Set( changes.map( ( { id } ) => id ) ).size;
	void runOnItems( [ { id: preset.slug } ], {
		subject: 'preset',
		run: async () => async () => {
			const failed = await undoUses( [ ...changes ].reverse() );
			if ( failed.length > 0 ) {
				throw new Error( describeKept( failed ) );
			}
		},
		done: () => describe( preset.name, places ),
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

function describeKept( failed: readonly UsageFailure[] ): string {
	return sprintf(
		/* translators: 1: number of places. 2: their titles. 3: one or more reasons, each a sentence. */
		_n(
			'%1$d place could not be changed: %2$s. %3$s',
			'%1$d places could not be changed: %2$s. %3$s',
			failed.length,
			'atelier'
		),
		failed.length,
		failed.map( ( { title } ) => title ).join( ', ' ),
		[ ...new Set( failed.map( ( { message } ) => message ) ) ].join( ' ' )
	);
}
