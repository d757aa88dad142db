import { __, sprintf } from '@wordpress/i18n';

import type { HistoryChange, HistoryKind } from './types';

/** Kinds of records that consist of one value; both values are shown. */
const VALUES: readonly HistoryKind[] = [ 'active', 'identity', 'block-style' ];

/**
 * Returns whether a record can be restored.
 *
 * @param change The change.
 */
export function canGoBack( {
	action,
	isAllowed,
}: Pick< HistoryChange, 'action' | 'isAllowed' > ): boolean {
	return isAllowed && action !== 'not_kept';
}

/**
 * Returns the keys of the records to restore: ticked by the person, or by default where the person has not decided.
 *
 * @param changes All changes.
 * @param ticks   Whether the person has ticked a record, by its key.
 */
export function getTickedKeys(
	changes: readonly HistoryChange[],
	ticks: ReadonlyMap< string, boolean >
): ReadonlySet< string > {
	return new Set(
		changes
			.filter(
				( change ) =>
					canGoBack( change ) &&
					( ticks.get( change.key ) ?? change.isTicked )
			)
			.map( ( { key } ) => key )
	);
}

/**
 * Returns warnings about the records that a restored record uses and that are not restored: each stays as it is, or no longer exists.
 *
 * @param change The change of the record.
 * @param ticked Keys of the records to restore.
 */
export function describeUntickedNeeds(
	{ needs }: Pick< HistoryChange, 'needs' >,
	ticked: ReadonlySet< string >
): readonly string[] {
	return needs
		.filter( ( { key } ) => ! ticked.has( key ) )
		.map( ( { title, isGone } ) =>
			isGone
				? sprintf(
						/* translators: %s: title of a pattern, a template part or a menu. */
						__(
							'Uses “%s”, which is no longer there: nothing will show in its place.',
							'atelier'
						),
						title
				  )
				: sprintf(
						/* translators: %s: title of a pattern, a template part or a menu. */
						__( 'Will show “%s” as it is now.', 'atelier' ),
						title
				  )
		);
}

/**
 * Returns the sentence about the effect of going back on a record.
 *
 * @param change The change.
 */
export function describeAction( change: HistoryChange ): string {
	const { action, kind, before, then } = change;
	if ( VALUES.includes( kind ) ) {
		return sprintf(
			/* translators: 1: the value now. 2: the value then. */
			__( '%1$s → %2$s', 'atelier' ),
			before === '' ? __( 'Not set', 'atelier' ) : before,
			then === '' ? __( 'Not set', 'atelier' ) : then
		);
	}
	switch ( action ) {
		case 'change':
			return __( 'Will be as it was then.', 'atelier' );
		case 'recreate':
			return __( 'Was deleted since; it comes back.', 'atelier' );
		case 'reset':
			return __(
				'Was not changed then; the theme’s own comes back.',
				'atelier'
			);
		case 'remove':
			return __(
				'Was made later. It stays, unless you tick it; it can be restored from Recently deleted then.',
				'atelier'
			);
		case 'not_kept':
			return __(
				'What it was then is not kept. It stays as it is.',
				'atelier'
			);
	}
}
