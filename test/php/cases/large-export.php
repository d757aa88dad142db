<?php
/**
 * The export of a theme with very many templates.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Templates\Large_Export;
use WP_Block_Template;
use WP_REST_Request;
use ZipArchive;

/** Bytes of the content of each template. */
const EXPORTED_BYTES = 1_000_000;

/**
 * Makes templates and parts without their contents.
 *
 * @param int $count How many.
 * @return WP_Block_Template[]
 */
$make = static function ( int $count ): array {
	$templates = array();
	for ( $i = 0; $i < $count; $i++ ) {
		$template       = new WP_Block_Template();
		$template->type = $i % 2 ? 'wp_template_part' : 'wp_template';
		$template->slug = "t$i";
		$templates[]    = $template;
	}
	return $templates;
};

/**
 * Runs something with an empty archive, and removes that.
 *
 * @param callable(string): void $run Receives its path.
 */
$with_archive = static function ( callable $run ): void {
	$file = (string) tempnam( sys_get_temp_dir(), 'atelier' );
	$zip  = new ZipArchive();
	$zip->open( $file, ZipArchive::OVERWRITE );
	$zip->addFromString( 'theme.json', '{}' );
	$zip->close();
	try {
		$run( $file );
	} finally {
		unlink( $file );
	}
};

/** Returns a request of Design for the export. */
$request = static function ( string $route = '/wp-block-editor/v1/export', bool $is_design = true ): WP_REST_Request {
	$request = new WP_REST_Request( 'GET', $route );
	if ( $is_design ) {
		$request->set_header( 'X-Atelier-Client', '1' );
	}
	return $request;
};

/** Lets the database say how many bytes of templates there are, and returns how often it was asked. */
$set_bytes = static function ( int $bytes ): object {
	$GLOBALS['wpdb'] = new class( $bytes ) {
		public string $posts = 'wp_posts';
		public int $asked    = 0;

		public function __construct( private int $bytes ) {}

		/** Returns the sum. */
		public function get_var( string $query ): int {
			++$this->asked;
			return $this->bytes;
		}
	};
	return $GLOBALS['wpdb'];
};

return array(
	'contents are in memory a few at a time, and all are in the archive' => static fn() => $with_archive(
		static function ( string $file ) use ( $make ): void {
			$before = memory_get_usage();
			$most   = 0;
			expect_same(
				true,
				Large_Export::add(
					$file,
					$make( 40 ),
					static function ( WP_Block_Template $template ) use ( &$most ): string {
						$most = max( $most, memory_get_usage() );
						return str_pad( $template->slug, EXPORTED_BYTES, ' ' );
					}
				)
			);
			if ( $most - $before > 10 * EXPORTED_BYTES ) {
				throw new \RuntimeException( 'Memory: ' . ( $most - $before ) );
			}
			$zip = new ZipArchive();
			$zip->open( $file );
			expect_same( 41, $zip->numFiles );
			expect_same( '{}', $zip->getFromName( 'theme.json' ) );
			expect_same( 't0', trim( (string) $zip->getFromName( 'templates/t0.html' ) ) );
			expect_same( 't39', trim( (string) $zip->getFromName( 'parts/t39.html' ) ) );
			$zip->close();
		}
	),
	'an archive that cannot be opened is reported' => static fn() => expect_same( false, Large_Export::add( __DIR__ . '/none/none.zip', $make( 1 ), static fn() => 'x' ) ),
	'an export with little content is left to WordPress' => static function () use ( $set_bytes, $request ): void {
		$database = $set_bytes( 9_000_000 );
		expect_same( null, ( new Large_Export() )->answer( null, $request() ) );
		expect_same( 1, $database->asked );
	},
	'what is not the export of Design is left alone, and nothing is counted for it' => static function () use ( $set_bytes, $request ): void {
		$database = $set_bytes( 900_000_000 );
		$export   = new Large_Export();
		expect_same( null, $export->answer( null, $request( is_design: false ) ) );
		expect_same( null, $export->answer( null, $request( '/wp/v2/templates' ) ) );
		expect_same( 'of a plugin', $export->answer( 'of a plugin', $request() ) );
		expect_same( 0, $database->asked );
	},
);
