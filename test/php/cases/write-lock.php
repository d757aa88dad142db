<?php
/**
 * Locks over records.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Writes\Write_Lock;

/** Makes a database that lists the deleted rows. */
$make_database = static fn(): object => new class() {
	/** Name of the table, as SQL has it. */
	public string $options = 'wp_options';

	/** Number of deleted rows. */
	public int $deleted = 0;

	/** Returns a query. */
	public function prepare( string $query ): string {
		return $query;
	}

	/** Inserts one row. */
	public function query(): int {
		return 1;
	}

	/** Shows no errors. */
	public function suppress_errors(): bool {
		return false;
	}

	/** Deletes one row. */
	public function delete(): int {
		++$this->deleted;
		return 1;
	}
};

return array(
	'a lock that was released with all others is released again after it was acquired again' => static function () use ( $make_database ): void {
		$wpdb            = $make_database();
		$GLOBALS['wpdb'] = $wpdb;
		$lock            = new Write_Lock();
		expect_same( null, $lock->acquire_all( array( 'post 7' ) ) );
		$lock->release_all();
		expect_same( 1, $wpdb->deleted );

		expect_same( true, $lock->acquire( 'post 7' ) );
		$lock->release( 'post 7' );
		expect_same( 2, $wpdb->deleted );
		$lock->release_held();
		expect_same( 2, $wpdb->deleted );
	},
);
