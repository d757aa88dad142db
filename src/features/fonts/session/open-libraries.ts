let openLibraries = 0;

/** Registers an open library, which reports installations itself; returns the function that unregisters it. */
export function noteOpenLibrary(): () => void {
	openLibraries++;
	return () => {
		openLibraries--;
	};
}

/** Returns whether a library is open. */
export function isLibraryOpen(): boolean {
	return openLibraries > 0;
}
