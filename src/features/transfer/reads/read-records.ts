import { isRecord, toRecord } from '@/utils/is-record';
import { readList } from '@/utils/read-list';
import { toNumber } from '@/utils/to-number';
import { toText } from '@/utils/to-text';
import { isDesignKind } from '../rules/design-kinds';
import type {
	BringRow,
	DesignRecord,
	ExportableDesign,
	ImportChoice,
	JudgedRecord,
	ImportState,
	JudgedDesign,
	OtherTheme,
	ThemeWork,
} from '../rules/types';

const STATES: readonly string[] = [ 'new', 'same', 'different' ];
const AREAS = [ 'header', 'footer' ] as const;
const CHOICES: readonly string[] = [ 'replace', 'both' ];

/**
 * Reads the records that can be exported.
 *
 * @param body The server's answer.
 */
export function readExportableDesign( body: unknown ): ExportableDesign {
	const { records, missingFonts } = toRecord( body );
	return {
		records: readList( records, ( record ) => {
			const common = readDesignRecord( record );
			return common && { ...common, bytes: toNumber( record.bytes ) };
		} ),
		missingFonts: readTexts( missingFonts ),
	};
}

/**
 * Reads a file that was judged.
 *
 * @param body The server's answer.
 */
export function readJudgedDesign( body: unknown ): JudgedDesign {
	const { theme, rows, interrupted, sites } = toRecord( body );
	const { name, stylesheet, isOther } = toRecord( theme );
	return {
		theme: toText( name ) || toText( stylesheet ),
		isOtherTheme: isOther === true,
		rows: readList( rows, readRow ),
		interrupted: isRecord( interrupted )
			? {
					id: toText( interrupted.id ),
					name: toText( interrupted.name ),
					author: toText( toRecord( interrupted.author ).name ),
					time: toNumber( interrupted.time ),
			  }
			: undefined,
		sites: readList( sites, ( { id, name: title, url, admin } ) => ( {
			id: toNumber( id ),
			name: toText( title ) || toText( url ),
			url: toText( url ),
			admin: toText( admin ),
		} ) ),
	};
}

/**
 * Reads the work that people did in another theme.
 *
 * @param body The server's answer.
 */
export function readThemeWork( body: unknown ): ThemeWork {
	const { rows, isBlockTheme, isInstalled, presets } = toRecord( body );
	const { theme, interrupted } = readJudgedDesign( body );
	return {
		theme,
		isInstalled: isInstalled === true,
		isBlockTheme: isBlockTheme === true,
		rows: readList( rows, readBringRow ),
		presets: Object.fromEntries(
			Object.entries( toRecord( presets ) ).map( ( [ kind, list ] ) => [
				kind,
				readList( list, ( { slug, name, value } ) => ( {
					slug: toText( slug ),
					name: toText( name ) || toText( slug ),
					value: toText( value ),
				} ) ),
			] )
		),
		interrupted,
	};
}

/**
 * Reads the other themes in which people have edited something.
 *
 * @param body The server's answer.
 */
export function readOtherThemes( body: unknown ): readonly OtherTheme[] {
	return readList( body, ( theme ) =>
		typeof theme.stylesheet === 'string'
			? {
					stylesheet: theme.stylesheet,
					name: toText( theme.name ) || theme.stylesheet,
					isInstalled: theme.isInstalled === true,
					templates: toNumber( theme.templates ),
					headers: toNumber( theme.headers ),
					footers: toNumber( theme.footers ),
					parts: toNumber( theme.parts ),
					hasStyles: theme.hasStyles === true,
			  }
			: undefined
	);
}

function readRow( row: Record< string, unknown > ): JudgedRecord | undefined {
	const common = readDesignRecord( row );
	return common && STATES.includes( toText( row.state ) )
		? {
				...common,
				state: row.state as ImportState,
				links: readTexts( row.links ),
				choices: readTexts( row.choices ).filter(
					( choice ): choice is ImportChoice =>
						CHOICES.includes( choice )
				),
				isTicked: row.isTicked === true,
				isAllowed: row.isAllowed === true,
				losses: readTexts( row.losses ),
				hidesFile: row.hidesFile === true,
				token: toText( row.token ) || undefined,
				contents:
					typeof row.here === 'string' &&
					typeof row.there === 'string'
						? { here: row.here, there: row.there }
						: undefined,
		  }
		: undefined;
}

function readBringRow( row: Record< string, unknown > ): BringRow | undefined {
	const common = readRow( row );
	const { kind, slug, value, isUsed, places } = toRecord( row.preset );
	return (
		common && {
			...common,
			of: toText( row.of ) || undefined,
			rival: toText( row.rival ) || undefined,
			isBrought: row.isBrought === true,
			isOwn: row.isOwn === true,
			area: AREAS.find( ( area ) => area === row.area ),
			preset: isRecord( row.preset )
				? {
						kind: toText( kind ),
						slug: toText( slug ),
						value: toText( value ),
						isUsed: isUsed === true,
						places: typeof places === 'number' ? places : undefined,
				  }
				: undefined,
		}
	);
}

function readDesignRecord( {
	key,
	kind,
	title,
	needs,
	missing,
	pictures,
}: Record< string, unknown > ): DesignRecord | undefined {
	return typeof key === 'string' && isDesignKind( kind )
		? {
				key,
				kind,
				title: toText( title ),
				needs: readTexts( needs ),
				missing: readTexts( missing ),
				pictures: readTexts( pictures ),
		  }
		: undefined;
}

/**
 * Reads a list of texts. Other items are dropped.
 *
 * @param value List of any type.
 */
export function readTexts( value: unknown ): readonly string[] {
	return ( Array.isArray( value ) ? value : [] ).filter(
		( item ): item is string => typeof item === 'string'
	);
}
