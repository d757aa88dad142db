import { useDispatch, useSelect } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';
import { decodeEntities } from '@wordpress/html-entities';

import { toText } from '@/utils/to-text';
import { toNumber } from '@/utils/to-number';
/** Settings that identify a site, by their names in the site's record. */
export interface SiteIdentity {
	title: string;
	/** The tagline. */
	description: string;
	/** Id of an image; 0 without one. */
	site_logo: number;
	/** Id of an image; 0 without one. */
	site_icon: number;
}

/** Changes of a site's identity; null removes an image. */
export type SiteIdentityChanges = {
	[ Name in keyof SiteIdentity ]?: SiteIdentity[ Name ] | null;
};

/** A site's identity with its unsaved changes. */
export interface SiteIdentityControl {
	/** Undefined until it is loaded. */
	identity: SiteIdentity | undefined;
	/** Error of the request. */
	error: unknown;
	/** Repeats the request. */
	retry: () => void;
	/** Changes it, unsaved. */
	edit: ( changes: SiteIdentityChanges ) => void;
}

/** Returns the site's identity with its unsaved changes. The person must be allowed to manage options. */
export function useSiteIdentity(): SiteIdentityControl {
	const { record, error } = useSelect( ( select ) => {
		const selectors = select( coreStore );
		return {
			record: selectors.getEntityRecord( 'root', 'site' )
				? ( selectors.getEditedEntityRecord(
						'root',
						'site',
						undefined as never
				  ) as unknown as Record< keyof SiteIdentity, unknown > )
				: undefined,
			error: selectors.getResolutionError( 'getEntityRecord', [
				'root',
				'site',
			] ) as unknown,
		};
	}, [] );
	const { editEntityRecord, invalidateResolution } = useDispatch( coreStore );
	return {
		identity: record && {
			// The server stores both with encoded special characters.
			title: decodeEntities( toText( record.title ) ),
			description: decodeEntities( toText( record.description ) ),
			site_logo: toNumber( record.site_logo ),
			site_icon: toNumber( record.site_icon ),
		},
		error,
		retry: () =>
			void invalidateResolution( 'getEntityRecord', [ 'root', 'site' ] ),
		edit: ( changes ) =>
			void editEntityRecord(
				'root',
				'site',
				undefined as never,
				changes
			),
	};
}
