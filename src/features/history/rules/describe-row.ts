import { __, sprintf } from '@wordpress/i18n';

import { formatDayAndTime } from '@/utils/format-day-and-time';
import { describeRecords } from './describe-records';
import type { HistoryAct, HistoryRow } from './types';

/**
 * Returns the name of a row, or its act with the changed records: *Published “Autumn”: Styles, Header*.
 *
 * @param row The row.
 */
export function describeRow( {
	name,
	act,
	wentBackTo,
	records,
}: Pick< HistoryRow, 'name' | 'act' | 'wentBackTo' | 'records' > ): string {
	if ( name !== '' ) {
		return name;
	}
	const what = describeRecords( records );
	const done = describeAct( act, wentBackTo );
	if ( done === '' ) {
		return what;
	}
	return what === ''
		? done
		: sprintf(
				/* translators: 1: an act, for example "Published “Autumn”". 2: changed records, for example "Styles (3), Header". */
				__( '%1$s: %2$s', 'atelier' ),
				done,
				what
		  );
}

function describeAct(
	act: HistoryAct | undefined,
	wentBackTo: number
): string {
	switch ( act?.type ) {
		case 'publish':
			return describePublication( act );
		case 'undo-publish':
			return sprintf(
				/* translators: %s: name of a draft. */
				__( 'Undid publishing “%s”', 'atelier' ),
				act.name
			);
		case 'import':
			/* translators: %s: name of a file. */
			return sprintf( __( 'Imported “%s”', 'atelier' ), act.name );
		case 'undo-import':
			/* translators: %s: name of a file. */
			return sprintf( __( 'Undid importing “%s”', 'atelier' ), act.name );
		case 'bring':
			/* translators: %s: name of a theme. */
			return sprintf( __( 'Brought from “%s”', 'atelier' ), act.name );
		case 'undo-bring':
			return sprintf(
				/* translators: %s: name of a theme. */
				__( 'Undid bringing from “%s”', 'atelier' ),
				act.name
			);
		case 'undo-back':
			return __( 'Undid going back', 'atelier' );
		default:
			return describeGoingBack( act?.name ?? '', wentBackTo );
	}
}

function describePublication( { name, proposer }: HistoryAct ): string {
	return proposer === ''
		? sprintf(
				/* translators: %s: name of a draft. */
				__( 'Published “%s”', 'atelier' ),
				name
		  )
		: sprintf(
				/* translators: 1: name of a draft. 2: name of a user. */
				__( 'Published “%1$s”, proposed by %2$s', 'atelier' ),
				name,
				proposer
		  );
}

function describeGoingBack( name: string, wentBackTo: number ): string {
	if ( name !== '' ) {
		/* translators: %s: name of a moment of the history. */
		return sprintf( __( 'Went back to “%s”', 'atelier' ), name );
	}
	return wentBackTo > 0
		? sprintf(
				/* translators: %s: date and time. */
				__( 'Went back to %s', 'atelier' ),
				formatDayAndTime( wentBackTo )
		  )
		: '';
}
