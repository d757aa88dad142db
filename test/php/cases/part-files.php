<?php
/**
 * Names of the theme's template parts.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Patterns\Part_Files;
use WP_Block_Template;

/** Makes a part. */
$make = static function ( string $slug, int $wp_id = 0 ): WP_Block_Template {
	$part         = new WP_Block_Template();
	$part->id     = "theme//$slug";
	$part->slug   = $slug;
	$part->source = $wp_id ? 'custom' : 'theme';
	$part->wp_id  = $wp_id;
	$part->area   = 'header';

	return $part;
};

/** Ids of a list after the correction; the theme has the files `header` and `footer`. */
$correct = static function ( array $parts, array $query = array(), string $type = 'wp_template_part' ) use ( $make ): array {
	add_filter( 'pre_get_block_file_template', static fn( $found, $id ) => in_array( $id, array( 'theme//header', 'theme//footer' ), true ) ? $make( substr( $id, 7 ) ) : $found, 10, 2 );

	return array_column( Part_Files::correct_names( $parts, $query, $type ), 'id' );
};

return for_each_row(
	array(
		'a theme whose folder ends in “parts”'      => array( array( 'theme//header', 'theme//footer' ), array( $make( 'parts/header' ), $make( 'parts/footer' ) ) ),
		'a folder above that is called “parts”'     => array( array( 'theme//header' ), array( $make( 'site/themes/theme/parts/header' ) ) ),
		'a person’s version hides the file'         => array( array( 'theme//header' ), array( $make( 'header', 7 ), $make( 'parts/header' ) ) ),
		'names that are right'                      => array( array( 'theme//header', 'theme//footer' ), array( $make( 'header' ), $make( 'footer' ) ) ),
		'another area'                              => array( array(), array( $make( 'parts/header' ) ), array( 'area' => 'footer' ) ),
		'templates'                                 => array( array( 'theme//parts/header' ), array( $make( 'parts/header' ) ), array(), 'wp_template' ),
	),
	static fn( array $expected, mixed ...$arguments ) => expect_same( $expected, $correct( ...$arguments ) )
);
