<?php
/**
 * Cases for {@see Closed_Records}.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Drafts\Closed_Records;
use Atelier\Drafts\Made_Records;
use WP_Query;

/**
 * Adds a pattern, a pattern that only a draft has, a draft, and a revision of each; their numbers are 1 to 3 and 11 to 13.
 */
$add = static function (): void {
	register_post_type( 'wp_block' );
	foreach ( array( 1 => array( 'wp_block', 'publish' ), 2 => array( 'wp_block', Made_Records::STATUS ), 3 => array( 'atelier_draft', 'publish' ) ) as $id => list( $type, $status ) ) {
		add_post( array( 'ID' => $id, 'post_type' => $type, 'post_status' => $status ) );
		add_post( array( 'ID' => 10 + $id, 'post_type' => 'revision', 'post_status' => 'inherit', 'post_parent' => $id ) );
	}
};
$refuse = static fn( string $check, ...$args ): array => Closed_Records::refuse( array( 'edit_posts' ), $check, 1, $args );

return array(
	'every check of a record of a draft, of a draft, and of their revisions is refused' => static function () use ( $add, $refuse ) {
		$add();
		foreach ( array( 'edit_post', 'read_post', 'delete_post', 'publish_post' ) as $check ) {
			foreach ( array( 1, 11 ) as $id ) {
				expect_same( array( 'edit_posts' ), $refuse( $check, $id ) );
			}
			foreach ( array( 2, 3, 12, 13, get_post( 2 ) ) as $id ) {
				expect_same( array( 'do_not_allow' ), $refuse( $check, $id ) );
			}
		}
		expect_same( array( 'edit_posts' ), $refuse( 'edit_posts' ) );
		expect_same( array( 'edit_posts' ), $refuse( 'edit_post' ) );
	},
	'comments and pings are closed, whatever the row says'                               => static function () use ( $add ) {
		$add();
		expect_same( array( true, false, false, false ), array_map( static fn( int $id ): bool => Closed_Records::close( true, $id ), array( 1, 2, 3, 13 ) ) );
		expect_same( false, Closed_Records::close( false, 1 ) );
	},
	'no query finds records by the status of a draft'                                     => static function () {
		foreach (
			array(
				array( 'publish', 'publish', '' ),
				array( array( 'publish', Made_Records::STATUS ), array( 'publish' ), '' ),
				array( 'publish,' . Made_Records::STATUS, array( 'publish' ), '' ),
				array( Made_Records::STATUS, array(), array( 0 ) ),
			) as list( $asked, $statuses, $ids )
		) {
			$query = new WP_Query();
			$query->set( 'post_status', $asked );
			Closed_Records::leave_out( $query );
			expect_same( array( $statuses, $ids ), array( $query->get( 'post_status' ), $query->get( 'post__in' ) ) );
		}
	},
	'no list of REST takes the status'                                                    => static function () {
		$params = array( 'status' => array( 'items' => array( 'enum' => array( 'publish', Made_Records::STATUS, 'any' ) ) ) );
		expect_same( array( 'publish', 'any' ), Closed_Records::hide_status( $params )['status']['items']['enum'] );
		expect_same( array(), Closed_Records::hide_status( array() ) );
	},
);
