import { dispatch } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';

import { loadResourceData } from '@/data/reads/load-resource';
import { isUnclearError } from '@/data/requests/is-unclear-error';
import {
	createFontFace,
	createFontFamily,
	deleteFontFace,
	deleteFontFamily,
} from '../writes/write-fonts';
import { fetchFontFile } from '../reads/fetch-font-file';
import { findFontFamily } from '../reads/find-font-family';
import { saveFontLists } from '../writes/save-font-lists';
import { activateFaces } from '../install/activate-faces';
import type { FontNotice } from '../install/describe-report';
import { findLostFaces } from '../install/find-lost-faces';
import { installQueue } from '../install/install-queue';
import type { FamilyToInstall, InstalledFamily } from '../install/plan-family';
import type { InstallApi } from '../install/run-install';
import { installedFontsResource } from '../reads/installed-fonts';
import { isLibraryOpen } from './open-libraries';

const API: InstallApi = {
	findFamily: findFamilyWithLostFaces,
	createFamily: createFontFamily,
	createFace: createFontFace,
	deleteFace: deleteFontFace,
	deleteFamily: async ( family ) => void ( await deleteFontFamily( family ) ),
	fetchFile: fetchFontFile,
	activate: ( families ) =>
		saveFontLists( ( lists ) => ( {
			...lists,
			custom: activateFaces( lists.custom, families ),
		} ) ),
	isUnclear: isUnclearError,
};

/**
 * Installs families, even if the library is closed meanwhile; then a snackbar shows the outcome.
 *
 * @param families Families with the chosen faces.
 */
export async function startInstall(
	families: readonly FamilyToInstall[]
): Promise< FontNotice | undefined > {
	const notice = await installQueue.install( families, API );
	if ( notice && ! isLibraryOpen() ) {
		void dispatch( noticesStore ).createNotice(
			notice.type,
			[ notice.message, ...notice.details ].join( ' ' ),
			{
				type: 'snackbar',
				explicitDismiss: notice.type === 'error',
			}
		);
		installQueue.dismiss();
	}
	return notice;
}

// WordPress's own list of faces does not show whether their files exist.
async function findFamilyWithLostFaces(
	slug: string
): Promise< InstalledFamily | undefined > {
	const family = await findFontFamily( slug );
	if ( ! family ) {
		return undefined;
	}
	const { families } = await loadResourceData( installedFontsResource );
	return { ...family, lostFaces: findLostFaces( family, families ) };
}
