import { __, sprintf } from '@wordpress/i18n';
import { type ConfigNode } from '@/utils/theme-json/config';
import { pruneEmpty } from '@/utils/theme-json/value-at-path';
import { isRecord, toRecord } from '@/utils/is-record';
import { dropWrongTypes } from './drop-wrong-types';
import { findStyleEnd } from './style-end';
import type { TitledConfig } from './variation-properties';

/** Largest file that is read as a look. */
export const LOOK_FILE_MAX_BYTES = 1024 * 1024;

const SCHEMA = 'https://schemas.wp.org/wp/7.1/theme.json';
const VERSION = 3;
const FALLBACK_FILE_NAME = 'styles';
const READABLE_KEYS: ReadonlySet< string > = new Set( [
	'$schema',
	'version',
	'title',
	'slug',
	'description',
	'blockTypes',
	'settings',
	'styles',
] );

/** Result of reading a file: the look, or an error message. */
export type LookReading =
	| { look: TitledConfig; ignored: string[] }
	| { error: string };

/**
 * Writes a look as the text of a file in the format of a theme's style variation. The file also works in a theme's
 * `styles` folder.
 *
 * @param look Look to write.
 */
export function formatLookFile( look: TitledConfig ): string {
	const { title, description, settings, styles } = look;
	const content = {
		$schema: SCHEMA,
		version: VERSION,
		title,
		...( description ? { description } : {} ),
		settings: pruneEmpty( settings ) ?? {},
		styles: pruneEmpty( styles ) ?? {},
	};
	return `${ JSON.stringify( content, null, '\t' ) }\n`;
}

/**
 * Returns the name of the file that a look is downloaded as.
 *
 * @param title Title of the look.
 */
export function getLookFileName( title: string ): string {
	const slug = title
		.normalize( 'NFD' )
		.replace( /\p{M}/gu, '' )
		.toLowerCase()
		.replace( /[^\p{L}\p{N}]+/gu, '-' )
		.replace( /^-+|-+$/g, '' );
	return `${ slug || FALLBACK_FILE_NAME }.json`;
}

/**
 * Reads the text of a file as a look. It must be JSON in the format of a style variation, of version 2 or 3, with
 * settings or styles. Keys that a look does not have, and values of a wrong type, are reported and left out.
 *
 * @param text     Text of the file.
 * @param fileName Name of the file; it is the title when the look has none.
 */
export function parseLookFile( text: string, fileName: string ): LookReading {
	if ( text.length > LOOK_FILE_MAX_BYTES ) {
		return {
			error: __( 'The file is too large.', 'atelier' ),
		};
	}
	const content = parseJson( text );
	if ( ! isRecord( content ) ) {
		return {
			error: __(
				'The file is not valid JSON of a style variation.',
				'atelier'
			),
		};
	}
	const problem = findProblem( content );
	if ( problem ) {
		return { error: problem };
	}
	const { config, dropped } = dropWrongTypes( {
		settings: toRecord( content.settings ),
		styles: toRecord( content.styles ),
	} );
	if (
		dropped.length > 0 &&
		pruneEmpty( config.settings ) === undefined &&
		pruneEmpty( config.styles ) === undefined
	) {
		return {
			error: sprintf(
				/* translators: %s: paths of values. */
				__(
					'The file contains nothing that can be used: %s.',
					'atelier'
				),
				dropped.join( ', ' )
			),
		};
	}
	const title =
		typeof content.title === 'string' && content.title.trim() !== ''
			? content.title.trim()
			: fileName.replace( /\.json$/i, '' );
	return {
		look: {
			title,
			...( typeof content.description === 'string'
				? { description: content.description }
				: {} ),
			...config,
		},
		ignored: [
			...Object.keys( content ).filter(
				( key ) => ! READABLE_KEYS.has( key )
			),
			...dropped,
		],
	};
}

function findProblem( content: ConfigNode ): string | undefined {
	const { version = VERSION, settings = {}, styles = {} } = content;
	if ( version !== 2 && version !== VERSION ) {
		return sprintf(
			/* translators: %s: version number found in the file. */
			__( 'Version %s of the format is not supported.', 'atelier' ),
			String( version )
		);
	}
	if ( ! isRecord( settings ) || ! isRecord( styles ) ) {
		return __( 'Settings and styles must be objects.', 'atelier' );
	}
	if (
		pruneEmpty( settings ) === undefined &&
		pruneEmpty( styles ) === undefined
	) {
		return __(
			'The file contains neither settings nor styles.',
			'atelier'
		);
	}
	return endsStyleElement( styles )
		? __(
				'The custom CSS in the file is invalid. Do not use <> markup.',
				'atelier'
		  )
		: undefined;
}

// The server refuses custom CSS that ends its style element; the file is refused before the look is saved.
function endsStyleElement( node: unknown ): boolean {
	if ( ! isRecord( node ) ) {
		return false;
	}
	return Object.entries( node ).some( ( [ key, value ] ) =>
		key === 'css' && typeof value === 'string'
			? findStyleEnd( value ) >= 0
			: endsStyleElement( value )
	);
}

function parseJson( text: string ): unknown {
	try {
		return JSON.parse( text.replace( /^\uFEFF/, '' ) ) as unknown;
	} catch {
		return undefined;
	}
}
