import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';

import { loadResourceData } from '@/data/reads/load-resource';
import { getErrorMessage } from '@/utils/get-error-message';
import {
	HOSTED_COLLECTION,
	readGoogleFontsPermission,
} from '../writes/google-fonts-permission';
import {
	fontCollectionResource,
	fontCollectionsResource,
} from '../reads/font-collections';
import { installedFontsResource } from '../reads/installed-fonts';
import { findReinstall } from '../install/find-reinstall';
import { useFontSession } from '../session/font-session';
import { startInstall } from '../session/start-install';
import { useInstallState } from '../session/use-install-state';

/** Button that reinstalls a font from a collection that has it. */
export function ReinstallButton( { slug }: { slug: string } ) {
	const { canCreate, lists, notify } = useFontSession();
	const { progress } = useInstallState();
	const [ isSearching, setIsSearching ] = useState( false );
	if ( ! canCreate ) {
		return null;
	}
	const handleReinstall = async () => {
		setIsSearching( true );
		notify( undefined );
		try {
			const found = findReinstall(
				slug,
				await loadCollections(),
				lists.custom.find( ( family ) => family.slug === slug ),
				await loadLostFaces( slug )
			);
			if ( found ) {
				await startInstall( [ found ] );
			} else {
				notify( {
					type: 'error',
					message: __(
						'No collection has this font. Upload its files to have it again.',
						'atelier'
					),
					details: [],
				} );
			}
		} catch ( error ) {
			notify( {
				type: 'error',
				message: getErrorMessage(
					error,
					__( 'The font collections could not be loaded.', 'atelier' )
				),
				details: [],
			} );
		}
		setIsSearching( false );
	};
	return (
		<Button
			variant="secondary"
			size="compact"
			isBusy={ isSearching }
			disabled={ isSearching || progress !== undefined }
			accessibleWhenDisabled
			onClick={ () => void handleReinstall() }
		>
			{ __( 'Reinstall', 'atelier' ) }
		</Button>
	);
}

async function loadLostFaces( slug: string ) {
	const { families } = await loadResourceData( installedFontsResource );
	return families
		.filter( ( family ) => family.slug === slug )
		.flatMap( ( { fontFace } ) => fontFace )
		.filter( ( { isMissing } ) => isMissing );
}

// The hosted collection is requested only if the person allowed it.
async function loadCollections() {
	const list = await loadResourceData( fontCollectionsResource, true );
	const allowed = list.filter(
		( { slug } ) =>
			slug !== HOSTED_COLLECTION || readGoogleFontsPermission()
	);
	return Promise.all(
		allowed.map( ( { slug } ) =>
			loadResourceData( fontCollectionResource, slug )
		)
	);
}
