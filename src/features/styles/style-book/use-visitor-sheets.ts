import { useEffect, useState } from 'react';

import { fetchPage } from '@/data/requests/fetch-page';
import { getBootPayload } from '@/data/site/boot-payload';
import { getPublicPageUrl, isPublicPage } from '@/kits/canvas/public-page';
import { whenIdle } from '@/schedule/when-idle';
import { listVisitorSheets, type VisitorSheet } from '../rules/visitor-sheets';

const FRONT = 'front';
const PATIENCE_MS = 1000;
const NO_SHEETS: readonly VisitorSheet[] = [];

/** Requested sheets of front pages, by address, which also depends on the draft and the previewed theme. */
const asked = new Map< string, Promise< readonly VisitorSheet[] > >();

/**
 * Returns the style sheets of the front page that no editor has, for example the theme's. The list is empty until
 * the page is read, in idle time after the book is loaded.
 */
export function useVisitorSheets(): readonly VisitorSheet[] {
	const [ sheets, setSheets ] = useState( NO_SHEETS );
	useEffect( () => {
		let isCurrent = true;
		const url = getFrontUrl();
		const found = asked.get( url ) ?? readFrontPage( url );
		asked.set( url, found );
		found.then(
			( shown ) => {
				if ( isCurrent ) {
					setSheets( shown );
				}
			},
			// The book shows the sheets that it has. The next one requests them again.
			() => {
				asked.delete( url );
			}
		);
		return () => {
			isCurrent = false;
		};
	}, [] );
	return sheets;
}

function getFrontUrl(): string {
	const { homeUrl, themePreview, draft } = getBootPayload();
	return getPublicPageUrl( FRONT, {
		homeUrl,
		previewedTheme: themePreview?.stylesheet,
		draftId: draft?.id,
	} );
}

async function readFrontPage(
	url: string
): Promise< readonly VisitorSheet[] > {
	await whenIdle( PATIENCE_MS );
	const page = await fetchPage( url );
	// A login form or a notice of maintenance has style sheets of its own.
	if ( ! isPublicPage( page, FRONT ) ) {
		throw new Error( 'No front page' );
	}
	return listVisitorSheets( page, url );
}
