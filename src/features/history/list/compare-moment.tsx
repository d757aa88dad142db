import { __, sprintf } from '@wordpress/i18n';

import { Link } from '@/router';
import { nameRecord } from '../rules/describe-records';
import { getMomentPath } from '@/kits/compare/get-moment-path';
import type { RecordName } from '../rules/types';

/** Props of {@link CompareMoment}. */
export interface CompareMomentProps {
	record: RecordName;
	/** The moment. */
	at: string;
	/** Called when the link is followed. */
	onClick?: () => void;
}

/** Link that compares a record at a moment with its saved state; nothing for a record that cannot be compared. */
export function CompareMoment( { record, at, onClick }: CompareMomentProps ) {
	const path = getMomentPath( record, at );
	return path === undefined ? null : (
		<Link
			className="components-button is-link"
			to={ path }
			aria-label={ sprintf(
				/* translators: %s: name of a record, for example "Header". */
				__( 'Compare: %s', 'atelier' ),
				nameRecord( record )
			) }
			onClick={ onClick }
		>
			{ __( 'Compare', 'atelier' ) }
		</Link>
	);
}
