import { __ } from '@wordpress/i18n';

import type { PartArea } from '../reads/parts';
import type { PatternCategoryRecord } from '../reads/patterns';
import { ALL_PARTS, ALL_PATTERNS, MY_PATTERNS, UNCATEGORIZED } from './names';
import { isInCategory } from './search-patterns';
import type { CategoryItem, PatternItem } from './types';

/**
 * Returns the categories of patterns with the number of patterns in each. The groups "All patterns" and "My patterns" are first. The categories
 * of WordPress, the theme, plugins and people follow by label, including empty ones. The patterns without a category are last, where there are
 * any.
 *
 * A category that people created with the name of a registered one is the same category, and belongs to the source that registers it.
 *
 * @param items      All patterns.
 * @param categories The categories.
 */
export function listPatternCategories(
	items: readonly PatternItem[],
	categories: readonly PatternCategoryRecord[]
): readonly CategoryItem[] {
	const unique = new Map< string, PatternCategoryRecord >();
	for ( const category of categories ) {
		if ( ! unique.has( category.name ) ) {
			unique.set( category.name, category );
		}
	}
	unique.delete( UNCATEGORIZED );
	const named = [ ...unique.values() ]
		.map(
			( {
				id,
				name,
				label,
				description,
				canEdit,
				canDelete,
				...rest
			} ) => ( {
				...group( items, name, label || name, description ),
				...( id === undefined ? {} : { termId: id } ),
				...( rest.atelier_token === undefined
					? {}
					: { token: rest.atelier_token } ),
				canEdit: canEdit === true,
				canDelete: canDelete === true,
			} )
		)
		.sort( ( a, b ) => a.label.localeCompare( b.label ) );
	const rest = group(
		items,
		UNCATEGORIZED,
		__( 'Uncategorized', 'atelier' ),
		__( 'Patterns that have no category.', 'atelier' )
	);
	return [
		group(
			items,
			ALL_PATTERNS,
			__( 'All patterns', 'atelier' ),
			__( 'A list of all patterns from all sources.', 'atelier' )
		),
		group(
			items,
			MY_PATTERNS,
			__( 'My patterns', 'atelier' ),
			__( 'The patterns that were made on this site.', 'atelier' )
		),
		...named,
		...( rest.count > 0 ? [ rest ] : [] ),
	];
}

/**
 * Returns whether a category of patterns is empty and cannot be managed, because WordPress, the theme or a plugin registers it.
 *
 * @param category The category.
 */
export function isBareCategory( {
	name,
	count,
	termId,
}: CategoryItem ): boolean {
	return (
		count === 0 &&
		termId === undefined &&
		name !== ALL_PATTERNS &&
		name !== MY_PATTERNS
	);
}

/**
 * Returns the areas of template parts with the number of parts in each: the group of all parts first, the general area last.
 *
 * @param items All template parts.
 * @param areas The areas, including those of the theme and of plugins.
 */
export function listPartAreas(
	items: readonly PatternItem[],
	areas: readonly PartArea[]
): readonly CategoryItem[] {
	const general = areas.find( ( { name } ) => name === UNCATEGORIZED );
	return [
		group(
			items,
			ALL_PARTS,
			__( 'All template parts', 'atelier' ),
			__(
				'Template parts define global areas that appear throughout the site.',
				'atelier'
			)
		),
		...areas
			.filter( ( area ) => area !== general )
			.map( ( { name, label, description } ) =>
				group( items, name, label, description )
			),
		group(
			items,
			UNCATEGORIZED,
			general?.label ?? __( 'General', 'atelier' ),
			general?.description ?? ''
		),
	];
}

function group(
	items: readonly PatternItem[],
	name: string,
	label: string,
	description = ''
): CategoryItem {
	return {
		name,
		label,
		description,
		count: items.filter( ( item ) => isInCategory( item, name ) ).length,
		canEdit: false,
		canDelete: false,
	};
}
