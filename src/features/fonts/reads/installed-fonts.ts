import { defineResource } from '@/data/reads/define-resource';
import { hasId } from '@/data/reads/guards';
import { isRecord } from '@/utils/is-record';
import { toText } from '@/utils/to-text';
import { toNumber } from '@/utils/to-number';
import { readFontLists } from '../rules/font-lists';
import { readFace, readFamily } from '../rules/read-families';
import type { ThemeFiles } from '../theme-files';
import type { FontFace, FontFamily, FontLists } from '../types';

/** A face in the font library. */
export interface InstalledFace extends FontFace {
	/** Bytes of its files. */
	bytes: number;
	/** Whether a file of it is missing. */
	isMissing: boolean;
}

/** A family in the font library. */
export interface InstalledFont extends FontFamily {
	id: number;
	fontFace: readonly InstalledFace[];
	/** Time of the installation, in UTC (`2026-11-20T10:00:00`). */
	addedAt: string;
	/** Whether the person may delete it (specification 6). */
	canDelete: boolean;
	/** Token of the family with its faces, see `data/writes`. */
	atelier_token?: string;
}

/** Installed families, and the sizes of the theme's font files. */
export interface InstalledFonts {
	families: readonly InstalledFont[];
	/** Addresses of the theme's files. */
	themeFiles: ThemeFiles;
	/** Bytes of the theme's font files, by their `src` in the settings. */
	themeSize: Readonly< Record< string, unknown > >;
	/** All families of the theme, active or not. */
	themeFamilies: readonly FontFamily[];
	/** Families that are active in the saved styles. */
	activeFamilies: FontLists;
}

/** The font library of the site. */
export const installedFontsResource = defineResource( {
	name: 'installed-fonts',
	path: () => '/atelier/v1/installed-fonts',
	parse: parseInstalledFonts,
	isStaleAfter: ( { route } ) =>
		/^\/(wp\/v2\/font-families|atelier\/v1\/deletions)(\/|$)/.test( route ),
} );

function parseInstalledFonts( body: unknown ): InstalledFonts {
	if ( ! isRecord( body ) || ! Array.isArray( body.families ) ) {
		throw new TypeError( 'The answer is no font library.' );
	}
	const user = { typography: body.user };
	const theme = { typography: body.theme };
	return {
		families: body.families.flatMap( parseFont ),
		themeFiles: {
			url: toText( body.themeUrl ),
			parentFiles: isRecord( body.parentFiles ) ? body.parentFiles : {},
		},
		themeSize: isRecord( body.themeSize ) ? body.themeSize : {},
		themeFamilies: readFontLists( undefined, theme ).theme,
		activeFamilies: readFontLists( user, theme ),
	};
}

function parseFont( entry: unknown ): InstalledFont[] {
	if ( ! hasId( entry ) ) {
		return [];
	}
	const family = readFamily( entry.settings );
	return family
		? [
				{
					...family,
					id: entry.id,
					addedAt: toText( entry.addedAt ),
					canDelete: entry.canDelete === true,
					...( typeof entry.atelier_token === 'string' && {
						atelier_token: entry.atelier_token,
					} ),
					fontFace: ( Array.isArray( entry.faces )
						? entry.faces
						: []
					).flatMap( parseFace ),
				},
		  ]
		: [];
}

function parseFace( entry: unknown ): InstalledFace[] {
	const face = isRecord( entry ) ? readFace( entry.settings ) : undefined;
	return face && isRecord( entry )
		? [
				{
					...face,
					bytes: toNumber( entry.bytes ),
					isMissing: entry.isMissing === true,
				},
		  ]
		: [];
}
