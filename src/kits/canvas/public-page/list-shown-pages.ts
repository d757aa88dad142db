const SHOWN = '.atelier-public-page__frame.is-shown';

/** Returns the documents of the public pages that are ready; without those that may not be read. */
export function listShownPages(): Document[] {
	return [
		...document.querySelectorAll< HTMLIFrameElement >( SHOWN ),
	].flatMap( ( { contentDocument } ) => contentDocument ?? [] );
}
