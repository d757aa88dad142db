import { __ } from '@wordpress/i18n';
import type { Origin } from '../engine/config';

/**
 * Returns the title of a group of presets.
 *
 * @param origin Origin of the group.
 */
export function describeGroup( origin: Origin ): string {
	const titles: Record< Origin, string > = {
		theme: __( 'Theme', 'atelier' ),
		default: __( 'Default', 'atelier' ),
		custom: __( 'Custom', 'atelier' ),
	};
	return titles[ origin ];
}
