declare global {
	interface Window {
		/** Set from the first script on, until the command palette handles its keys itself. */
		atelierPalette?: { isRequested: boolean; stop: () => void };
	}
}

const APPLE = /Mac|iPad|iPhone/;

/** Remembers that the keys of the command palette are pressed before it has loaded; a second press cancels the first. */
export function rememberPaletteKeys(): void {
	const isApple = APPLE.test( window.navigator.platform );
	const request = {
		isRequested: false,
		stop: () => document.removeEventListener( 'keydown', handleKeyDown ),
	};
	function handleKeyDown( event: KeyboardEvent ) {
		const { key, metaKey, ctrlKey, altKey, shiftKey } = event;
		const hasPrimary = isApple
			? metaKey && ! ctrlKey
			: ctrlKey && ! metaKey;
		if (
			hasPrimary &&
			! altKey &&
			! shiftKey &&
			key.toLowerCase() === 'k'
		) {
			// Browsers use these keys themselves.
			event.preventDefault();
			request.isRequested = ! request.isRequested;
		}
	}
	document.addEventListener( 'keydown', handleKeyDown );
	window.atelierPalette = request;
}

/** Removes the key listener, because the palette handles its keys itself from now on. Returns whether the palette was requested. */
export function endPaletteRequest(): boolean {
	const { atelierPalette: request } = window;
	request?.stop();
	delete window.atelierPalette;
	return request?.isRequested ?? false;
}
