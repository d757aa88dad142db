import { __, sprintf } from '@wordpress/i18n';
import type { Origin } from '@/utils/theme-json/config';

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

/**
 * Returns the name of a group of presets, which includes its kind.
 *
 * @param many   Several presets of the kind, for example "Shadows".
 * @param origin Origin of the group.
 */
export function describePresets( many: string, origin: Origin ): string {
	return sprintf(
		/* translators: 1: kind of presets, for example "Shadows". 2: where they come from, for example "Theme". */
		__( '%1$s: %2$s', 'atelier' ),
		many,
		describeGroup( origin )
	);
}
