import type { BringChoices } from '../rules/bring-choices';
import type { BringPlan } from '../rules/plan-bringing';
import type { ThemeWork } from '../rules/types';

/** Values that all rows of the screen share. */
export interface BringSession {
	/** Stylesheet of the theme. */
	from: string;
	work: ThemeWork;
	plan: BringPlan;
	choices: BringChoices;
	/** Why rows were refused, by key. */
	refused: ReadonlyMap< string, string >;
	/** Names of the parts of the styles that are brought. */
	parts: readonly string[];
	onChoose: ( choices: BringChoices ) => void;
}
