import type { ItemAction } from '@/kits/actions';
import { shorten } from '@/utils/shorten';
import type { PatternLibrary } from '../reads/patterns';
import { ACTION_RULES, type ActionRights } from '../rules/action-rules';
import type { PatternItem } from '../rules/types';

/** Facts of the screen on which the actions of patterns and parts depend. */
export interface PatternContext {
	rights: ActionRights;
	/** All patterns; undefined until they are loaded. */
	patterns: PatternLibrary | undefined;
	navigate: ( path: string ) => void;
}

/** An action for patterns and template parts. */
export type PatternAction = ItemAction< PatternItem, PatternContext >;

/**
 * Returns a function that decides by a rule whether an item has an action.
 *
 * @param name Name of the rule.
 */
export function toEligibility( name: keyof typeof ACTION_RULES ) {
	return ( item: PatternItem, { rights }: PatternContext ): boolean =>
		ACTION_RULES[ name ]( item, rights );
}

/**
 * Returns the title of an item for messages, shortened.
 *
 * @param item The item.
 */
export function getItemTitle( { title }: PatternItem ): string {
	return shorten( title );
}
