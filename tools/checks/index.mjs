import { build } from './build.mjs';
import { endToEnd } from './end-to-end.mjs';
import { eslint } from './eslint.mjs';
import { php } from './php.mjs';
import { phpUnit } from './php-unit.mjs';
import { stylelint } from './stylelint.mjs';
import { translations } from './translations.mjs';
import { types } from './types.mjs';
import { unit } from './unit.mjs';
import { words } from './words.mjs';

/**
 * The steps of `npm test`, in the order in which they are started. Each has a `name` and a `run` that returns counts, with `output` to
 * be shown when something failed. One that `needs` another is not tried when that failed. Two run side by side, the longest first;
 * one that `isAlone` keeps all cores to itself, and begins when the others have ended. `prepare` obtains what a
 * step needs; it begins with the first step, and `run` waits for it.
 */
export const CHECKS = [
	unit,
	eslint,
	types,
	build,
	translations,
	stylelint,
	php,
	phpUnit,
	words,
	endToEnd,
];
