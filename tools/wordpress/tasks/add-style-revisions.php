<?php
/**
 * Task: saves the styles of the current theme several times.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the task. Each save makes a revision, with another color of the ground and another size of the first heading.
 *
 * @param array{revisions: int} $arguments How many saves.
 * @return array{revision: int} The revision before the last one.
 */
return static function ( array $arguments ): array {
	wp_set_current_user( 1 );
	$id = \WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
	foreach ( range( 1, $arguments['revisions'] ) as $number ) {
		$config = array(
			'version'                     => \WP_Theme_JSON::LATEST_SCHEMA,
			'isGlobalStylesUserThemeJSON' => true,
			'styles'                      => array(
				'color'    => array( 'background' => sprintf( '#fff%03d', $number ) ),
				'elements' => array( 'h1' => array( 'typography' => array( 'fontSize' => "{$number}px" ) ) ),
			),
		);
		wp_update_post(
			array(
				'ID'           => $id,
				'post_content' => wp_slash( (string) wp_json_encode( $config ) ),
			)
		);
	}
	$revisions = array_values( wp_get_post_revisions( $id, array( 'fields' => 'ids' ) ) );

	return array( 'revision' => (int) $revisions[1] );
};
