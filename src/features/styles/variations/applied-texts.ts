import { __, sprintf } from '@wordpress/i18n';

import { joinNames } from '@/utils/join-names';
import type { AppliedTexts } from './use-apply-config';

/**
 * Returns the texts about a variation or a look that is applied.
 *
 * @param title Its title.
 * @param lost  Names of dark values and of values of single viewports that it does not have a preset for.
 */
export function getAppliedTexts(
	title: string,
	lost: readonly string[] = []
): AppliedTexts {
	return {
		message:
			lost.length === 0
				? /* translators: %s: name of a style variation. */
				  sprintf( __( '%s applied.', 'atelier' ), title )
				: sprintf(
						/* translators: 1: name of a style variation, 2: names of colors and of values of single screen sizes. */
						__(
							'%1$s applied. Values were removed whose presets do not exist in it: %2$s.',
							'atelier'
						),
						title,
						joinNames( lost )
				  ),
		/* translators: %s: name of a style variation. It names a moment of the history. */
		momentName: sprintf( __( 'Before “%s”', 'atelier' ), title ),
	};
}
