<?php
/**
 * The form in which WordPress stores slugs.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Templates\Active_Templates;
use Atelier\Templates\Template_States;
use Atelier\Transfer\Design_Format;
use Atelier\Transfer\Design_Keys;
use Atelier\Writes\Stored_Slug;
use Atelier\Writes\Write_Lock;

/** Slugs of each alphabet: in letters, and as WordPress stores them. */
$slugs = array(
	'Latin'                  => array( 'page-about', 'page-about' ),
	'Latin, with accents'    => array( 'page-Über-uns', 'page-uber-uns' ),
	'Latin capitals'         => array( 'Landing', 'landing' ),
	'Cyrillic'               => array( 'page-Привет-мир', 'page-%d0%bf%d1%80%d0%b8%d0%b2%d0%b5%d1%82-%d0%bc%d0%b8%d1%80' ),
	'Greek'                  => array( 'page-νέα', 'page-%ce%bd%ce%ad%ce%b1' ),
	'Hebrew'                 => array( 'page-שלום', 'page-%d7%a9%d7%9c%d7%95%d7%9d' ),
	'Arabic'                 => array( 'page-سلام', 'page-%d8%b3%d9%84%d8%a7%d9%85' ),
	'Thai'                   => array( 'single-post-สวัสดี', 'single-post-%e0%b8%aa%e0%b8%a7%e0%b8%b1%e0%b8%aa%e0%b8%94%e0%b8%b5' ),
	'Chinese'                => array( 'category-新闻', 'category-%e6%96%b0%e9%97%bb' ),
	'emoji'                  => array( 'page-😀', 'page-%f0%9f%98%80' ),
	'spaces'                 => array( 'page-два слова', 'page-%d0%b4%d0%b2%d0%b0-%d1%81%d0%bb%d0%be%d0%b2%d0%b0' ),
	'a percent sign'         => array( 'page-100%', 'page-100' ),
	'octets in capitals'     => array( 'page-%D0%BC', 'page-%d0%bc' ),
	'200 bytes'              => array( 'page-ab' . str_repeat( 'ж', 32 ), 'page-ab' . str_repeat( '%d0%b6', 32 ) ),
	'201 bytes stay as sent' => array( 'page-abcd' . str_repeat( 'ж', 32 ), 'page-abcd' . str_repeat( 'ж', 32 ) ),
);

$start = static fn() => add_filter( 'sanitize_title', 'sanitize_title_with_dashes', 10, 3 );

return array(
	...for_each_row(
		$slugs,
		static function ( string $letters, string $stored ) use ( $start ) {
			$start();
			expect_same( $stored, Stored_Slug::to_stored( $letters ) );
			expect_same( $stored, Stored_Slug::to_stored( $stored ) );
			expect_same( "theme//$stored", Stored_Slug::convert_id( "theme//$letters" ) );
			if ( Stored_Slug::fits( $letters ) && ! str_contains( $letters, ' ' ) ) {
				set_options(
					array(
						'atelier_active_templates_theme' => 'theme',
						'active_templates'               => array( $letters => 7 ),
					)
				);
				$active = new Active_Templates( new Write_Lock() );
				expect_same( array( 7, 7 ), array( $active->get_one( $letters ), $active->get_one( $stored ) ) );
			}
		}
	),
	'a slug is shown in letters' => static function () {
		expect_same( array( 'page-мир', '100%', 'page-%d0' ), array_map( array( Stored_Slug::class, 'to_text' ), array( 'page-%d0%bc%d0%b8%d1%80', '100%', 'page-%d0' ) ) );
	},
	'a text that is appended shortens a long slug by whole letters' => static function () {
		$long = str_repeat( '%d0%b6', 33 );
		expect_same( str_repeat( '%d0%b6', 33 ) . '-2', Stored_Slug::append_text( $long, '-2' ) );
		expect_same( str_repeat( '%d0%b6', 32 ) . '-12', Stored_Slug::append_text( $long, '-12' ) );
	},
	'keys of two versions of a slug with 200 bytes can be read again' => static function () {
		$post = array(
			'slug' => str_repeat( 'a', 200 ),
			'own'  => '',
		);
		$keys = Design_Keys::assign( 'template', array( $post, $post, $post ) );
		expect_same( array( 'template', 'template', 'template' ), array_map( array( Design_Format::class, 'read_kind' ), $keys ) );
		expect_same( 3, count( array_unique( $keys ) ) );
	},
	'a file whose name has the letters gives way to the active version, which is stored in octets' => static function () use ( $start ) {
		$start();
		$one       = static fn( $id, string $type, string $slug ): array => array(
			'id'        => $id,
			'type'      => $type,
			'slug'      => $slug,
			'theme'     => 'theme',
			'is_custom' => false,
		);
		$file      = $one( 'theme//page-мир', 'wp_registered_template', 'page-мир' );
		$version   = $one( 7, 'wp_template', 'page-%d0%bc%d0%b8%d1%80' );
		$templates = array( $file, $version );
		$states    = new Template_States( $templates, array( 'page-%d0%bc%d0%b8%d1%80' => 7 ), array( 7 => 'page-%d0%bc%d0%b8%d1%80' ), 'theme' );
		expect_same( array( 'inactive', 'active' ), array_map( array( $states, 'get' ), $templates ) );
		expect_same( array( true, true ), array_map( array( $states, 'has_file' ), array_column( $templates, 'slug' ) ) );
	},
);
