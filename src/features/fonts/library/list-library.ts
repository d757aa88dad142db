import type { FontFamily, FontLists, FontSource } from '../types';
import type { InstalledFont } from '../reads/installed-fonts';
import { countActiveFaces } from '../rules/selection-state';
import { getFaceKey } from '../rules/face-identity';

/** A family of the library. */
export interface LibraryFamily {
	/** The family with all of its faces. */
	family: FontFamily;
	source: FontSource;
	/** The same family with its active faces; `undefined` if it is not active. */
	active: FontFamily | undefined;
	/** Number of its faces that are active. */
	activeCount: number;
	/** Its record; undefined for families of the theme, and for those that only the styles still have. */
	record: InstalledFont | undefined;
	/** Whether all, some or none of its files are missing. */
	missing: 'all' | 'some' | 'none';
}

/** Input of {@link listLibrary}. */
export interface LibraryInput {
	lists: FontLists;
	themeFamilies: readonly FontFamily[];
	installed: readonly InstalledFont[];
}

/**
 * Returns all families of the library: the theme's, the installed ones, and those that are active in the styles but not installed any more.
 *
 * @param input The families of all sources.
 */
export function listLibrary( {
	lists,
	themeFamilies,
	installed,
}: LibraryInput ): Record< FontSource, LibraryFamily[] > {
	const records = new Map( installed.map( ( font ) => [ font.slug, font ] ) );
	const own = lists.custom.filter( ( { slug } ) => ! records.has( slug ) );
	return {
		theme: addUnknown( themeFamilies, lists.theme ).map( ( family ) =>
			describeFamily( family, 'theme', lists.theme, undefined )
		),
		custom: [
			...installed.map( ( font ) =>
				describeFamily(
					{ ...font, fontFace: addFaces( font, lists.custom ) },
					'custom',
					lists.custom,
					font
				)
			),
			...own.map( ( family ) =>
				describeFamily( family, 'custom', lists.custom, undefined )
			),
		],
	};
}

/** Prefix of an installed family's name in an address, if the theme has a family with the same slug. */
const INSTALLED_PREFIX = 'installed:';

/**
 * Returns a name by which an address opens an installed family, even if the theme has one of the same slug.
 *
 * @param slug Its slug.
 */
export function nameInstalled( slug: string ): string {
	return `${ INSTALLED_PREFIX }${ slug }`;
}

/**
 * Returns the name by which an address opens a family: its slug, with a prefix if a family of the theme has the same one.
 *
 * @param entry   The family.
 * @param library The library.
 */
export function getLibraryName(
	{ family: { slug }, source }: LibraryFamily,
	library: Record< FontSource, readonly LibraryFamily[] >
): string {
	const isShared =
		source === 'custom' &&
		library.theme.some( ( { family } ) => family.slug === slug );
	return isShared ? nameInstalled( slug ) : slug;
}

/**
 * Returns the family that an address opens.
 *
 * @param library The library.
 * @param name    Name of the family.
 */
export function findInLibrary(
	library: Record< FontSource, readonly LibraryFamily[] >,
	name: string | undefined
): LibraryFamily | undefined {
	return (
		library.custom.find(
			( { family } ) => nameInstalled( family.slug ) === name
		) ??
		[ ...library.theme, ...library.custom ].find(
			( entry ) => getLibraryName( entry, library ) === name
		)
	);
}

function describeFamily(
	family: FontFamily,
	source: FontSource,
	list: readonly FontFamily[],
	record: InstalledFont | undefined
): LibraryFamily {
	const active = list.find( ( { slug } ) => slug === family.slug );
	return {
		family,
		source,
		active,
		activeCount: countActiveFaces( family, active ),
		record,
		missing: getMissing( family, source, record ),
	};
}

function getMissing(
	family: FontFamily,
	source: FontSource,
	record: InstalledFont | undefined
): LibraryFamily[ 'missing' ] {
	if ( source === 'theme' ) {
		return 'none';
	}
	if ( ! record ) {
		return family.fontFace?.length ? 'all' : 'none';
	}
	const there = new Set(
		record.fontFace
			.filter( ( { isMissing } ) => ! isMissing )
			.map( getFaceKey )
	);
	const faces = family.fontFace ?? [];
	const gone = faces.filter( ( face ) => ! there.has( getFaceKey( face ) ) );
	if ( gone.length === 0 ) {
		return 'none';
	}
	return gone.length === faces.length ? 'all' : 'some';
}

// Adds the faces that are active in the styles but not in the record, so that they can be deactivated.
function addFaces( font: InstalledFont, list: readonly FontFamily[] ) {
	const keys = new Set( font.fontFace.map( getFaceKey ) );
	const active = list.find( ( { slug } ) => slug === font.slug );
	return [
		...font.fontFace,
		...( active?.fontFace ?? [] ).filter(
			( face ) => ! keys.has( getFaceKey( face ) )
		),
	];
}

function addUnknown(
	families: readonly FontFamily[],
	list: readonly FontFamily[]
): FontFamily[] {
	const slugs = new Set( families.map( ( { slug } ) => slug ) );
	return [
		...families,
		...list.filter( ( { slug } ) => ! slugs.has( slug ) ),
	];
}
