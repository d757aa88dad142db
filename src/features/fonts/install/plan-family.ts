import type { FontFace, FontFamily } from '../types';
import { getFaceKey } from '../rules/face-identity';
import { toFontSlug } from '../rules/to-slug';

/** A family on the server. */
export interface InstalledFamily extends FontFamily {
	id: number;
	/** Token of the family with its faces, from the answer that read or created it. */
	atelier_token?: string | undefined;
	/** Ids of its faces whose files are missing, by the identity of the face. */
	lostFaces?: ReadonlyMap< string, number >;
}

/** A face with its file; without one the file is downloaded from its address. */
export interface FaceToInstall extends FontFace {
	file?: File;
}

/** A family to install, with the chosen faces. */
export interface FamilyToInstall extends Omit< FontFamily, 'fontFace' > {
	fontFace?: readonly FaceToInstall[];
}

/** Steps of installing one family (specification 4.5). */
export interface FamilyPlan {
	/** The family to create, with its slug in kebab-case. */
	family: FamilyToInstall;
	/** The server's family with the same slug; undefined if the family has to be created. */
	existing: InstalledFamily | undefined;
	/** Chosen faces that are installed already, with their files. */
	present: readonly FontFace[];
	/** Faces to upload, each once; the server may have some of them without files. */
	missing: readonly FaceToInstall[];
}

/**
 * Returns the slug under which a family is looked up and created.
 *
 * @param family Family.
 */
export function getInstallSlug( { slug }: Pick< FontFamily, 'slug' > ): string {
	return toFontSlug( slug );
}

/**
 * Returns the steps that install a family.
 *
 * @param family   Family with the chosen faces.
 * @param existing The server's family with the same slug.
 */
export function planFamily(
	family: FamilyToInstall,
	existing: InstalledFamily | undefined
): FamilyPlan {
	const known = new Map(
		( existing?.fontFace ?? [] )
			.map( ( face ) => [ getFaceKey( face ), face ] as const )
			.filter( ( [ key ] ) => ! existing?.lostFaces?.has( key ) )
	);
	const asked = new Map< string, FaceToInstall >();
	for ( const face of family.fontFace ?? [] ) {
		const key = getFaceKey( face );
		asked.set( key, asked.get( key ) ?? face );
	}
	return {
		family: { ...family, slug: getInstallSlug( family ) },
		existing,
		present: [ ...asked.keys() ].flatMap(
			( key ) => known.get( key ) ?? []
		),
		missing: [ ...asked ].flatMap( ( [ key, face ] ) =>
			known.has( key ) ? [] : [ face ]
		),
	};
}
