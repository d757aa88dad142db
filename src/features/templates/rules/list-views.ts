import type { TemplateItem } from '../resolver/read-library';
import { __ } from '@wordpress/i18n';

/** The view of an address without a view (specification 2.1). */
export const DEFAULT_VIEW = 'active';

/** The view of templates that people created. */
export const CUSTOM_VIEW = 'user';

/** Prefix for the name of an author's view that would otherwise equal another view's. */
const AUTHOR_PREFIX = 'author:';

/** A view in the sidebar (specification 2.6). */
export interface TemplateView {
	/** Value of `activeView`. */
	name: string;
	title: string;
	count: number;
	/** A template of the author or source, for its picture; undefined for other views. */
	source?: TemplateItem;
}

/**
 * Returns the views: active templates, custom templates, and one view for each author or source.
 *
 * @param items All templates.
 */
export function listViews(
	items: readonly TemplateItem[]
): readonly TemplateView[] {
	const sources = new Map< string, TemplateView >();
	for ( const item of items ) {
		const view = sources.get( item.author_text );
		if ( view ) {
			view.count++;
		} else if ( item.author_text ) {
			sources.set( item.author_text, {
				name: toSourceName( item.author_text ),
				title: item.author_text,
				count: 1,
				source: item,
			} );
		}
	}
	const count = ( name: string ) =>
		items.filter( ( item ) => isInView( item, name ) ).length;
	return [
		{
			name: DEFAULT_VIEW,
			title: __( 'Active templates', 'atelier' ),
			count: count( DEFAULT_VIEW ),
		},
		{
			name: CUSTOM_VIEW,
			title: __( 'Custom templates', 'atelier' ),
			count: count( CUSTOM_VIEW ),
		},
		...[ ...sources.values() ].sort( ( a, b ) =>
			a.title.localeCompare( b.title )
		),
	];
}

/**
 * Returns whether a view shows a template.
 *
 * @param item The template.
 * @param name Name of the view.
 */
export function isInView( item: TemplateItem, name: string ): boolean {
	if ( name === DEFAULT_VIEW ) {
		// Specification 4.6: a custom template serves the records that choose it, so it is not in this view.
		return item.state === 'active' && ! item.is_custom;
	}
	return name === CUSTOM_VIEW
		? item.type === 'wp_template'
		: toSourceName( item.author_text ) === name;
}

// An author may have the name of one of the views.
function toSourceName( author: string ): string {
	return [ DEFAULT_VIEW, CUSTOM_VIEW ].includes( author ) ||
		author.startsWith( AUTHOR_PREFIX )
		? `${ AUTHOR_PREFIX }${ author }`
		: author;
}
