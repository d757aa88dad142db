import { __, sprintf } from '@wordpress/i18n';

import type { HistoryChange, HistoryKind } from './types';

/** Kinds of records that are one value, of which both states are shown. */
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
 * Returns the keys of the records that go back: those that the person has ticked, and those that are ticked by default.
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
 * Explains which records that this one uses would not be as they were then: they stay as they are now, or no longer exist.
 *
 * @param change The change of the record.
 * @param ticked Keys of the records that go back.
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
