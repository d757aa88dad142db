import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { getServerNow } from '@/data/site/server-clock';
import { runOnItems } from '@/kits/saving/outcomes';
import { formatDayAndTime } from '@/utils/format-day-and-time';
import { isOverdue } from './rules/is-overdue';
import type { Draft } from './rules/types';
import { unscheduleDraft } from './writes/write-drafts';

const SECOND_MS = 1000;

/** Says when a draft will be published, or why its scheduled publication failed. */
export function ScheduleNotice( {
	draft: { id, name, scheduledAt, stopReason, isPublished },
}: {
	draft: Draft;
} ) {
	if ( isPublished || ( scheduledAt === 0 && stopReason === '' ) ) {
		return null;
	}
	if ( scheduledAt === 0 ) {
		return (
			<p className="atelier-drafts__state">
				{ sprintf(
					/* translators: %s: a sentence that says why. */
					__( 'It was not published at its time. %s', 'atelier' ),
					stopReason
				) }
			</p>
		);
	}
	return (
		<div className="atelier-drafts__row">
			<span className="atelier-drafts__state">
				{ describeTime( scheduledAt ) }
			</span>
			<span className="atelier-drafts__links">
				<Button
					variant="link"
					onClick={ () =>
						void runOnItems( [ { id } ], {
							subject: 'draft-schedule',
							getTitle: () => name,
							run: () => unscheduleDraft( id ),
							done: () =>
								sprintf(
									/* translators: %s: name of a draft. */
									__(
										'“%s” is not published by itself any more.',
										'atelier'
									),
									name
								),
						} )
					}
				>
					{ __( 'Do not publish it then', 'atelier' ) }
				</Button>
			</span>
		</div>
	);
}

function describeTime( scheduledAt: number ): string {
	const time = formatDayAndTime( scheduledAt );
	return isOverdue( scheduledAt, getServerNow() / SECOND_MS )
		? sprintf(
				/* translators: %s: date and time. */
				__(
					'It was due %s, and the site has not come to it. Publish it now, or wait for the next visit.',
					'atelier'
				),
				time
		  )
		: /* translators: %s: date and time. */
		  sprintf( __( 'It is published %s.', 'atelier' ), time );
}
