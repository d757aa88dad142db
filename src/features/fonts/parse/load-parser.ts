import type { parseFont } from './parse-font';

/** Loads the parser of font files. */
export function loadParser(): Promise< { parseFont: typeof parseFont } > {
	return import( /* webpackChunkName: "font-parser" */ './parse-font' );
}
