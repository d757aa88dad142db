import type { Resource, ResourceDefinition } from './types';

type AnyResource = Resource< unknown, never >;

const resources = new Map< string, AnyResource >();

/**
 * Defines a resource that screens read from the server: its path, its type and the writes after which it is requested again.
 *
 * @param definition The definition.
 * @throws When a resource of that name exists.
 */
export function defineResource< T, Args extends readonly unknown[] >(
	definition: ResourceDefinition< T, Args >
): Resource< T, Args > {
	if ( resources.has( definition.name ) ) {
		throw new Error( `The resource "${ definition.name }" exists.` );
	}
	resources.set( definition.name, definition as unknown as AnyResource );
	return definition;
}

/**
 * Returns a resource.
 *
 * @param name Its name.
 * @throws When there is none.
 */
export function getResource( name: string ): AnyResource {
	const resource = resources.get( name );
	if ( ! resource ) {
		throw new Error( `There is no resource "${ name }".` );
	}
	return resource;
}
