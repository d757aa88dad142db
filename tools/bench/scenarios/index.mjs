import { editStyles } from './edit-styles.mjs';
import { listPages } from './list-pages.mjs';
import { listPatterns } from './list-patterns.mjs';
import { moveAround } from './move-around.mjs';
import { openHome } from './open-home.mjs';
import { useSidebar } from './use-sidebar.mjs';

/**
 * What is measured.
 *
 * @typedef {Object} Scenario
 * @property {string}                                                                        name      Its name on the command line.
 * @property {{ id: string, label: string, unit: string, bound?: number, limit?: number }[]} figures   The figures that a run gives; `bound` is what
 *                                                                                                     the ratio ours to host has to reach, `limit` what ours has
 *                                                                                                     to reach by itself.
 * @property {(tools: Object) => Promise<void>}                                              [prepare] Readies the site, before all runs.
 * @property {(tools: Object) => Promise<void>}                                              [finish]  Undoes that.
 * @property {(tools: Object) => Promise<Object<string, number>>}                            run       Measures one side once; returns values by figure id. It is
 *                                                                                                     given `side`, `url( path )` and `newContext()`, a browser
 *                                                                                                     context with an empty cache, logged in.
 */

/** @type {Scenario[]} All scenarios: a new one is a file and a line here. */
export const SCENARIOS = [
	useSidebar,
	openHome,
	moveAround,
	listPages,
	listPatterns,
	editStyles,
];
