/** Stores unsaved changes; resolves with whether the page is then safe to leave. */
type Preparation = () => Promise< boolean >;

const preparations = new Set< Preparation >();
let isSafe = false;

/**
 * Adds a callback that stores unsaved changes before the page is reloaded.
 *
 * @param prepare Called by {@link reloadPage}.
 * @return Function that removes the callback.
 */
export function beforeReload( prepare: Preparation ): () => void {
	preparations.add( prepare );
	return () => {
		preparations.delete( prepare );
	};
}

/** Returns whether {@link reloadPage} is reloading the page and all unsaved changes are stored, so that the browser need not ask. */
export function isSafeToLeave(): boolean {
	return isSafe;
}

/** Reloads the page on a person's request, after unsaved changes are stored. */
export async function reloadPage(): Promise< void > {
	const outcomes = await Promise.all(
		Array.from( preparations, ( prepare ) =>
			prepare().catch( () => false )
		)
	);
	isSafe = outcomes.length > 0 && outcomes.every( Boolean );
	window.location.reload();
}
