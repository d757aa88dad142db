/*
 * Where the focus goes when the next screen of the sidebar appears. A navigation sets it and the screen consumes it, so
 * that the first screen of a page leaves the focus alone.
 */
const trail: string[] = [];
let next: string | undefined;

/**
 * Notes that a person follows an item to another screen, so that Back can bring the focus back to it.
 *
 * @param path The item's path.
 */
export function noteForward( path: string ): void {
	trail.push( path );
	next = '';
}

/** Notes that a person goes back. */
export function noteBack(): void {
	next = trail.pop() ?? '';
}

/**
 * Returns the path of the item that gets the focus, an empty text for the screen's first control, or undefined when the
 * focus stays where it is. The next call returns undefined.
 */
export function consumeFocusTarget(): string | undefined {
	const target = next;
	next = undefined;
	return target;
}
