import { editLongPage } from './edit-long-page.mjs';
import { editStyles } from './edit-styles.mjs';
import { listFonts } from './list-fonts.mjs';
import { listMenus } from './list-menus.mjs';
import { listPages } from './list-pages.mjs';
import { listPatterns } from './list-patterns.mjs';
import { listTemplates } from './list-templates.mjs';
import { moveAround } from './move-around.mjs';
import { openScreens } from './open-screens.mjs';
import { stepThroughList } from './step-through-list.mjs';
import { useSidebar } from './use-sidebar.mjs';
import { walkSite } from './walk-site.mjs';

/**
 * Measured scenarios; the figures are in `figures.mjs`.
 *
 * @typedef {Object} Scenario
 * @property {string}                                             name         Its name on the command line.
 * @property {string}                                             [content]    Additional content of the site, see `prepare-site.mjs`.
 * @property {boolean}                                            [isOnDemand] Whether it is measured only when it is named: it takes long.
 * @property {(tools: Object) => Promise<*>}                      [prepare]    Prepares the site, before all runs; a run receives its result as
 *                                                                             `prepared`, or else the result of its content's task.
 * @property {(tools: Object) => Promise<void>}                   [finish]     Undoes `prepare`.
 * @property {(tools: Object) => Promise<Object<string, number>>} run          Measures one side once; returns values by figure. It receives
 *                                                                             `side`, `url( path )` and `newContext()`, a browser profile with an
 *                                                                             empty cache, logged in.
 */

/** @type {Scenario[]} All scenarios: a new one needs a file, a line here, and its figures in `figures.mjs`. */
export const SCENARIOS = [
	useSidebar,
	...openScreens,
	moveAround,
	stepThroughList,
	walkSite,
	listPages,
	editStyles,
	editLongPage,
	listPatterns,
	listTemplates,
	listMenus,
	listFonts,
];
