import { toReadableSlug } from '@/utils/readable-slug';
import type { TemplateResolution } from '../reads/template-resolution';
import type { TemplateItem } from './read-library';

/** Result of one slug of a hierarchy. */
export type StepOutcome =
	/** Its template serves the page. */
	| 'serves'
	/** It has a template, but the template of an earlier slug serves the page. */
	| 'later'
	/** Its templates are inactive. */
	| 'inactive'
	/** It has no template. */
	| 'missing';

/** One slug of a hierarchy, with its result. */
export interface ResolutionStep {
	slug: string;
	outcome: StepOutcome;
	/** The active template of the slug, or another one. */
	item: TemplateItem | undefined;
}

/**
 * Returns the slugs of a hierarchy in their order, each with its result.
 *
 * @param resolution The slugs that WordPress looks for, and the template that it finds.
 * @param items      All templates.
 */
export function explainResolution(
	{ slugs, winner }: TemplateResolution,
	items: readonly TemplateItem[]
): readonly ResolutionStep[] {
	const winning = winner?.split( '//' ).slice( 1 ).join( '//' );
	// The name of a file can have letters where a stored slug has octets.
	const isSame = ( one: string, other: string ) =>
		toReadableSlug( one ) === toReadableSlug( other );
	return slugs.map( ( slug ) => {
		const versions = items.filter(
			( item ) =>
				isSame( item.slug, slug ) && item.state !== 'other-theme'
		);
		const item = versions.find(
			( { state } ) => state === 'active' || state === 'when-used'
		);
		if ( winning !== undefined && isSame( slug, winning ) ) {
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
