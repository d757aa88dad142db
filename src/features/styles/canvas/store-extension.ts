type Call = ( ...args: readonly unknown[] ) => unknown;
type Calls = Readonly< Record< string, Call > >;

/**
 * Tells whether a selector of core-data is asked for the record of the site's styles.
 *
 * @param args Arguments of the selector.
 */
export function isStyles( [ kind, name ]: readonly unknown[] ): boolean {
	return kind === 'root' && name === 'globalStyles';
}

/**
 * Tells whether a store is another one, which may be named by its name alone.
 *
 * @param store    A store.
 * @param expected The other.
 */
export function isStore( store: unknown, expected: { name: string } ): boolean {
	return store === expected || store === expected.name;
}

/**
 * Returns a function that gives selectors or actions of a store some others in their place; of the same ones always the same. What the
 * host keeps private hangs on the object that is extended, so the new one inherits from it.
 *
 * @param toExtension Returns what takes the place of some.
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
