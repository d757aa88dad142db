import type { FontFamily, FontLists, FontSource } from '../types';
import type { InstalledFont } from '../reads/installed-fonts';
import { countActiveFaces } from '../rules/selection-state';
import { getFaceKey } from '../rules/face-identity';

/** A family of the library. */
export interface LibraryFamily {
	/** The family with all of its faces. */
	family: FontFamily;
	source: FontSource;
	/** The same family as it is active; `undefined` when it is not. */
	active: FontFamily | undefined;
	/** Number of its faces that are active. */
	activeCount: number;
	/** Its record; the theme's families have none, nor those whose record was deleted while the styles still have them. */
	record: InstalledFont | undefined;
	/** Whether its files are gone: all of them, some, or none. */
	missing: 'all' | 'some' | 'none';
}

/** Input of {@link listLibrary}. */
export interface LibraryInput {
	lists: FontLists;
	themeFamilies: readonly FontFamily[];
	installed: readonly InstalledFont[];
}

/**
 * Returns all families of the library: the theme's, the installed ones, and those that the styles have active although they are not
 * installed any more.
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

/** Begins the name of an installed family in an address where the theme has one of the same slug. */
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
 * Returns the name by which an address opens a family: its slug, which an installed one may share with a family of the theme.
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

// Faces that the styles have active and the record has not: they can be deactivated.
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
