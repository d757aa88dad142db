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
 * The steps of `npm test`, in the order in which they are started. Each has a `name` and a `run` that returns counts, with the `output` of
 * a failure. A step is not run when the step that it `needs` has failed. Two steps run in parallel, the longest first; a step
 * that `isAlone` begins when the others have ended. `prepare` obtains the requirements of a step; it begins with the first
 * step, and `run` waits for it.
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
