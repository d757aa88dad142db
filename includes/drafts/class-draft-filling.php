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
	 * Runs a function whose requests read and write a draft. If it fails, its changes to the draft are reverted.
	 *
	 * @param int                   $id  Number of the draft. Where the request has a draft already, it must be that one.
	 * @param callable(): ?WP_Error $run Sends requests of Design by `rest_do_request()`.
	 * @return WP_Error|null The reason why the draft was not changed.
	 */
	public function run( int $id, callable $run ): ?WP_Error {
		$own     = $this->current->get();
		$problem = $own ? null : $this->current->enter( $id );
		if ( $problem ) {
			return $problem;
		}
		$before = $this->current->get()['data'];
		try {
			$error = $run();
		} catch ( Unreadable_Database $failure ) {
			$error = $failure->to_error();
		}
		if ( $error ) {
			$this->lock->run( "draft:$id", static fn() => self::restore_data( $id, $before ) );
		}

		return $error;
	}

	/**
	 * Restores the data of a draft.
	 *
	 * @param int   $id     Its number.
	 * @param array $before The earlier data.
	 */
	private static function restore_data( int $id, array $before ): bool {
		$draft = Draft_Table::find( $id );

		return null !== $draft && Draft_Table::save( array( 'data' => $before ) + $draft );
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
