import type { Config } from '@/utils/theme-json/config';
import { setAtPath } from '@/utils/theme-json/value-at-path';
import { setDarkValues } from '../dark/dark-values';

/** Whether values for dark schemes are set or removed. */
export type SchemeChange = 'on' | 'off';

/** Words of the person's language. */
export interface SchemeTexts {
	dark: string;
	on: string;
	off: string;
}

/**
 * Returns which change of dark values words mean, such as `dark on`; undefined for none. They may be English or translated.
 *
 * @param search The words.
 * @param texts  The translated words.
 */
export function namesScheme(
	search: string,
	texts: SchemeTexts
): SchemeChange | undefined {
	const words = normalize( search );
	return ( [ 'on', 'off' ] as const ).find(
		( end ) =>
			words === `dark ${ end }` ||
			words === normalize( `${ texts.dark } ${ texts[ end ] }` )
	);
}

/**
 * Sets dark values of colors, or removes all of them.
 *
 * @param config The config.
 * @param values Values by slug; none to remove all.
 */
export function setScheme(
	config: Config,
	values: Readonly< Record< string, string > >
): Config {
	return Object.keys( values ).length > 0
		? setDarkValues( config, 'color', values )
		: {
				...config,
				settings: setAtPath(
					config.settings,
					[ 'custom', 'dark' ],
					undefined
				),
		  };
}

function normalize( text: string ): string {
	return text.trim().replace( /\s+/g, ' ' ).toLocaleLowerCase();
}
