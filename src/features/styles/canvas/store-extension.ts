type Call = ( ...args: readonly unknown[] ) => unknown;
type Calls = Readonly< Record< string, Call > >;

/**
 * Returns whether a selector of core-data is called for the record of the site's styles.
 *
 * @param args Arguments of the selector.
 */
export function isStyles( [ kind, name ]: readonly unknown[] ): boolean {
	return kind === 'root' && name === 'globalStyles';
}

/**
 * Returns whether a store, or a store's name, is that of an expected store.
 *
 * @param store    A store.
 * @param expected The expected store.
 */
export function isStore( store: unknown, expected: { name: string } ): boolean {
	return store === expected || store === expected.name;
}

/**
 * Returns a function that overrides some selectors or actions of a store; the same input returns the same object. The
 * host's private APIs are bound to the original object, so the new one inherits from it.
 *
 * @param toExtension Returns the overrides.
 */
export function extendOnce(
	toExtension: ( original: Calls ) => Calls
): ( original: object ) => object {
	const known = new WeakMap< object, object >();
	return ( original ) => {
		let extended = known.get( original );
		if ( ! extended ) {
			extended = Object.assign(
				Object.create( original ) as object,
				toExtension( original as Calls )
			);
			known.set( original, extended );
		}
		return extended;
	};
}
