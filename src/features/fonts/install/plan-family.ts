import type { FontFace, FontFamily } from '../types';
import { getFaceKey } from '../rules/face-identity';
import { toFontSlug } from '../rules/to-slug';

/** A family that the server has. */
export interface InstalledFamily extends FontFamily {
	id: number;
	/** Token of the family with its faces, as it was read or created. */
	atelier_token?: string | undefined;
	/** Ids of its faces whose files are missing, by the identity of the face. */
	lostFaces?: ReadonlyMap< string, number >;
}

/** A face with the file that becomes its own; without one its address is downloaded first. */
export interface FaceToInstall extends FontFace {
	file?: File;
}

/** A family that a person chose to install, with the faces that were chosen. */
export interface FamilyToInstall extends Omit< FontFamily, 'fontFace' > {
	fontFace?: readonly FaceToInstall[];
}

/** Steps of installing one family (specification 4.5). */
export interface FamilyPlan {
	/** The family as it is created, with its slug in kebab-case. */
	family: FamilyToInstall;
	/** The family of the same slug; one is created when there is none. */
	existing: InstalledFamily | undefined;
	/** Faces that were asked for and are there already, with their files. */
	present: readonly FontFace[];
	/** Faces that have to be uploaded, each once; the server may have one without its file. */
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
 * @param family   Family with the faces that were chosen.
 * @param existing The server's family of the same slug.
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
