import {
	type FontFallback,
	cleanFamilyName,
	formatCssFamily,
} from '../rules/css-family';
import { getFaceKey } from '../rules/face-identity';
import { toFontSlug } from '../rules/to-slug';
import type { FaceToInstall, FamilyToInstall } from '../install/plan-family';
import type { FontUpload } from './read-font-files';

/**
 * Returns the families that uploads make, each with its faces.
 *
 * @param uploads  Uploads as the person corrected them.
 * @param fallback Generic families for the case that they do not load.
 */
export function groupUploads(
	uploads: readonly FontUpload[],
	fallback: FontFallback
): FamilyToInstall[] {
	const families = new Map<
		string,
		FamilyToInstall & { fontFace: FaceToInstall[] }
	>();
	for ( const { family, file, ...face } of uploads ) {
		const name = cleanFamilyName( family );
		const slug = toFontSlug( name );
		const group = families.get( slug ) ?? {
			slug,
			name,
			fontFamily: formatCssFamily( name, fallback ),
			fontFace: [],
		};
		group.fontFace.push( {
			fontFamily: formatCssFamily( group.name ?? name ),
			fontWeight: face.fontWeight,
			fontStyle: face.fontStyle,
			...( face.fontStretch && { fontStretch: face.fontStretch } ),
			file,
		} );
		families.set( slug, group );
	}
	return [ ...families.values() ];
}

/**
 * Returns whether each upload has a family with a name that can be stored: of some signs nothing is left in CSS.
 *
 * @param uploads Uploads as the person corrected them.
 */
export function haveFamilies( uploads: readonly FontUpload[] ): boolean {
	return uploads.every( ( { family } ) => cleanFamilyName( family ) !== '' );
}

/**
 * Returns the uploads by the family that was read in them, each group at the place of its first.
 *
 * @param uploads Uploads as the person corrected them.
 */
export function groupByFamily(
	uploads: readonly FontUpload[]
): ReadonlyArray< readonly FontUpload[] > {
	const groups = new Map< string, FontUpload[] >();
	for ( const upload of uploads ) {
		groups.set( upload.readFamily, [
			...( groups.get( upload.readFamily ) ?? [] ),
			upload,
		] );
	}
	return [ ...groups.values() ];
}

/**
 * Returns the uploads that repeat a variant of an earlier one, each with the name of that one's file: a family has each variant once, so
 * that they are not installed.
 *
 * @param uploads Uploads as the person corrected them.
 */
export function findRepeatedUploads(
	uploads: readonly FontUpload[]
): ReadonlyMap< FontUpload, string > {
	const firsts = new Map< string, FontUpload >();
	const repeated = new Map< FontUpload, string >();
	for ( const upload of uploads ) {
		const slug = toFontSlug( cleanFamilyName( upload.family ) );
		const face = { ...upload, fontFamily: upload.family };
		const key = `${ slug } ${ getFaceKey( face ) }`;
		const first = firsts.get( key );
		if ( first ) {
			repeated.set( upload, first.fileName );
		} else {
			firsts.set( key, upload );
		}
	}
	return repeated;
}
