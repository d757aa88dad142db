import type { Field } from '@wordpress/dataviews';

/**
 * Returns the fields of a list with those that plugins registered. Only sorts and filters that the server supports are offered:
 * a plugin's field has sorting only where it enables that itself, and never a filter.
 *
 * @param own   The list's own fields.
 * @param added Fields of plugins; one with the id of an own field is left out.
 */
export function addFields< Item >(
	own: readonly Field< Item >[],
	added: readonly Field< Item >[]
): Field< Item >[] {
	const ids = own.map( ( { id } ) => id );
	return [
		...own,
		...added
			.filter( ( { id } ) => ! ids.includes( id ) )
			.map( ( field ) => ( {
				getValue: ( { item }: { item: Item } ) =>
					readPath( item, field.id ),
				...field,
				enableSorting: field.enableSorting === true,
				filterBy: false as const,
			} ) ),
	];
}

// As DataViews does: the id of a field may be a path.
function readPath( item: unknown, path: string ): unknown {
	return path
		.split( '.' )
		.reduce< unknown >(
			( value, name ) =>
				( value as Record< string, unknown > | undefined )?.[ name ],
			item
		);
}
