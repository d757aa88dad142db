import { Spinner } from '@wordpress/components';
import { useContext, type ReactNode } from 'react';

import { lazyPart } from '@/components/lazy-part';
import type { CollectionTabProps } from './collection/collection-tab';
import type { FamilyDetailProps } from './library/family-detail';
import { FontSessionContext } from './session/font-session';
import type { SessionReaderProps } from './session/session-reader';
import type * as parts from './with-session';

const load = (): Promise< typeof parts > => {
	// The record is read while the scripts of the parts still load; the session asks again, and says what is wrong.
	void import( '@/data/site/preload-global-styles' )
		.then( ( { preloadGlobalStyles } ) => preloadGlobalStyles() )
		.catch( () => {} );
	return import( /* webpackChunkName: "font-session" */ './with-session' );
};

/** Placeholder for a part that has not loaded yet. */
export function FontsLoading() {
	return (
		<div className="atelier-fonts-loading">
			<Spinner />
		</div>
	);
}

/** Shows its children as soon as the styles record is there. */
export function WithSession( { children }: { children: ReactNode } ) {
	return useContext( FontSessionContext ) ? children : <FontsLoading />;
}

/** Reads the session, see `session/session-reader.tsx`. */
export const SessionReader = lazyPart< SessionReaderProps >( async () => {
	const loaded = await load();
	return loaded.SessionReader;
} );

export const CollectionTab = lazyPart< CollectionTabProps >(
	async () => {
		const parts = await load();
		return parts.CollectionTab;
	},
	<FontsLoading />
);

export const FamilyDetail = lazyPart< FamilyDetailProps >(
	async () => {
		const parts = await load();
		return parts.FamilyDetail;
	},
	<FontsLoading />
);

export const MissingFonts = lazyPart< object >( async () => {
	const loaded = await load();
	return loaded.MissingFonts;
} );

export const UnusedFontsReport = lazyPart< object >( async () => {
	const loaded = await load();
	return loaded.UnusedFontsReport;
} );

export const UploadTab = lazyPart< object >(
	async () => {
		const parts = await load();
		return parts.UploadTab;
	},
	<FontsLoading />
);

/** Loads all of these ahead of their first rendering; a failure is left to that. */
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
