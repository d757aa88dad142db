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
 * Returns uploads as families with faces.
 *
 * @param uploads  Uploads with the person's corrections.
 * @param fallback Generic family that is used while a font is not loaded.
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
 * Returns whether the family of each upload has a valid name: some characters are removed for CSS.
 *
 * @param uploads Uploads with the person's corrections.
 */
export function haveFamilies( uploads: readonly FontUpload[] ): boolean {
	return uploads.every( ( { family } ) => cleanFamilyName( family ) !== '' );
}

/**
 * Groups the uploads by the family in their files, in the order of the first file of each.
 *
 * @param uploads Uploads with the person's corrections.
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
 * Returns the uploads that repeat a variant of an earlier one, each with the name of the earlier file. They are not installed, as a family has
 * each variant once.
 *
 * @param uploads Uploads with the person's corrections.
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
