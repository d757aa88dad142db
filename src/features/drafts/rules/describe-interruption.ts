import { __, sprintf } from '@wordpress/i18n';

import { formatDayAndTime } from '@/utils/format-day-and-time';
import { joinNames } from '@/utils/join-names';
import type { Interruption } from './types';

/**
 * Returns the sentences that explain an interrupted publication.
 *
 * @param interruption The interruption.
 */
export function describeInterruption( {
	time,
	isOpen,
	left,
}: Interruption ): readonly string[] {
	const event = time
		? sprintf(
				/* translators: %s: date and time. */
				__( 'Publishing was interrupted (%s).', 'atelier' ),
				formatDayAndTime( time )
		  )
		: __( 'Publishing was interrupted.', 'atelier' );
	if ( isOpen ) {
		return [
			event,
			__(
				'Part of the changes may be published. Continue, or restore the earlier design.',
				'atelier'
			),
		];
	}
	return left.length === 0
		? [ event, __( 'The earlier design was restored.', 'atelier' ) ]
		: [
				event,
				sprintf(
					/* translators: %s: names, for example "Header (Anna), Main". */
					__(
						'The earlier design was restored, except for items with newer changes: %s.',
						'atelier'
					),
					joinNames( left.map( nameRecord ) )
				),
		  ];
}

function nameRecord( { title, person }: Interruption[ 'left' ][ number ] ) {
	return person === ''
		? title
		: sprintf(
				/* translators: 1: title of a record. 2: name of a user. */
				__( '%1$s (%2$s)', 'atelier' ),
				title,
				person
		  );
}
