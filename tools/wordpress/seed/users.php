<?php
/**
 * Demo users: one of each role, and one who may only design the site.
 *
 * @package Atelier
 */

namespace Atelier\Local\Seed;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the users.
 *
 * @return array<string, int> Their ids by login name.
 */
function users(): array {
	if ( ! get_role( 'designer' ) ) {
		add_role(
			'designer',
			'Designer',
			array(
				'read'               => true,
				'edit_theme_options' => true,
			)
		);
	}
	$people = array(
		'admin'       => array( 'Ada Holm', 'administrator' ),
		'editor'      => array( 'Edgar Lindqvist', 'editor' ),
		'author'      => array( 'Amara Okafor', 'author' ),
		'contributor' => array( 'Carlos Vega', 'contributor' ),
		'subscriber'  => array( 'Sumi Tanaka', 'subscriber' ),
		'designer'    => array( 'Dina Rosen', 'designer' ),
	);
	$ids    = array();
	foreach ( $people as $login => list( $name, $role ) ) {
		$user = get_user_by( 'login', $login );
		if ( $user ) {
			$ids[ $login ] = $user->ID;
			if ( $user->display_name === $login ) {
				wp_update_user(
					array(
						'ID'           => $user->ID,
						'display_name' => $name,
					)
				);
			}
			continue;
		}
		$ids[ $login ] = checked(
			wp_insert_user(
				array(
					'user_login'   => $login,
					'user_pass'    => 'password',
					'user_email'   => $login . '@example.org',
					'display_name' => $name,
					'role'         => $role,
				)
			)
		);
	}
	return $ids;
}
