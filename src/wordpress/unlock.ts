import { __dangerousOptInToUnstableAPIsOnlyForCoreModules as optIn } from '@wordpress/private-apis';

import { MissingHostApiError } from './missing-host-api-error';

const CONSENT =
	'I acknowledge private features are not for use in themes or plugins and doing so will break in the next version of WordPress.';

// The name of the host's own editor unlocks private APIs. Its script is never on our page.
const MODULE_NAME = '@wordpress/edit-site';

const { unlock } = optIn( CONSENT, MODULE_NAME );

/**
 * Unlocks private APIs of a package, with our types, and checks that they exist.
 *
 * @param packageName Name of the package, for the message.
 * @param locked      The package's `privateApis`, a store or a selector object.
 * @param names       The required APIs.
 * @throws MissingHostApiError when one is missing.
 */
export function unlockApi< T extends object >(
	packageName: string,
	locked: unknown,
	names: ReadonlyArray< keyof T & string >
): T {
	let api: T;
	try {
		api = unlock( locked ) as T;
	} catch {
		throw new MissingHostApiError( packageName, names );
	}
	const missing = names.filter( ( name ) => api[ name ] === undefined );
	if ( missing.length > 0 ) {
		throw new MissingHostApiError( packageName, missing );
	}
	return api;
}

/**
 * Unlocks the private selectors or actions of a store.
 *
 * @param value Result of `select( store )` or `dispatch( store )`.
 */
export function unlockStore< T extends object >( value: unknown ): T {
	return unlock( value ) as T;
}
