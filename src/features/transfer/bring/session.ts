import type { BringChoices, BringPlan } from '../rules/bring-things';
import type { ThemeWork } from '../rules/types';

/** All that the rows of one theme have in common. */
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
