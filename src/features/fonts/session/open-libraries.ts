let openLibraries = 0;

/** Notes that a library is open, which says itself what becomes of an installation; returns how to end that. */
export function noteOpenLibrary(): () => void {
	openLibraries++;
	return () => {
		openLibraries--;
	};
}

/** Tells whether a library is open. */
export function isLibraryOpen(): boolean {
	return openLibraries > 0;
}
