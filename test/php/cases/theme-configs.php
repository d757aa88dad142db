<?php
/**
 * Values of a wrong type in files of a theme.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Page\Address;
use Atelier\Styles\Config_Cleaner;
use Atelier\Styles\Sound_Files;
use Atelier\Styles\Theme_Configs;
use WP_Theme_JSON;
use WP_Theme_JSON_Resolver;

foreach ( array( 'class-wp-theme-json-schema', 'class-wp-theme-json', 'class-wp-block-supports', 'class-wp-block-styles-registry', 'block-supports/typography', 'block-supports/block-style-variations', 'style-engine', 'fonts/class-wp-font-utils' ) as $atelier_include ) {
	require_once ABSPATH . WPINC . "/$atelier_include.php";
}
foreach ( glob( ABSPATH . WPINC . '/style-engine/*.php' ) as $atelier_include ) {
	require_once $atelier_include;
}

/** Values of each type of JSON; the shapes name the types that are valid. */
const WRONG_VALUES = array(
	'null'          => null,
	'a flag'        => true,
	'a number'      => 7,
	'a text'        => 'x',
	'an empty list' => array(),
	'a list'        => array( 'x', array( 'y' ) ),
	'an object'     => array( 'x' => array( 'y' => array( 1 ) ) ),
	'nested lists'  => array( array( array( 1 ) ) ),
);

/** Valid types by shape, of those above. */
const VALID_VALUES = array(
	'flag'         => array( 'a flag' ),
	'flag or text' => array( 'a flag', 'a text' ),
	'text'         => array( 'a text' ),
	'size'         => array( 'a text', 'a number' ),
	'value'        => array( 'a text', 'a number' ),
	'box'          => array( 'a text', 'a number', 'an empty list' ),
	'sides'        => array( 'an empty list' ),
	'image'        => array( 'a text', 'an empty list' ),
	'fluid'        => array( 'a flag', 'an empty list' ),
	'scale'        => array( 'an empty list' ),
	'texts'        => array( 'an empty list' ),
	'tree'         => array( 'an empty list', 'a list', 'an object', 'nested lists' ),
);

/**
 * Lists the paths of the table of shapes with their shapes.
 *
 * @param array  $shapes Shapes by key.
 * @param string $prefix Path of the shapes.
 * @return array<string, string>
 */
function list_leaves( array $shapes, string $prefix ): array {
	$leaves = array();
	foreach ( $shapes as $key => $shape ) {
		$leaves += is_array( $shape ) ? list_leaves( $shape, "$prefix$key." ) : array( $prefix . $key => $shape );
	}
	return $leaves;
}

/**
 * Returns a config with one value.
 *
 * @param string $path  Its path.
 * @param mixed  $value The value.
 */
function config_with( string $path, $value ): array {
	foreach ( array_reverse( explode( '.', $path ) ) as $key ) {
		$value = array( $key => $value );
	}
	return $value;
}

$shapes = wp_json_file_decode( ATELIER_DIR . '/includes/styles/config-shapes.json', array( 'associative' => true ) );
$leaves = list_leaves( $shapes['settings'], 'settings.' ) + list_leaves( $shapes['styles'], 'styles.' ) + list_leaves( $shapes['styles'], 'styles.blocks.core/button.variations.outline.' ) + list_leaves( $shapes['file'], '' );
unset( $leaves['styles.spacing.blockGap'] );
$tests = array();
foreach ( WRONG_VALUES as $name => $value ) {
	$tests[ "$name at every path of a theme's file, a variation and a block style: named, and WordPress computes the styles of the rest" ] = static function () use ( $leaves, $name, $value ): void {
		$rest = array( 'version' => 3 );
		foreach ( $leaves as $path => $shape ) {
			$cleaned = Config_Cleaner::clean_theme( config_with( $path, $value ) );
			$valid   = VALID_VALUES[ $shape ] ?? array( 'an empty list' );
			expect_same( null === $value || in_array( $name, $valid, true ) ? array() : array( $path ), array_values( array_unique( array_map( static fn( string $dropped ): string => str_starts_with( $dropped, "$path." ) ? $path : $dropped, $cleaned['dropped'] ) ) ) );
			$rest = array_replace_recursive( $rest, $cleaned['config'] );
		}
		$theme  = new WP_Theme_JSON( $rest, 'theme' );
		$merged = new WP_Theme_JSON();
		$merged->merge( $theme );
		$merged->get_settings();
		$merged->get_stylesheet( array( 'variables', 'presets' ), array( 'theme' ) );
	};
}

return $tests + array(
	'null in a theme hides a value of WordPress, and stays' => static fn() => expect_same(
		array(
			'config'  => array(
				'settings' => array( 'spacing' => array( 'blockGap' => null ) ),
				'styles'   => array( 'spacing' => array( 'blockGap' => null ) ),
			),
			'dropped' => array(),
		),
		Config_Cleaner::clean_theme(
			array(
				'settings' => array(
					'custom'  => null,
					'spacing' => array( 'blockGap' => null ),
				),
				'styles'   => array( 'spacing' => array( 'blockGap' => null ) ),
			)
		)
	),
	'a number that is too large is dropped'                 => static fn() => expect_same(
		array( 'settings.layout.contentSize' ),
		Config_Cleaner::clean_theme( array( 'settings' => array( 'layout' => array( 'contentSize' => INF ) ) ) )['dropped']
	),
	'the files of a theme are cleaned in requests of Design, before WordPress computes with them' => static function (): void {
		wp_using_ext_object_cache( true );
		$folder = sys_get_temp_dir() . '/atelier-' . uniqid();
		mkdir( $folder );
		$path = "$folder/theme.json";
		file_put_contents( $path, '{"version":3,"settings":{"spacing":{"spacingScale":true}},"title":5}' );
		$read    = static fn() => ( static fn() => static::read_json_file( $path ) )->bindTo( null, WP_Theme_JSON_Resolver::class )();
		$configs = new Theme_Configs( new Address() );
		$configs->clean_files( $path, 'theme.json' );
		expect_same( array(), $configs->get_dropped() );
		expect_same( 5, $read()['title'] );
		$_SERVER['HTTP_X_ATELIER_CLIENT'] = '1';
		try {
			$configs->clean_files( $path, 'theme.json' );
		} finally {
			wp_using_ext_object_cache( false );
			unset( $_SERVER['HTTP_X_ATELIER_CLIENT'] );
			unlink( $path );
			rmdir( $folder );
		}
		expect_same( array( 'title', 'settings.spacing.spacingScale' ), array_column( $configs->get_dropped(), 'path' ) );
		expect_same(
			array(
				'version'  => 3,
				'settings' => array( 'spacing' => array() ),
			),
			$read()
		);
	},
	'files are named with the folder of their theme, below a folder of several themes, too, and with that of the parent theme' => static function (): void {
		wp_using_ext_object_cache( true );
		set_options(
			array(
				'stylesheet' => 'group/child',
				'template'   => 'parent',
			)
		);
		$root  = sys_get_temp_dir() . '/atelier-' . uniqid();
		$files = array( 'group/child/theme.json', 'parent/styles/blue.json' );
		foreach ( $files as $file ) {
			mkdir( dirname( "$root/$file" ), 0777, true );
			file_put_contents( "$root/$file", '{"title":5}' );
		}
		add_filter( 'theme_root', static fn() => $root );
		$_SERVER['HTTP_X_ATELIER_CLIENT'] = '1';
		try {
			$configs = new Theme_Configs( new Address() );
			$configs->clean_files( "$root/$files[0]", 'theme.json' );
		} finally {
			wp_using_ext_object_cache( false );
			unset( $_SERVER['HTTP_X_ATELIER_CLIENT'] );
			array_map( static fn( string $file ) => unlink( "$root/$file" ), $files );
			array_map( static fn( string $folder ) => rmdir( "$root/$folder" ), array( 'group/child', 'group', 'parent/styles', 'parent', '' ) );
		}
		expect_same( $files, array_column( $configs->get_dropped(), 'file' ) );
	},
	'a file without wrong values is read once until it is another one, and one with wrong values in each request' => static function (): void {
		wp_using_ext_object_cache( true );
		$path  = tempnam( sys_get_temp_dir(), 'atelier' );
		$write = static function ( string $json ) use ( $path ): void {
			// As a deploy that keeps each file's own time.
			unlink( $path );
			file_put_contents( $path, $json );
			touch( $path, 1000000000 );
			clearstatcache();
		};
		$open  = static function () use ( $path ): array {
			( static fn() => static::$theme_json_file_cache = array() )->bindTo( null, WP_Theme_JSON_Resolver::class )();
			$_SERVER['HTTP_X_ATELIER_CLIENT'] = '1';
			try {
				$configs = new Theme_Configs( new Address() );
				$configs->clean_files( $path, 'theme.json' );
			} finally {
				unset( $_SERVER['HTTP_X_ATELIER_CLIENT'] );
			}
			$is_read = ( static fn() => isset( static::$theme_json_file_cache[ $path ] ) )->bindTo( null, WP_Theme_JSON_Resolver::class )();

			return array( $is_read, array_column( $configs->get_dropped(), 'path' ) );
		};
		try {
			$write( '{"title":""}' );
			expect_same( array( true, array() ), $open() );
			expect_same( array( false, array() ), $open() );
			$write( '{"title":5}' );
			expect_same( array( true, array( 'title' ) ), $open() );
			expect_same( array( true, array( 'title' ) ), $open() );
		} finally {
			wp_using_ext_object_cache( false );
			unlink( $path );
		}
	},
);
