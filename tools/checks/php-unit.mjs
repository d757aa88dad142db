import { runPhpTests } from '../lib/run-php-tests.mjs';

/** Runs the tests of PHP classes that need no database. */
export const phpUnit = { name: 'unit:php', run: runPhpTests };
