import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { formatDayAndTime } from '@/utils/format-day-and-time';
import type { InterruptedImport } from './rules/types';

/** Props of {@link Interrupted}. */
export interface InterruptedProps {
	run: InterruptedImport;
	onTakeBack: () => void;
}

/** Says which import was interrupted, whose it was and when, and offers to undo it. */
export function Interrupted( {
	run: { name, author, time },
	onTakeBack,
}: InterruptedProps ) {
	return (
		<Notice status="warning" isDismissible={ false }>
			{ sprintf(
				/* translators: 1: name of a file, or of a theme. 2: date and time. 3: name of a user. */
				__(
					'An import of “%1$s” was interrupted (%2$s, %3$s). Undo it, then import again.',
					'atelier'
				),
				name,
				formatDayAndTime( time ),
				author || __( 'Someone', 'atelier' )
			) }{ ' ' }
			<Button variant="link" onClick={ onTakeBack }>
				{ __( 'Undo import', 'atelier' ) }
			</Button>
		</Notice>
	);
}
