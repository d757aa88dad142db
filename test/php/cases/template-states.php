<?php
/**
 * States of templates.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Templates\Template_States;

/** A file of the theme. */
$file = static fn( string $slug, array $fields = array() ): array => $fields + array(
	'id'        => "theme//$slug",
	'type'      => 'wp_registered_template',
	'slug'      => $slug,
	'theme'     => 'theme',
	'status'    => 'publish',
	'is_custom' => false,
);
/** A version that a person made. */
$version = static fn( int $id, string $slug, array $fields = array() ): array => array(
	'id'   => $id,
	'type' => 'wp_template',
) + $file( $slug, $fields );
/** States by id, and the record that serves the slug of the first template. */
$read = static function ( array $templates, array $entries ): array {
	$able = array();
	foreach ( $templates as $template ) {
		if ( 'wp_template' === $template['type'] && 'publish' === $template['status'] && 'theme' === $template['theme'] ) {
			$able[ $template['id'] ] = $template['slug'];
		}
	}
	$states = new Template_States( $templates, $entries, $able, 'theme' );
	return array( array_map( array( $states, 'get' ), $templates ), $states->served_by( $templates[0]['slug'] ) );
};
$both   = array( $file( 'single' ), $version( 7, 'single' ) );
$custom = array( 'is_custom' => true );

return for_each_row(
	array(
		'no entry: the file'                          => array( $both, array(), array( 'active', 'inactive' ), 'theme//single' ),
		'the number of a version'                     => array( $both, array( 'single' => 7 ), array( 'inactive', 'active' ), 7 ),
		'nothing may serve'                           => array( $both, array( 'single' => false ), array( 'inactive', 'inactive' ), null ),
		'a number that is gone'                       => array( $both, array( 'single' => 8 ), array( 'active', 'inactive' ), 'theme//single' ),
		'a version that is a draft'                   => array( array( $file( 'single' ), $version( 7, 'single', array( 'status' => 'draft' ) ) ), array( 'single' => 7 ), array( 'active', 'inactive' ), 'theme//single' ),
		'a version of another theme'                  => array( array( $file( 'single' ), $version( 7, 'single', array( 'theme' => 'other' ) ) ), array( 'single' => 7 ), array( 'active', 'other-theme' ), 'theme//single' ),
		'the version of another slug'                 => array( array( $file( 'single' ), $version( 7, 'page' ) ), array( 'single' => 7 ), array( 'active', 'inactive' ), 'theme//single' ),
		'a version whose file the theme has dropped'  => array( array( $version( 7, 'single' ) ), array( 'single' => 7 ), array( 'active' ), 7 ),
		'a version without file and entry'            => array( array( $version( 7, 'single' ) ), array(), array( 'inactive' ), null ),
		'a slug that is a number'                     => array( array( $file( '404' ), $version( 7, '404' ) ), array( '404' => 7 ), array( 'inactive', 'active' ), 7 ),
		'a custom file'                               => array( array( $file( 'narrow', $custom ) ), array(), array( 'when-used' ), 'theme//narrow' ),
		'a custom template that a person made'        => array( array( $version( 9, 'wide', $custom ) ), array(), array( 'when-used' ), 9 ),
		'a draft of one'                              => array( array( $version( 9, 'wide', array( 'status' => 'draft' ) + $custom ) ), array(), array( 'inactive' ), null ),
		'a version of a custom file'                  => array( array( $file( 'wide', $custom ), $version( 9, 'wide', $custom ) ), array(), array( 'when-used', 'inactive' ), 'theme//wide' ),
		'one that is chosen'                          => array( array( $file( 'wide', $custom ), $version( 9, 'wide', $custom ) ), array( 'wide' => 9 ), array( 'inactive', 'when-used' ), 9 ),
		'two custom templates of a slug: the newest'  => array( array( $version( 9, 'wide', $custom ), $version( 8, 'wide', $custom ) ), array(), array( 'when-used', 'inactive' ), 9 ),
		'two of which one is chosen'                  => array( array( $version( 9, 'wide', $custom ), $version( 8, 'wide', $custom ) ), array( 'wide' => 8 ), array( 'inactive', 'when-used' ), 8 ),
		'a custom template that is taken out'         => array( array( $version( 9, 'wide', $custom ) ), array( 'wide' => false ), array( 'inactive' ), null ),
	),
	static fn( array $templates, array $entries, array $states, int|string|null $served_by ) => expect_same( array( $states, $served_by ), $read( $templates, $entries ) )
) + array(
	'a slug of which there is a file' => static fn() => expect_same( array( true, false ), array( ( new Template_States( $both, array(), array(), 'theme' ) )->has_file( 'single' ), ( new Template_States( $both, array(), array(), 'theme' ) )->has_file( 'page' ) ) ),
);
