import { build } from './build.mjs';
import { endToEnd } from './end-to-end.mjs';
import { eslint } from './eslint.mjs';
import { php } from './php.mjs';
import { stylelint } from './stylelint.mjs';
import { types } from './types.mjs';
import { unit } from './unit.mjs';

/**
 * The steps of `npm test`, in their order. Each has a `name` and a `run` that returns counts, with `output` to be shown when
 * something failed; one that `needs` another is not tried when that failed.
 */
export const CHECKS = [ eslint, stylelint, php, types, unit, build, endToEnd ];
