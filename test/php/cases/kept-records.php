<?php
/**
 * Queries of the kept records: a database that does not answer is not an empty one.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Deletions\Kept_Records;
use Atelier\Writes\Unreadable_Database;

$silent = static fn() => new class() {
	/** Tables. */
	public string $posts    = 'wp_posts';
	public string $postmeta = 'wp_postmeta';
	/** The error of the last query. */
	public string $last_error = 'MySQL server has gone away';
	/** Answers nothing, as WordPress does then. */
	public function __call( string $name, array $arguments ) {
		return 'get_col' === $name ? array() : null;
	}
};

return for_each_row(
	array(
		'the list'                  => array( static fn( Kept_Records $records ) => $records->list() ),
		'one row'                   => array( static fn( Kept_Records $records ) => $records->read( 7 ) ),
		'titles'                    => array( static fn( Kept_Records $records ) => $records->titles( array( 7 ) ) ),
		'what is older'             => array( static fn( Kept_Records $records ) => $records->find_older( 100, 5 ) ),
		'what is unmarked'          => array( static fn( Kept_Records $records ) => $records->find_unmarked( 5 ) ),
		'whether there is anything' => array( static fn( Kept_Records $records ) => $records->has_any() ),
		'people over the limit'     => array( static fn( Kept_Records $records ) => $records->find_people_over_limit() ),
		'how many a person has'     => array( static fn( Kept_Records $records ) => $records->count( 1 ) ),
		'what exceeds a limit'      => array( static fn( Kept_Records $records ) => $records->find_surplus( 1, 5 ) ),
	),
	static function ( callable $read ) use ( $silent ) {
		$GLOBALS['wpdb'] = $silent();
		try {
			$read( new Kept_Records() );
		} catch ( Unreadable_Database $problem ) {
			expect_same( 'MySQL server has gone away', $problem->getMessage() );
			return;
		}
		expect_same( 'an exception', 'an answer' );
	}
);
