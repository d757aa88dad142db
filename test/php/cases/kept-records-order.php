<?php
/**
 * Which kept records are found first, asked of a real database: the oldest deletions, whatever the numbers of their posts are.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Deletions\Deleted_Posts;
use Atelier\Deletions\Kept_Records;
use PDO;

$database = static function ( array $times ) {
	$pdo = new PDO( 'sqlite::memory:' );
	$pdo->exec( 'CREATE TABLE wp_posts ( ID INTEGER, post_status TEXT, post_type TEXT )' );
	$pdo->exec( 'CREATE TABLE wp_postmeta ( post_id INTEGER, meta_key TEXT, meta_value TEXT )' );
	foreach ( $times as $id => $of_post ) {
		$pdo->prepare( 'INSERT INTO wp_posts VALUES ( ?, ?, ? )' )->execute( array( $id, 'trash', 'wp_block' ) );
		foreach ( $of_post as $time ) {
			$pdo->prepare( 'INSERT INTO wp_postmeta VALUES ( ?, ?, ? )' )->execute( array( $id, Deleted_Posts::TIME_META, (string) $time ) );
		}
	}

	return new class( $pdo ) {
		/** Tables. */
		public string $posts    = 'wp_posts';
		public string $postmeta = 'wp_postmeta';
		/** The error of the last query. */
		public string $last_error = '';

		/** Takes the database. */
		public function __construct( private PDO $pdo ) {}

		/** Puts values into a query. */
		public function prepare( string $query, mixed ...$values ): string {
			return vsprintf( str_replace( '%s', "'%s'", $query ), $values );
		}

		/** Answers the first column. */
		public function get_col( string $query ): array {
			return $this->pdo->query( $query )->fetchAll( PDO::FETCH_COLUMN );
		}
	};
};

return for_each_row(
	array(
		'the oldest deletion before the lowest number' => array( array( 3 => array( 50 ), 5 => array( 10 ), 8 => array( 30 ) ), 2, array( 5, 8 ) ),
		'times are numbers'                           => array( array( 3 => array( 100 ), 5 => array( 20 ) ), 2, array( 5, 3 ) ),
		'a post with several times once'              => array( array( 3 => array( 50, 40 ), 5 => array( 45 ) ), 5, array( 3, 5 ) ),
		'none that is younger'                        => array( array( 3 => array( 500 ), 5 => array( 45 ) ), 5, array( 5 ) ),
	),
	static function ( array $times, int $limit, array $expected ) use ( $database ) {
		$GLOBALS['wpdb'] = $database( $times );
		expect_same( $expected, ( new Kept_Records() )->find_older( 200, $limit ) );
	}
);
