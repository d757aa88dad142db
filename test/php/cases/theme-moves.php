<?php
/**
 * Four themes by four: the changed templates, headers and footers of one are brought to another, at the level of markup. The writes,
 * and that Undo is byte-equal, are tested by `bring.database.spec.ts`.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Bring\Bring_Choices;
use Atelier\Bring\Theme_Presets;
use Atelier\Transfer\Design_Judge;
use Atelier\Transfer\Design_Needs;
use Atelier\Transfer\Keyed_Markup;
use Atelier\Usage\Usage_Rewriter;

const MOVED_THEMES = array( 'twentytwentythree', 'twentytwentyfour', 'twentytwentyfive', 'atelier-block' );

/** Reads a theme's files: templates, parts and patterns by slug, areas of parts, and settings. */
$read_theme = static function ( string $name ): array {
	$folder = is_dir( WP_CONTENT_DIR . "/themes/$name" ) ? WP_CONTENT_DIR . "/themes/$name" : ATELIER_DIR . "/e2e/themes/$name";
	$files  = static function ( string $pattern ) use ( $folder ): array {
		$found = array();
		foreach ( glob( "$folder/$pattern" ) as $file ) {
			$found[ pathinfo( $file, PATHINFO_FILENAME ) ] = $file;
		}
		return $found;
	};
	$json     = json_decode( (string) file_get_contents( "$folder/theme.json" ), true );
	$patterns = array();
	foreach ( $files( 'patterns/*.php' ) as $file ) {
		preg_match( '/^\s*\*\s*Slug:\s*(\S+)/m', (string) file_get_contents( $file ), $match );
		ob_start();
		try {
			include $file;
		} catch ( \Throwable ) {
			// A pattern may call functions of its theme, which is not loaded.
			ob_clean();
		}
		$patterns[ $match[1] ] = (string) ob_get_clean();
	}
	return array(
		'name'      => $name,
		'templates' => array_map( 'file_get_contents', $files( 'templates/*.html' ) ),
		'parts'     => array_map( 'file_get_contents', $files( 'parts/*.html' ) ),
		'patterns'  => $patterns,
		'areas'     => array_column( $json['templateParts'] ?? array(), 'area', 'name' ),
		'presets'   => Theme_Presets::list_presets( $json['settings'] ?? array() ),
	);
};

/** Makes the design that people made of a theme, for another one. */
$make_design = static function ( array $from, array $to ): array {
	$make    = static function ( string $kind, string $slug, string $content ) use ( $from, $to ): array {
		for ( $before = null, $depth = 0; $before !== $content && $depth < 8; $depth++ ) {
			$before = $content;
			foreach ( array_diff_key( $from['patterns'], $to['patterns'] ) as $name => $pattern ) {
				$content = Usage_Rewriter::to_content( 'pattern', array( $name ), $pattern )->rewrite( $content );
			}
		}
		// The editor stores of which theme a part is.
		$content = (string) preg_replace( '/(<!-- wp:template-part \{"slug":"[^"]+")(?![^>]*"theme")/', '$1,"theme":"' . $from['name'] . '"', $content );
		$record  = array(
			'key'     => "$kind/$slug",
			'kind'    => $kind,
			'title'   => $slug,
			'fields'  => array( 'slug' => $slug ),
			'content' => $content,
			'files'   => array(),
			'id'      => 1,
		);
		return array( 'needs' => Design_Needs::find( $record ) ) + $record;
	};
	$records = array();
	foreach ( $from['templates'] as $slug => $content ) {
		$records[ "template/$slug" ] = $make( 'template', $slug, "<!-- wp:paragraph --><p>Mine</p><!-- /wp:paragraph -->$content" );
	}
	foreach ( $from['parts'] as $slug => $content ) {
		$is_own = in_array( $from['areas'][ $slug ] ?? '', array( 'header', 'footer' ), true );
		if ( $is_own || ! isset( $to['parts'][ $slug ] ) ) {
			$records[ "part/$slug" ] = $make( 'part', $slug, $content );
		}
	}
	foreach ( Theme_Presets::without( $from['presets'], $to['presets'] ) as $kind => $list ) {
		foreach ( $list as $slug => $preset ) {
			foreach ( $records as $key => $record ) {
				if ( Theme_Presets::find_used( $record['content'], array( $kind => array( $slug => $preset ) ) ) ) {
					$records[ $key ]['needs'][] = "presets/$kind/$slug";
				}
			}
			$records[ "presets/$kind/$slug" ] = array(
				'key'     => "presets/$kind/$slug",
				'kind'    => 'presets',
				'title'   => (string) $slug,
				'fields'  => array( 'presets' => array( $kind => array( $preset ) ) ),
				'content' => '',
				'files'   => array(),
				'needs'   => array(),
				'id'      => 0,
			);
		}
	}
	return array(
		'theme'   => array( 'stylesheet' => $from['name'] ),
		'records' => $records,
		'from'    => $from['name'],
	);
};

/** Brings a design, as it is written. */
$bring = static function ( array $design, array $to ): array {
	$items = array();
	foreach ( $design['records'] as $key => $record ) {
		if ( 'presets' !== $record['kind'] ) {
			$items[ $key ] = array(
				'choice' => isset( $to[ "{$record['kind']}s" ][ $record['fields']['slug'] ] ) ? Design_Judge::BOTH : Design_Judge::REPLACE,
				'token'  => null,
			);
		}
	}
	$no_template = static fn() => false;
	$stylesheet  = static fn() => $to['name'];
	add_filter( 'pre_get_block_template', $no_template );
	add_filter( 'pre_option_stylesheet', $stylesheet );
	try {
		return Bring_Choices::resolve( $design, $items, $to['presets'], true, static fn( string $slug ): bool => isset( $to['parts'][ $slug ] ) )['design']['records'];
	} finally {
		remove_filter( 'pre_get_block_template', $no_template );
		remove_filter( 'pre_option_stylesheet', $stylesheet );
	}
};

$check = static function ( string $from_name, string $to_name ) use ( $read_theme, $make_design, $bring ): void {
	$from    = $read_theme( $from_name );
	$to      = $read_theme( $to_name );
	$design  = $make_design( $from, $to );
	$written = $bring( $design, $to );
	$parts   = $to['parts'];
	$renamed = array();
	foreach ( $written as $key => $record ) {
		if ( 'part' === $record['kind'] ) {
			$parts  += array( $record['fields']['slug'] => $record['content'] );
			$renamed = array( ...$renamed, ...array_diff( array( substr( $key, strlen( 'part/' ) ) ), array( $record['fields']['slug'] ) ) );
		}
	}
	$find     = static fn( string $key ) => str_starts_with( $key, 'part/' ) ? ( isset( $written[ $key ] ) || isset( $parts[ substr( $key, 5 ) ] ) ? true : null ) : true;
	$presets  = $to['presets'];
	$problems = array();
	foreach ( $written['presets/chosen']['fields']['presets'] ?? array() as $kind => $list ) {
		$presets[ $kind ] = array_column( $list, null, 'slug' ) + ( $presets[ $kind ] ?? array() );
	}
	$slugs = array();
	foreach ( $written as $key => $record ) {
		if ( ! in_array( $record['kind'], array( 'template', 'part' ), true ) ) {
			continue;
		}
		$content = Keyed_Markup::to_numbers( $record['content'], $find, $from_name === $to_name ? array() : array( $from_name, $to_name ) );
		preg_match_all( '/<!-- wp:(template-part|pattern) (\{.*?\}) \/-->/', $content, $blocks, PREG_SET_ORDER );
		foreach ( $blocks as list( , $block, $json ) ) {
			$attributes = json_decode( $json, true );
			$is_whole   = 'pattern' === $block
				? isset( $to['patterns'][ $attributes['slug'] ] ) || str_starts_with( $attributes['slug'], 'core/' )
				: ! in_array( $attributes['slug'], $renamed, true ) && '' !== trim( $parts[ $attributes['slug'] ] ?? '' ) && $to_name === ( $attributes['theme'] ?? $to_name );
			if ( ! $is_whole ) {
				$problems[] = "$key: $block $json";
			}
		}
		// Nothing was left out on the way.
		preg_match_all( '/<!-- wp:template-part /', $record['content'], $before );
		preg_match_all( '/<!-- wp:template-part /', $content, $after );
		if ( count( $before[0] ) !== count( $after[0] ) || '' === trim( $content ) ) {
			$problems[] = "$key lost a part";
		}
		foreach ( Theme_Presets::without( Theme_Presets::find_used( $content, $from['presets'] ), $presets ) as $kind => $list ) {
			$problems[] = "$key: $kind " . implode( ', ', array_keys( $list ) );
		}
		if ( 'template' === $record['kind'] ) {
			$slugs[] = $record['fields']['slug'];
		}
	}
	sort( $slugs );
	$expected = array_map( 'strval', array_keys( $from['templates'] ) );
	sort( $expected );
	expect_same( array(), $problems );
	expect_same( $expected, $slugs );
	expect_same( true, count( $expected ) > 0 && count( $parts ) > 0 );
};

$rows = array();
foreach ( MOVED_THEMES as $from ) {
	foreach ( MOVED_THEMES as $to ) {
		$rows[ "$from to $to" ] = array( $from, $to );
	}
}

return for_each_row( $rows, $check );
