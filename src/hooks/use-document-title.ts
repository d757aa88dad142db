import { useEffect } from 'react';

/**
 * Parts that name the document, in rising order: the screen, the canvas of a screen's own record, the sidebar of a record, and the
 * editor over the whole window.
 */
const SOURCES = [ 'screen', 'canvas', 'record', 'editor' ] as const;

/** Part that names the document. */
export type TitleSource = ( typeof SOURCES )[ number ];

interface Claim {
	title: string;
	source: TitleSource;
}

let claims: readonly Claim[] = [];

/**
 * Sets the document's title while the component is shown. Of several that are shown the highest {@link TitleSource} wins, and of equal
 * ones the last; when it goes, the title of the others is back.
 *
 * @param title  The whole title; the component claims none while it is undefined.
 * @param source Part that the component is.
 */
export function useDocumentTitle(
	title: string | undefined,
	source: TitleSource
): void {
	useEffect( () => {
		if ( title === undefined ) {
			return undefined;
		}
		const claim = { title, source };
		claims = [ ...claims, claim ];
		showTitle();
		return () => {
			claims = claims.filter( ( other ) => other !== claim );
			showTitle();
		};
	}, [ title, source ] );
}

function showTitle(): void {
	const rank = ( { source }: Claim ) => SOURCES.indexOf( source );
	const shown = claims.reduce< Claim | undefined >(
		( highest, claim ) =>
			highest && rank( highest ) > rank( claim ) ? highest : claim,
		undefined
	);
	if ( shown ) {
		document.title = shown.title;
	}
}
