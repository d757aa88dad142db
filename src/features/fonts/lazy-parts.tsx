import { Spinner } from '@wordpress/components';
import { useContext, type ReactNode } from 'react';

import { lazyPart } from '@/components/lazy-part';
import type { CollectionTabProps } from './collection/collection-tab';
import type { FamilyDetailProps } from './library/family-detail';
import { FontSessionContext } from './session/font-session';
import type { SessionReaderProps } from './session/session-reader';

/** Loads the parts that need the styles record, see `session-parts.ts`. */
function loadParts() {
	// The record is requested while the scripts of the parts are loading. The session requests it again after an error, and shows that.
	void import( '@/data/site/preload-global-styles' )
		.then( ( { preloadGlobalStyles } ) => preloadGlobalStyles() )
		.catch( () => {} );
	return import( /* webpackChunkName: "font-session" */ './session-parts' );
}

/** Placeholder for a part that has not loaded yet. */
export function FontsLoading() {
	return (
		<div className="atelier-fonts-loading">
			<Spinner />
		</div>
	);
}

/** Renders its children once the styles record is loaded. */
export function WithSession( { children }: { children: ReactNode } ) {
	return useContext( FontSessionContext ) ? children : <FontsLoading />;
}

/** Reads the session, see `session/session-reader.tsx`. */
export const SessionReader = lazyPart< SessionReaderProps >( () =>
	loadParts().then( ( parts ) => parts.SessionReader )
);

export const CollectionTab = lazyPart< CollectionTabProps >(
	() => loadParts().then( ( parts ) => parts.CollectionTab ),
	<FontsLoading />
);

export const FamilyDetail = lazyPart< FamilyDetailProps >(
	() => loadParts().then( ( parts ) => parts.FamilyDetail ),
	<FontsLoading />
);

export const MissingFonts = lazyPart< object >( () =>
	loadParts().then( ( parts ) => parts.MissingFonts )
);

export const UnusedFontsReport = lazyPart< object >( () =>
	loadParts().then( ( parts ) => parts.UnusedFontsReport )
);

export const UploadTab = lazyPart< object >(
	() => loadParts().then( ( parts ) => parts.UploadTab ),
	<FontsLoading />
);

/** Loads these parts before they are rendered. */
export async function preloadParts(): Promise< void > {
	await Promise.all(
		[
			SessionReader,
			CollectionTab,
			FamilyDetail,
			MissingFonts,
			UnusedFontsReport,
			UploadTab,
		].map( ( part ) => part.preload() )
	);
}
