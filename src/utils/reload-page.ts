/** Makes the page safe to leave; resolves with whether it is. */
type Preparation = () => Promise< boolean >;

const preparations = new Set< Preparation >();
let isSafe = false;

/**
 * Lets unsaved work be written down before the page is reloaded.
 *
 * @param prepare Called when a person asks for the reload.
 * @return Function that ends it.
 */
export function beforeReload( prepare: Preparation ): () => void {
	preparations.add( prepare );
	return () => {
		preparations.delete( prepare );
	};
}

/** Whether the page is being reloaded on a person's request, with all unsaved work written down: no question is needed then. */
export function isSafeToLeave(): boolean {
	return isSafe;
}

/** Reloads the page because a person asked for it, after unsaved work is written down. */
export async function reloadPage(): Promise< void > {
	const outcomes = await Promise.all(
		Array.from( preparations, ( prepare ) =>
			prepare().catch( () => false )
		)
	);
	isSafe = outcomes.length > 0 && outcomes.every( Boolean );
	window.location.reload();
}
