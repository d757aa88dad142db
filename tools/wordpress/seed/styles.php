<?php
/**
 * A demo history of the site's styles: a handful of revisions by two people.
 *
 * @package Atelier
 */

namespace Atelier\Local\Seed;

use WP_Theme_JSON;
use WP_Theme_JSON_Resolver;

defined( 'ABSPATH' ) || exit;

/** The styles at each step, oldest first; the last are the current ones. */
const STYLES = array(
	array( 'color' => array( 'background' => '#fff8ee' ) ),
	array(
		'color'    => array( 'background' => '#fff8ee' ),
		'elements' => array( 'link' => array( 'color' => array( 'text' => '#7a3b12' ) ) ),
	),
	array(
		'color'      => array(
			'background' => '#fffdf8',
			'text'       => '#1d1a16',
		),
		'typography' => array( 'lineHeight' => '1.7' ),
		'elements'   => array( 'link' => array( 'color' => array( 'text' => '#7a3b12' ) ) ),
	),
	array(
		'color'    => array(
			'background' => '#fffdf8',
			'text'       => '#1d1a16',
		),
		'elements' => array(
			'button' => array( 'border' => array( 'radius' => '6px' ) ),
			'link'   => array( 'color' => array( 'text' => '#7a3b12' ) ),
		),
		'blocks'   => array( 'core/quote' => array( 'typography' => array( 'fontStyle' => 'italic' ) ) ),
	),
	array(
		'elements' => array( 'button' => array( 'border' => array( 'radius' => '6px' ) ) ),
	),
);

/**
 * Creates the revisions.
 *
 * @param array<string, int> $users Ids by login name.
 */
function styles( array $users ): void {
	global $wpdb;
	$post_id = WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
	if ( ! $post_id || get_post_meta( $post_id, KEY, true ) || wp_get_post_revisions( $post_id ) ) {
		return;
	}
	$before = get_current_user_id();
	foreach ( STYLES as $index => $styles ) {
		wp_set_current_user( 0 === $index % 2 ? $users['admin'] : $users['designer'] );
		checked(
			wp_update_post(
				wp_slash(
					array(
						'ID'           => $post_id,
						'post_content' => wp_json_encode(
							array(
								'version'                     => WP_Theme_JSON::LATEST_SCHEMA,
								'isGlobalStylesUserThemeJSON' => true,
								'settings'                    => (object) array(),
								'styles'                      => $styles,
							)
						),
					)
				),
				true
			)
		);
	}
	wp_set_current_user( $before );
	update_post_meta( $post_id, KEY, 'styles' );

	// Spread over the last days; the newest is some hours old.
	$revisions = array_values( wp_get_post_revisions( $post_id, array( 'order' => 'DESC' ) ) );
	foreach ( $revisions as $age => $revision ) {
		$time = time() - ( 5 + 31 * $age ) * HOUR_IN_SECONDS;
		$wpdb->update(
			$wpdb->posts,
			array(
				'post_date'         => wp_date( 'Y-m-d H:i:s', $time ),
				'post_date_gmt'     => gmdate( 'Y-m-d H:i:s', $time ),
				'post_modified'     => wp_date( 'Y-m-d H:i:s', $time ),
				'post_modified_gmt' => gmdate( 'Y-m-d H:i:s', $time ),
			),
			array( 'ID' => $revision->ID )
		);
		clean_post_cache( $revision->ID );
	}
	wp_clean_theme_json_cache();
}
