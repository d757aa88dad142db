<?php
/**
 * Plugin Name: Pseudo Locale
 * Description: For tests: a language whose translated texts have letters of their own, and are half as long again.
 * Version:     1.0.0
 * License:     GPL-2.0-or-later
 *
 * Scripts get translations as from language packs: for each script a file with the texts of that script alone. So a text of a
 * package whose script has no file on the page stays as it is, as it would in a real language.
 *
 * @package Pseudo_Locale
 */

const PSEUDO_LOCALE_LETTERS = array(
	'A' => 'Á', 'B' => 'Ɓ', 'C' => 'Ć', 'D' => 'Ď', 'E' => 'É', 'F' => 'Ƒ', 'G' => 'Ǵ', 'H' => 'Ĥ', 'I' => 'Í', 'J' => 'Ĵ', 'K' => 'Ķ', 'L' => 'Ĺ', 'M' => 'Ḿ',
	'N' => 'Ń', 'O' => 'Ó', 'P' => 'Ṕ', 'Q' => 'Ɋ', 'R' => 'Ŕ', 'S' => 'Ś', 'T' => 'Ť', 'U' => 'Ú', 'V' => 'Ṽ', 'W' => 'Ŵ', 'X' => 'Ẍ', 'Y' => 'Ý', 'Z' => 'Ź',
	'a' => 'á', 'b' => 'ƀ', 'c' => 'ć', 'd' => 'ď', 'e' => 'é', 'f' => 'ƒ', 'g' => 'ǵ', 'h' => 'ĥ', 'i' => 'í', 'j' => 'ĵ', 'k' => 'ķ', 'l' => 'ĺ', 'm' => 'ḿ',
	'n' => 'ń', 'o' => 'ó', 'p' => 'ṕ', 'q' => 'ɋ', 'r' => 'ŕ', 's' => 'ś', 't' => 'ť', 'u' => 'ú', 'v' => 'ṽ', 'w' => 'ŵ', 'x' => 'ẍ', 'y' => 'ý', 'z' => 'ź',
);

/** Parts of a text that stay unchanged: placeholders, markup, entities, addresses. */
const PSEUDO_LOCALE_KEPT = '~(%(?:\d+\$)?[a-z%]|<[^<>]*>|&[#\w]+;|https?://\S+)~';

/** Texts that programs read: formats of dates and numbers, directions, switches. */
const PSEUDO_LOCALE_PROGRAM_CONTEXTS = '/date|time|format|direction|separator|Do not translate|decimal|thousands|locale|on or off|hreflang|lang attribute|start of week|timezone|CSS/i';
const PSEUDO_LOCALE_DATE_FORMAT      = '/^[dDjlNSwzWFmMntLoYyaABgGhHisueIOPTZcrU]([\s,.:\/\\\\\-]+[dDjlNSwzWFmMntLoYyaABgGhHisueIOPTZcrU]{1,2})*$/';

/**
 * Returns a text in the pseudo language.
 *
 * @param string $text    The text.
 * @param string $context Its context.
 */
function pseudo_locale_text( string $text, string $context = '' ): string {
	if ( 1 === preg_match( PSEUDO_LOCALE_PROGRAM_CONTEXTS, $context ) || 1 === preg_match( PSEUDO_LOCALE_DATE_FORMAT, $text ) || 1 !== preg_match( '/[A-Za-z]{2}|^[A-Za-z]$/', $text ) ) {
		return $text;
	}
	$parts  = preg_split( PSEUDO_LOCALE_KEPT, $text, -1, PREG_SPLIT_DELIM_CAPTURE );
	$result = '';
	$count  = 0;
	foreach ( $parts as $index => $part ) {
		if ( 0 === $index % 2 ) {
			$count += strlen( $part );
			$part   = strtr( $part, PSEUDO_LOCALE_LETTERS );
		}
		$result .= $part;
	}

	// Words, as a longer language has them, not one word that no layout could break.
	return 0 === $count ? $text : $result . str_repeat( ' ·····', (int) ceil( $count / 12 ) );
}

/**
 * Returns the translations of a script, as a language pack has them: of the texts of this file alone.
 *
 * @param string[] $files  The script's files.
 * @param string   $domain The text domain; `default` for the host's.
 */
function pseudo_locale_json( array $files, string $domain ): string {
	$string   = '("(?:[^"\\\\]|\\\\.)*"|\'(?:[^\'\\\\]|\\\\.)*\')';
	$space    = '(?:\s|/\*.*?\*/)*';
	$messages = array(
		'' => array(
			'domain'       => 'messages',
			'plural-forms' => 'nplurals=2; plural=(n != 1);',
			'lang'         => 'eo',
		),
	);
	foreach ( $files as $file ) {
		preg_match_all( "~\b(__|_x|_n|_nx)\)?\($space$string(?:$space,$space$string)?((?:$space,(?:$space$string|[^,()]+(?:\([^()]*\))?))*)$space\)~s", (string) file_get_contents( $file ), $calls, PREG_SET_ORDER );
		foreach ( $calls as $call ) {
			$name  = $call[1];
			$given = array_map( 'pseudo_locale_unquote', array_filter( array( $call[2], $call[3] ?? '' ) ) );
			preg_match_all( "~$string~", $call[4] ?? '', $further );
			$rest   = array_map( 'pseudo_locale_unquote', $further[0] );
			$is_own = in_array( 'atelier', array( ...$given, ...$rest ), true );
			if ( ( 'atelier' === $domain ) !== $is_own ) {
				continue;
			}
			$text    = $given[0];
			$context = '_x' === $name ? $given[1] ?? '' : ( '_nx' === $name ? $rest[0] ?? '' : '' );
			$key     = '' === $context ? $text : "$context\4$text";
			$plural  = in_array( $name, array( '_n', '_nx' ), true ) ? array( pseudo_locale_text( $given[1] ?? $text, $context ) ) : array();

			$messages[ $key ] = array( pseudo_locale_text( $text, $context ), ...$plural );
		}
	}

	foreach ( 'atelier' === $domain ? pseudo_locale_table_texts() : array() as $text ) {
		$messages[ $text ] = array( pseudo_locale_text( $text ) );
	}

	return (string) wp_json_encode(
		array(
			'domain'      => 'messages',
			'locale_data' => array( 'messages' => $messages ),
		)
	);
}

/**
 * Returns the texts of the tables that PHP and the application share; a language pack has them with the application's own.
 *
 * @return string[]
 */
function pseudo_locale_table_texts(): array {
	$texts = array();
	foreach ( array( 'page/screens', 'styles/sections' ) as $table ) {
		$rows = wp_json_file_decode( ATELIER_DIR . "/includes/$table.json", array( 'associative' => true ) );
		foreach ( array( 'title', 'label', 'description' ) as $column ) {
			array_push( $texts, ...array_column( $rows, $column ) );
		}
	}

	return $texts;
}

/**
 * Returns the value of a string of JavaScript.
 *
 * @param string $literal The string in its quotes.
 */
function pseudo_locale_unquote( string $literal ): string {
	$inner = substr( $literal, 1, -1 );
	if ( "'" === $literal[0] ) {
		$inner = str_replace( array( "\\'", '"' ), array( "'", '\\"' ), $inner );
	}

	return (string) json_decode( '"' . preg_replace( '/\\\\x([0-9a-f]{2})/i', '\\u00$1', $inner ) . '"' );
}

/**
 * Returns the files of a script that hold its texts; for ours also those of its lazy parts.
 *
 * @param string $handle Handle.
 * @return string[]
 */
function pseudo_locale_files( string $handle ): array {
	if ( 'atelier' === $handle ) {
		return (array) glob( ATELIER_DIR . '/build/*.js' );
	}
	$src  = (string) ( wp_scripts()->registered[ $handle ]->src ?? '' );
	$file = ABSPATH . ltrim( (string) wp_parse_url( str_replace( '.min.js', '.js', $src ), PHP_URL_PATH ), '/' );

	return is_file( $file ) ? array( $file ) : array();
}

// A language that WordPress has no files for, so that no real translation mixes in.
add_filter( 'pre_determine_locale', static fn(): string => 'eo' );

add_filter( 'gettext', static fn( $translated, $text ) => pseudo_locale_text( $text ), 10, 2 );
add_filter( 'gettext_with_context', static fn( $translated, $text, $context ) => pseudo_locale_text( $text, $context ), 10, 3 );
add_filter( 'ngettext', static fn( $translated, $single, $plural, $number ) => pseudo_locale_text( 1 === (int) $number ? $single : $plural ), 10, 4 );
add_filter( 'ngettext_with_context', static fn( $translated, $single, $plural, $number, $context ) => pseudo_locale_text( 1 === (int) $number ? $single : $plural, $context ), 10, 5 );

add_filter(
	'pre_load_script_translations',
	static function ( $translations, $file, $handle, $domain ) {
		static $known = array();
		$files        = pseudo_locale_files( $handle );
		if ( array() === $files ) {
			return $translations;
		}
		$cache = get_temp_dir() . 'pseudo-locale-' . md5( $domain . __FILE__ . filemtime( __FILE__ ) . implode( array_map( static fn( $path ) => $path . filemtime( $path ), $files ) ) ) . '.json';
		if ( ! is_file( $cache ) ) {
			file_put_contents( $cache, pseudo_locale_json( $files, $domain ) );
		}
		$known[ $cache ] ??= (string) file_get_contents( $cache );

		return $known[ $cache ];
	},
	10,
	4
);
