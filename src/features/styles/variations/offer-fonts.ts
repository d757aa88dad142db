import { dispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { joinNames } from '@/utils/join-names';
import type { StyledFont } from '../rules/lost-fonts';

const NOTICE_ID = 'atelier-styles-fonts';

/**
 * Shows a notice with the installed fonts that are no longer active, and a button that keeps them; it replaces an earlier notice.
 *
 * @param fonts  The fonts.
 * @param onKeep Called when the person keeps them.
 */
export function offerFonts(
	fonts: readonly StyledFont[],
	onKeep: () => void
): void {
	const { createWarningNotice, removeNotice } = dispatch( noticesStore );
	if ( fonts.length === 0 ) {
		void removeNotice( NOTICE_ID );
		return;
	}
	void createWarningNotice(
		sprintf(
			/* translators: %s: names of fonts. */
			__( 'These styles do without installed fonts: %s.', 'atelier' ),
			joinNames( fonts.map( ( { name } ) => name ) )
		),
		{
			id: NOTICE_ID,
			type: 'snackbar',
			explicitDismiss: true,
			actions: [
				{ label: __( 'Keep the fonts', 'atelier' ), onClick: onKeep },
			],
		}
	);
}
