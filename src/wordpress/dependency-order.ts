interface Item {
	handle: string;
	deps?: readonly string[];
}

/**
 * Returns the items of the given handles and of their dependencies, in the order of the list, which has
 * dependencies first.
 *
 * Handles that are not in the list are on the page already and are skipped.
 *
 * @param items All items, each after its dependencies.
 * @param roots The given handles.
 */
export function dependencyOrder< T extends Item >(
	items: readonly T[],
	roots: readonly string[]
): T[] {
	const byHandle = new Map( items.map( ( item ) => [ item.handle, item ] ) );
	const needed = new Set< string >();
	const open = [ ...roots ];
	for ( let handle = open.pop(); handle !== undefined; handle = open.pop() ) {
		const item = byHandle.get( handle );
		if ( item && ! needed.has( handle ) ) {
			needed.add( handle );
			open.push( ...( item.deps ?? [] ) );
		}
	}
	return items.filter( ( { handle } ) => needed.has( handle ) );
}

/**
 * Returns the items of the handles and all their direct and indirect dependents, in the order of the list.
 *
 * @param items   All items, each after its dependencies.
 * @param handles The given handles.
 */
export function withDependents< T extends Item >(
	items: readonly T[],
	handles: readonly string[]
): T[] {
	const found = new Set( handles );
	return items.filter( ( { handle, deps = [] } ) => {
		const isFound =
			found.has( handle ) || deps.some( ( dep ) => found.has( dep ) );
		if ( isFound ) {
			found.add( handle );
		}
		return isFound;
	} );
}
