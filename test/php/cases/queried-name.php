<?php
/**
 * Names of what an address shows.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Templates\Queried_Name;
use WP_Post_Type;
use WP_Term;
use WP_User;

/** Returns the name of a post whose title another plugin filters. */
$name_post = static function ( mixed $title ): string {
	add_post(
		array(
			'ID'         => 7,
			'post_title' => 'About',
		)
	);
	if ( 'About' !== $title ) {
		add_filter( 'the_title', static fn() => $title );
	}

	return Queried_Name::get( get_post( 7 ) );
};

/** Returns the name of something whose name is a value. */
$name_other = static function ( string $class, mixed $name ): string {
	// Without what their constructors ask the database for.
	$thing = ( new \ReflectionClass( $class ) )->newInstanceWithoutConstructor();
	match ( $class ) {
		WP_Term::class      => $thing->name = $name,
		WP_User::class      => $thing->data = (object) array( 'display_name' => $name ),
		WP_Post_Type::class => $thing->labels = (object) array( 'name' => $name ),
	};

	return Queried_Name::get( $thing );
};

return for_each_row(
	array(
		'a title'                                    => array( 'About', 'About' ),
		'a filter of the title that returns nothing' => array( '', null ),
		'a filter of the title that returns a list'  => array( '', array( 'x' ) ),
		'a filter of the title that returns a number' => array( '5', 5 ),
	),
	static fn( string $expected, mixed $title ) => expect_same( $expected, $name_post( $title ) )
) + for_each_row(
	array(
		'a term'                       => array( 'News', WP_Term::class, 'News' ),
		'a term without a name'        => array( '', WP_Term::class, null ),
		'a user'                       => array( 'Ada', WP_User::class, 'Ada' ),
		'a type'                       => array( 'Books', WP_Post_Type::class, 'Books' ),
		'a type whose label is a list' => array( '', WP_Post_Type::class, array( 'Books' ) ),
	),
	static fn( string $expected, string $class, mixed $name ) => expect_same( $expected, $name_other( $class, $name ) )
) + array(
	'nothing has no name' => static fn() => expect_same( '', Queried_Name::get( null ) ),
);
