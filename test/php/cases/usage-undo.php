<?php
/**
 * Cases for {@see Usage_Undo}.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Usage\Usage_Undo;
use WP_Post;
use WP_User;

$changes = static fn( int ...$ids ): array => array_map(
	static fn( int $id, int $at ): array => array(
		'id'       => $id,
		'revision' => $at,
		'hash'     => md5( (string) $at ),
	),
	$ids,
	array_keys( $ids )
);
// Revisions by post: they say which of its changes comes when.
$split = static fn( array $list ): array => array_map( static fn( array $run ): array => array_map( static fn( array $change ): int => $change['revision'], $run ), Usage_Undo::split( $list ) );

/**
 * Returns the code of the error for an undo of styles.
 *
 * @param string $type   Type of the post.
 * @param array  $now    Its styles.
 * @param array  $before Its earlier styles.
 */
$find_problem = static function ( string $type, array $now, array $before ): ?string {
	$user                    = ( new \ReflectionClass( WP_User::class ) )->newInstanceWithoutConstructor();
	$user->ID                = 1;
	$user->allcaps           = array( 'edit_theme_options' => true );
	$GLOBALS['current_user'] = $user;
	$encode                  = static fn( array $styles ): string => (string) json_encode( array( 'isGlobalStylesUserThemeJSON' => true, 'styles' => $styles ) );
	$post                    = new WP_Post( (object) array( 'post_type' => $type, 'post_content' => $encode( $now ) ) );

	return Usage_Undo::find_css_problem( $post, $encode( $before ) )?->get_error_code();
};
$css = array( 'css' => 'a{}', 'color' => array( 'text' => 'red' ) );

return for_each_row(
	array(
		'no change'                    => array( array(), array() ),
		'each post once'               => array( array( 7, 3, 5 ), array( array( 7 => 0, 3 => 1, 5 => 2 ) ) ),
		'a post again'                 => array( array( 7, 3, 7 ), array( array( 7 => 0, 3 => 1 ), array( 7 => 2 ) ) ),
		'a post again, then another'   => array( array( 7, 7, 3 ), array( array( 7 => 0 ), array( 7 => 1, 3 => 2 ) ) ),
		'a post three times'           => array( array( 7, 7, 7 ), array( array( 7 => 0 ), array( 7 => 1 ), array( 7 => 2 ) ) ),
	),
	static fn( array $ids, array $expected ) => expect_same( $expected, $split( $changes( ...$ids ) ) )
) + for_each_row(
	array(
		'styles with the same CSS'           => array( array( 'wp_global_styles', array( 'css' => 'a{}' ), $css ), null ),
		'styles without CSS'                 => array( array( 'wp_global_styles', array(), array( 'color' => array( 'text' => 'red' ) ) ), null ),
		'styles whose CSS was another'       => array( array( 'wp_global_styles', array( 'css' => 'b{}' ), $css ), 'atelier_css_refused' ),
		'styles that had CSS'                => array( array( 'wp_global_styles', array(), $css ), 'atelier_css_refused' ),
		'styles that got CSS since'          => array( array( 'wp_global_styles', $css, array() ), 'atelier_css_refused' ),
		'styles of a block that had CSS'     => array( array( 'wp_global_styles', array(), array( 'blocks' => array( 'core/quote' => array( 'css' => 'top:0' ) ) ) ), 'atelier_css_refused' ),
		'a template'                         => array( array( 'wp_template', array(), $css ), null ),
	),
	static fn( array $given, ?string $expected ) => expect_same( $expected, $find_problem( ...$given ) )
);
