import type { ItemAction } from '@/kits/actions';
import { shorten } from '@/utils/shorten';
import type { PatternLibrary } from '../reads/patterns';
import { ACTION_RULES, type ActionRights } from '../rules/action-rules';
import type { PatternItem } from '../rules/types';

/** Facts of the screen on which the actions of patterns and parts depend. */
export interface PatternContext {
	rights: ActionRights;
	/** All patterns; undefined until they are there. */
	patterns: PatternLibrary | undefined;
	navigate: ( path: string ) => void;
}

/** Something that can be done to patterns and template parts. */
export type PatternAction = ItemAction< PatternItem, PatternContext >;

/**
 * Returns the rule that decides whether an item has an action.
 *
 * @param name Name of the rule.
 */
export function toEligibility( name: keyof typeof ACTION_RULES ) {
	return ( item: PatternItem, { rights }: PatternContext ): boolean =>
		ACTION_RULES[ name ]( item, rights );
}

/**
 * Returns the title of an item for a person to read.
 *
 * @param item The item.
 */
export function getItemTitle( { title }: PatternItem ): string {
	return shorten( title );
}
