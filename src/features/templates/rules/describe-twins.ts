import type { TemplateItem } from '../resolver/read-library';

/** Property that distinguishes a template from others of the same name. */
export type Distinction = 'slug' | 'author' | 'modified';

/**
 * Returns the property that distinguishes a template from others of the same name, by key of the template.
 *
 * @param items All templates that are listed together.
 */
export function describeTwins(
	items: readonly TemplateItem[]
): ReadonlyMap< string, Distinction > {
	const groups = new Map< string, TemplateItem[] >();
	for ( const item of items ) {
		const name = item.title || item.slug;
		groups.set( name, [ ...( groups.get( name ) ?? [] ), item ] );
	}
	return new Map(
		[ ...groups.values() ].flatMap( ( group ) =>
			group.length < 2
				? []
				: group.map( ( { key } ) => [ key, distinguish( group ) ] )
		)
	);
}

function distinguish( group: readonly TemplateItem[] ): Distinction {
	const isUnique = ( values: readonly string[] ) =>
		new Set( values ).size === group.length;
	if ( isUnique( group.map( ( { slug } ) => slug ) ) ) {
		return 'slug';
	}
	return isUnique( group.map( ( item ) => item.author_text ) )
		? 'author'
		: 'modified';
}
