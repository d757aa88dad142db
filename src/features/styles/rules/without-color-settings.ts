import { type ConfigNode } from '@/utils/theme-json/config';
import { isRecord } from '@/utils/is-record';

const COLOR_FLAGS = [
	'text',
	'background',
	'link',
	'caption',
	'button',
	'heading',
];

/**
 * Returns settings that hide the controls of colours in the host's panels, because colours have a separate panel;
 * the palettes stay.
 *
 * @param settings Settings of a node.
 */
export function withoutColorSettings( settings: ConfigNode ): ConfigNode {
	const color = isRecord( settings.color ) ? settings.color : {};
	const background = isRecord( settings.background )
		? settings.background
		: {};
	return {
		...settings,
		color: {
			...color,
			...Object.fromEntries(
				COLOR_FLAGS.map( ( flag ) => [ flag, false ] )
			),
		},
		background: { ...background, gradient: false },
	};
}
