import { __, sprintf } from '@wordpress/i18n';

import type { OutcomeNotice } from '@/kits/saving/outcomes';
import type { InstallReport } from './run-install';

/** Notice in the font library (specification 3: notice). */
export interface FontNotice {
	type: 'success' | 'error' | 'info';
	message: string;
	/** Further reasons, one per line. */
	details: readonly string[];
	/** The outcome with its button, for example *Undo*. */
	outcome?: OutcomeNotice;
}

/**
 * Returns the notice about an installation that has ended (specification 8).
 *
 * @param report Its report.
 */
export function describeReport( {
	failures,
	isCancelled,
	installed,
	total,
}: InstallReport ): FontNotice {
	const details = failures.map( ( { message } ) => message );
	if ( failures.length > 0 ) {
		return {
			type: 'error',
			message: failures.every( ( { kind } ) => kind === 'download' )
				? __(
						'Error installing the fonts, could not be downloaded.',
						'atelier'
				  )
				: __( 'There was an error installing fonts.', 'atelier' ),
			details,
		};
	}
	if ( isCancelled ) {
		return {
			type: 'info',
			message: sprintf(
				/* translators: 1: number of variants that were installed, 2: number of variants that were chosen. */
				__(
					'The installation was cancelled. %1$d of %2$d variants were installed.',
					'atelier'
				),
				installed,
				total
			),
			details,
		};
	}
	return {
		type: 'success',
		message: __( 'Fonts were installed successfully.', 'atelier' ),
		details,
	};
}
