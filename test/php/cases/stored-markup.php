<?php
/**
 * Cases for {@see Stored_Markup}.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Writes\Stored_Markup;

$css  = array( 'content_save_pre', 'wp_strip_custom_css_from_blocks', 8 );
$html = array( 'content_save_pre', 'wp_filter_post_kses', 10 );

/**
 * Returns whether each filter is there before, in and after a write of stored markup.
 *
 * @param array[] $filters Filters of the user's saves.
 */
$run = static function ( array $filters ) use ( $css, $html ): array {
	$names = static fn(): array => array_map( static fn( array $filter ) => has_filter( $filter[0], $filter[1] ), array( $css, $html ) );
	foreach ( $filters as $filter ) {
		add_filter( ...$filter );
	}
	$inside = Stored_Markup::run_with_stored_markup( $names );
	$after  = $names();
	kses_remove_filters();
	remove_filter( ...$css );

	return array( $inside, $after );
};

$none = array( false, false );

return for_each_row(
	array(
		'a user who may write all'  => array( array(), array( $none, $none ) ),
		'a user without HTML'       => array( array( $html ), array( $none, array( false, 10 ) ) ),
		'a user without CSS'        => array( array( $css ), array( $none, array( 8, false ) ) ),
		'a user without either'     => array( array( $css, $html ), array( $none, array( 8, 10 ) ) ),
	),
	static fn( array $filters, array $expected ) => expect_same( $expected, $run( $filters ) )
);
