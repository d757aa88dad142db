import type { TemplateResolution } from '../reads/template-resolution';
import type { TemplateItem } from './read-library';

/** Outcome of one slug of a hierarchy. */
export type StepOutcome =
	/** Its template serves. */
	| 'serves'
	/** There is a template, and a slug before it serves. */
	| 'later'
	/** There are templates, and none may serve. */
	| 'inactive'
	/** There is none. */
	| 'missing';

/** One slug of a hierarchy, and why it serves or does not. */
export interface ResolutionStep {
	slug: string;
	outcome: StepOutcome;
	/** Template that serves the slug, or could. */
	item: TemplateItem | undefined;
}

/**
 * Returns the slugs of a hierarchy in their order, each with its result.
 *
 * @param resolution The templates that WordPress looks for and finds.
 * @param items      All templates.
 */
export function explainResolution(
	{ slugs, winner }: TemplateResolution,
	items: readonly TemplateItem[]
): readonly ResolutionStep[] {
	const winning = winner?.split( '//' ).slice( 1 ).join( '//' );
	return slugs.map( ( slug ) => {
		const versions = items.filter(
			( item ) => item.slug === slug && item.state !== 'other-theme'
		);
		const item = versions.find(
			( { state } ) => state === 'active' || state === 'when-used'
		);
		if ( slug === winning ) {
			return { slug, outcome: 'serves', item };
		}
		if ( item ) {
			return { slug, outcome: 'later', item };
		}
		return {
			slug,
			outcome: versions.length > 0 ? 'inactive' : 'missing',
			item: versions[ 0 ],
		};
	} );
}
