<?php
/**
 * Writes states of records into a draft.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\Writes\Internal_Request;
use Atelier\Writes\Unreadable_Database;
use Atelier\Writes\Write_Lock;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Every state of the design gets into a draft here: a variation, a look, a reset, the theme's update of a template, a design file. Each
 * record is written by the same route as a save in the draft, with the same rights and checks. Either all records are written or none.
 */
final class Draft_Filling {
	/** How many records one request can put into a draft. */
	public const MAX_CHANGES = 200;

	/**
	 * Constructor.
	 *
	 * @param Current_Draft $current The draft of this request.
	 * @param Write_Lock    $lock    Locks a draft.
	 */
	public function __construct( private readonly Current_Draft $current, private readonly Write_Lock $lock ) {}

	/**
	 * Changes values of records in a draft.
	 *
	 * @param int     $id      Number of the draft.
	 * @param array[] $changes The records: `record` is a key, `value` the parts of its value that change.
	 * @return WP_Error|null The reason why nothing was changed.
	 */
	public function fill( int $id, array $changes ): ?WP_Error {
		return $this->run(
			$id,
			static function () use ( $changes ): ?WP_Error {
				foreach ( $changes as $change ) {
					$error = self::send( (string) $change['record'], (array) $change['value'] );
					if ( $error ) {
						return $error;
					}
				}

				return null;
			}
		);
	}

	/**
	 * Runs a function whose requests read and write a draft. Their changes are stored together at its end: if it fails or its process ends, the
	 * draft stays as it was.
	 *
	 * @param int                   $id  Number of the draft. Where the request has a draft already, it must be that one.
	 * @param callable(): ?WP_Error $run Sends requests of Design by `rest_do_request()`.
	 * @return WP_Error|null The reason why the draft was not changed.
	 */
	public function run( int $id, callable $run ): ?WP_Error {
		$own     = $this->current->get();
		$problem = $own ? null : $this->current->enter( $id );

		return $problem ?? $this->lock->run( "draft:$id", fn(): ?WP_Error => $this->run_locked( $id, $run ) );
	}

	/**
	 * Runs such a function under the draft's lock.
	 *
	 * @param int                   $id  Number of the draft.
	 * @param callable(): ?WP_Error $run The function.
	 */
	private function run_locked( int $id, callable $run ): ?WP_Error {
		// Another request may have changed it before this one got the lock.
		$this->current->reload();
		$before = $this->current->get()['data']['entries'];
		$made   = array();
		try {
			$error = Draft_Table::collect(
				$id,
				function () use ( $run, $before, &$made ): ?WP_Error {
					try {
						return $run();
					} finally {
						$made = array_diff_key( array_filter( $this->current->get()['data']['entries'], static fn( array $entry ): bool => ! empty( $entry['made'] ) ), $before );
					}
				}
			);
		} catch ( Unreadable_Database $failure ) {
			$error = $failure->to_error();
		}
		if ( $error ) {
			foreach ( array_keys( $made ) as $key ) {
				// In this request the record looks published.
				wp_delete_post( (int) substr( (string) strrchr( (string) $key, '/' ), 1 ), true );
			}
			$this->current->reload();
		}

		return $error;
	}

	/**
	 * Saves a record in the draft of this request.
	 *
	 * @param string $key   Its key.
	 * @param array  $value Parts of its value.
	 */
	private static function send( string $key, array $value ): ?WP_Error {
		$record = Live_Record::is_key( $key ) ? Live_Record::find( $key ) : null;
		if ( ! $record ) {
			return new WP_Error( 'rest_post_invalid_id', __( 'There is no such item.', 'atelier' ), array( 'status' => 404 ) );
		}
		$response = rest_do_request( Record_Request::to_write( $record, $value + $record->value ) );

		return $response->is_error() ? Internal_Request::to_error( $response ) : null;
	}
}
