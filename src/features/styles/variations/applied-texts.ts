import { __, sprintf } from '@wordpress/i18n';

import type { AppliedTexts } from './use-apply-config';

/**
 * Returns the texts about a variation or a look that is applied.
 *
 * @param title Its title.
 */
export function getAppliedTexts( title: string ): AppliedTexts {
	return {
		/* translators: %s: name of a style variation. */
		message: sprintf( __( '%s applied.', 'atelier' ), title ),
		/* translators: %s: name of a style variation. It names a moment of the history. */
		momentName: sprintf( __( 'Before “%s”', 'atelier' ), title ),
	};
}
