<?php
/**
 * Statuses of posts that plugins register.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Lists\Added_Statuses;
use WP_REST_Request;

const ALL_STATUSES = array( 'draft', 'future', 'pending', 'private', 'publish' );

$register = static function (): void {
	$GLOBALS['wp_post_statuses'] = array();
	register_post_status( 'publish', array( 'public' => true, '_builtin' => true, 'label' => 'Published' ) );
	register_post_status( 'archived', array( 'public' => false, 'protected' => true, 'label' => 'Archived <b>' ) );
	register_post_status( 'hidden', array( 'internal' => true ) );
	register_post_status( 'apart', array( 'protected' => true, 'show_in_admin_all_list' => false ) );
};

return array(
	'are those that WordPress’s list of all items has' => static function () use ( $register ) {
		$register();
		expect_same( array( 'archived' => 'Archived' ), Added_Statuses::list_all() );
	},
	...for_each_row(
		array(
			'all items have them'              => array( array( ...ALL_STATUSES, 'archived' ), ALL_STATUSES ),
			'in whichever order they are'      => array( array( ...ALL_STATUSES, 'archived' ), array_reverse( ALL_STATUSES ) ),
			'the published ones have them not' => array( array( 'publish' ), array( 'publish' ) ),
			'a list of one status is that'     => array( array( 'archived' ), array( 'archived' ) ),
		),
		static function ( array $expected, array $asked ) use ( $register ) {
			$register();
			$request           = new WP_REST_Request( 'GET', '/wp/v2/pages' );
			$request['status'] = $asked;
			expect_same( $expected, Added_Statuses::add_to_query( array( 'post_status' => $asked ), $request )['post_status'] );
		}
	),
);
