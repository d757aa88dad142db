import { useEffect } from 'react';

/**
 * Parts that set the document's title, by ascending priority: the screen, the canvas of a screen's own record, the sidebar of a record, and the
 * editor over the whole window.
 */
const SOURCES = [ 'screen', 'canvas', 'record', 'editor' ] as const;

/** Part that sets the document's title. */
export type TitleSource = ( typeof SOURCES )[ number ];

interface Claim {
	title: string;
	source: TitleSource;
}

let claims: readonly Claim[] = [];

/**
 * Sets the document's title while the component is mounted. The highest {@link TitleSource} wins, and of equal ones the last; when that
 * unmounts, the next one applies.
 *
 * @param title  The whole title; undefined to set none.
 * @param source Part of the page to which the component belongs.
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
