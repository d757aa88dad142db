import type { parseFont } from './parse-font';

/** Loads the parser of font files, which nothing needs before a file is to be read. */
export function loadParser(): Promise< { parseFont: typeof parseFont } > {
	return import( /* webpackChunkName: "font-parser" */ './parse-font' );
}
