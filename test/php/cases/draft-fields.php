<?php
/**
 * Cases for {@see Pattern_Fields} and {@see Post_Fields}: the parameters by which a record's other values are stored.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Drafts\Pattern_Fields;
use Atelier\Drafts\Post_Fields;

$categories = static fn( int ...$ids ): array => array( 'categories' => array_fill_keys( $ids, true ) );

return array(
	'categories and sync status are sent where they differ' => static function () use ( $categories ) {
		$rows = array(
			array( array(), array(), array() ),
			array( $categories( 3, 4 ), $categories( 4, 3 ), array() ),
			array( $categories( 3 ), $categories( 3, 4 ), array( 'wp_pattern_category' => array( 3, 4 ) ) ),
			array( $categories( 3 ), array(), array( 'wp_pattern_category' => array() ) ),
			array( array(), array( 'sync' => 'unsynced' ), array( 'meta' => array( 'wp_pattern_sync_status' => 'unsynced' ) ) ),
			array( array( 'sync' => 'unsynced' ), array(), array( 'meta' => array( 'wp_pattern_sync_status' => null ) ) ),
			// A request can send anything.
			array( array(), array( 'categories' => 'x' ), array() ),
		);
		foreach ( $rows as list( $before, $after, $params ) ) {
			expect_same( $params, Pattern_Fields::to_params( $before, $after ) );
		}
	},
	'a slug and a status are sent where they differ'        => static function () {
		$rows = array(
			array( array( 'slug' => 'a' ), array( 'slug' => 'a' ), array() ),
			array( array( 'slug' => 'a' ), array( 'slug' => 'b' ), array( 'slug' => 'b' ) ),
			// A copy of a file has none to begin with.
			array( array(), array(), array() ),
			array( array( 'state' => 'draft' ), array(), array( 'status' => 'publish' ) ),
			array( array(), array( 'state' => 'private' ), array( 'status' => 'private' ) ),
			array( array( 'state' => 'draft' ), array( 'state' => 'draft' ), array() ),
		);
		foreach ( $rows as list( $before, $after, $params ) ) {
			expect_same( $params, Post_Fields::to_params( $before, $after ) );
		}
	},
);
