import type { ViewConfig } from '@/data/site/boot-payload';
import { parseViewPart } from './parse-view';
import type { ViewBase } from './use-addressed-view';

/**
 * Returns the base of a list's view with the columns that plugins show in it, after its own ones.
 *
 * @param viewBase The base.
 * @param config   Additions of plugins to the list.
 */
export function extendViewBase(
	viewBase: ViewBase,
	config: ViewConfig | undefined
): ViewBase {
	if ( ! config?.view ) {
		return viewBase;
	}
	const own = viewBase.base.fields ?? [];
	const { fields = [], showDescription } = parseViewPart( config.view );
	return {
		...viewBase,
		base: {
			...viewBase.base,
			fields: [
				...own,
				...fields.filter( ( id ) => ! own.includes( id ) ),
			],
			...( showDescription !== undefined && { showDescription } ),
		},
	};
}
