<?php
/**
 * Makes a draft live.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\History\Design_Acts;
use Atelier\History\Design_Log;
use Atelier\Writes\Design_Request;
use Atelier\Writes\Fresh_Reads;
use Atelier\Writes\Unwritable_Database;
use Atelier\Writes\Write_Lock;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Writes all records of a draft or none: all are locked and checked before the first is written. Each is written by the route of a
 * person's own save; if one fails, all are restored. A publication is undone in the same way.
 */
final class Publication {
	/**
	 * Constructor.
	 *
	 * @param Write_Lock       $lock Locks records.
	 * @param Publication_Flag $flag Shows the earlier design to visitors meanwhile.
	 * @param Design_Log       $log  Logs the written records.
	 */
	public function __construct( private readonly Write_Lock $lock, private readonly Publication_Flag $flag, private readonly Design_Log $log ) {}

	/**
	 * Publishes a draft.
	 *
	 * @param int                                           $id      Its number.
	 * @param array<string, string>|callable(array[]): array $choices Resolutions of conflicts, by key of the entry; or returns them for plans that are made
	 *                                                                under the locks.
	 * @param callable(array): (WP_Error|null)|null          $check   Receives the locked draft, and returns the reason why it is not published.
	 * @return array|WP_Error The published draft, or the reason why it cannot be published.
	 */
	public function publish( int $id, array|callable $choices, ?callable $check = null ) {
		return $this->run_alone(
			$id,
			function ( array $draft ) use ( $choices, $check ) {
				$problem = ( $check ? $check( $draft ) : null ) ?? Current_Draft::find_problem( $draft ) ?? Proposals::find_refusal( $draft );
				if ( $problem ) {
					return $problem;
				}
				$earlier = $this->flag->list_written( $draft );
				/* translators: %s: name of a draft. */
				do_action( 'atelier_name_moment', sprintf( __( 'Before “%s”', 'atelier' ), $draft['name'] ) );
				$about   = array( 'type' => Design_Acts::PUBLISH, 'name' => $draft['name'], 'by' => (int) ( $draft['data']['proposal']['by'] ?? 0 ) );
				$written = $this->log->run_act( $about, fn( int $act ) => $this->write( $draft, $draft['data']['entries'], $choices, $act ) );
				if ( is_wp_error( $written ) ) {
					return $written;
				}
				// Undoing this publication also undoes the writes of an interrupted one.
				$written += $earlier;
				$draft    = Draft_Schedule::clear( Draft_Table::find( $draft['id'] ) );
				$draft['status']             = Draft_Table::PUBLISHED;
				$draft['data']['published']  = array(
					'entries' => $written,
					'by'      => get_current_user_id(),
					'time'    => time(),
				);
				unset( $draft['data']['before'], $draft['data']['interrupted'], $draft['data']['proposal'], $draft['data']['returned'] );

				return $draft;
			}
		);
	}

	/**
	 * Undoes a publication: restores the earlier design, and reopens the draft.
	 *
	 * @param int                   $id      Number of the draft.
	 * @param array<string, string> $choices Resolutions of conflicts with changes since.
	 * @return array|WP_Error The draft, or the reason why the publication cannot be undone.
	 */
	public function undo( int $id, array $choices ) {
		return $this->run_alone(
			$id,
			function ( array $draft ) use ( $choices ) {
				$entries = self::list_undo_entries( $draft );
				if ( null === $entries ) {
					return new WP_Error( 'atelier_not_published', __( 'This draft is not published.', 'atelier' ), array( 'status' => 409 ) );
				}
				$about   = array( 'type' => Design_Acts::UNDO_PUBLISH, 'name' => $draft['name'] );
				$written = $this->log->run_act( $about, fn( int $act ) => $this->write( $draft, $entries, $choices, $act ) );
				if ( is_wp_error( $written ) ) {
					return $written;
				}
				$draft           = Draft_Table::find( $draft['id'] );
				$draft['status'] = Draft_Table::OPEN;
				unset( $draft['data']['published'], $draft['data']['before'], $draft['data']['interrupted'] );

				return $draft;
			}
		);
	}

	/**
	 * Restores the design from before a publication, or before its undoing, that was interrupted.
	 *
	 * @param int $id Number of the draft.
	 * @return array|WP_Error The draft, or the reason why nothing was restored.
	 */
	public function undo_interrupted( int $id ) {
		return $this->run_alone( $id, fn( array $draft ) => $this->flag->undo( $draft ) );
	}

	/**
	 * Returns the entries that undo the publication of a draft; null where it is not published.
	 *
	 * @param array $draft The draft.
	 * @return array<string, array>|null
	 */
	public static function list_undo_entries( array $draft ): ?array {
		$entries = $draft['data']['published']['entries'] ?? null;

		return Draft_Table::PUBLISHED === $draft['status'] && is_array( $entries ) ? array_map( array( self::class, 'reverse' ), $entries ) : null;
	}

	/**
	 * Returns the entry that undoes another one.
	 *
	 * @param array $entry The entry.
	 */
	private static function reverse( array $entry ): array {
		$paths = array_map(
			static fn( array $change ): array => array(
				'path'   => $change['path'],
				'before' => $change['after'],
				'after'  => $change['before'],
			),
			$entry['paths']
		);

		return array(
			'paths'  => $paths,
			// The publication made a post from a file: without the post, the file serves again.
			'remove'  => null !== ( $entry['file'] ?? null ),
			'restore' => ! empty( $entry['removed'] ),
			'removed' => false,
		) + $entry;
	}

	/**
	 * Runs a publication under the locks of publications and of the draft.
	 *
	 * @param int      $id  Number of the draft.
	 * @param callable $run Receives the draft, and returns the changed draft or an error.
	 * @return array|WP_Error
	 */
	private function run_alone( int $id, callable $run ) {
		return $this->lock->run(
			Publication_Flag::LOCK,
			fn() => $this->lock->run(
				"draft:$id",
				function () use ( $id, $run ) {
					$refusal = Publication_Flag::find_refusal();
					if ( $refusal ) {
						return $refusal;
					}
					$draft = Draft_Table::find( $id );
					if ( ! $draft ) {
						return Current_Draft::find_problem( null );
					}
					$result = $run( $draft );
					if ( is_wp_error( $result ) ) {
						return $result;
					}
					$is_stored = Draft_Table::save( $result );
					if ( ! $is_stored ) {
						$this->flag->restore( $id );
						return Unwritable_Database::error( Unwritable_Database::last_error() );
					}
					// For visitors, the publication is this one step.
					Publication_Flag::lower();

					return $result;
				}
			)
		);
	}

	/**
	 * Writes all entries or none.
	 *
	 * @param array                                         $draft   The draft, which stores the earlier design.
	 * @param array<string, array>                          $entries The entries.
	 * @param array<string, string>|callable(array[]): array $choices Resolutions of conflicts, by key, or returns them.
	 * @param int                                           $act     Number of the log entry.
	 * @return array<string, array>|WP_Error Entries with the written changes, by the keys of the records.
	 */
	private function write( array $draft, array $entries, array|callable $choices, int $act ) {
		ignore_user_abort( true );
		Fresh_Reads::start();
		$busy = $this->lock->acquire_all( $this->find_subjects( $entries ) );
		if ( null !== $busy ) {
			return $this->lock->refusal();
		}
		try {
			// Another request may have written before the records were locked.
			Fresh_Reads::start();
			$choices = is_array( $choices ) ? $choices : $choices( Publication_Plan::make( $entries ) );
			$plans   = Publication_Plan::make( $entries, $choices );
			$problem = self::find_problem( $plans );
			if ( $problem ) {
				return $problem;
			}
			$plans = array_values( array_filter( $plans, static fn( array $plan ): bool => Publication_Plan::READY === $plan['state'] ) );

			return $this->write_plans( $draft, $plans, $act );
		} finally {
			$this->lock->release_held();
		}
	}

	/**
	 * Stores the earlier design, and writes the plans. If one fails, the earlier design is restored.
	 *
	 * @param array   $draft The draft.
	 * @param array[] $plans The plans.
	 * @param int     $act   Number of the log entry, which is removed with the writes.
	 * @return array<string, array>|WP_Error
	 */
	private function write_plans( array $draft, array $plans, int $act ) {
		$draft['data']['before'] = Publication_Snapshot::read( $plans ) + array(
			'values' => array_combine( array_map( static fn( array $plan ): string => $plan['live']->key, $plans ), array_map( array( self::class, 'read_before' ), $plans ) ),
			'by'     => get_current_user_id(),
			'act'    => $act,
		);
		Publication_Notes::begin();
		if ( ! Draft_Table::save( $draft ) ) {
			return new WP_Error( 'atelier_not_kept', __( 'Nothing was published: what is there now could not be kept.', 'atelier' ), array( 'status' => 500 ) );
		}
		Publication_Flag::raise( $draft['id'] );
		$written = array();
		foreach ( $plans as $plan ) {
			$this->lock->renew_all();
			$error = $this->write_one( $plan );
			if ( $error ) {
				$this->flag->restore( $draft['id'] );
				return self::fail( $plan, $error );
			}
			Publication_Notes::add( $draft['data']['before']['records'][ $plan['live']->key ] );
			$this->log->save_act();
			$live = $plan['remove'] ? null : Live_Record::find( $plan['live']->key );

			$written[ $live->key ?? $plan['key'] ] = array(
				'paths' => Draft_Paths::diff( $plan['live']->value, $live->value ?? array() ),
				'title' => $plan['title'],
				'file'    => $live && $live->id && ! $plan['live']->id ? $plan['live']->key : null,
				'removed' => $plan['remove'],
			);
		}

		return $written;
	}

	/**
	 * Writes one record by its own route.
	 *
	 * @param array $plan Its plan.
	 */
	private function write_one( array $plan ): ?WP_Error {
		$live = $plan['live'];
		if ( $plan['remove'] || $plan['restore'] ) {
			return self::remove_or_restore( $live, $plan['restore'] );
		}
		$value  = Draft_Paths::apply( $live->value, $plan['paths'] );
		$status = $value['status'] ?? null;
		unset( $value['status'] );
		if ( $live->is_made() && null === $status ) {
			Made_Records::publish( $live->id );
		}
		$is_equal = ! Draft_Paths::diff( array_diff_key( $live->value, array( 'status' => true ) ), $value );
		$response = $is_equal ? null : rest_do_request( Record_Request::to_write( $live, $value ) );
		if ( $response && $response->is_error() ) {
			return $response->as_error();
		}
		if ( ! $live->is_made() && null !== $status ) {
			Made_Records::hide( $live->id );
		}

		return null;
	}

	/**
	 * Deletes a record as Design does, so that it is kept, or restores it.
	 *
	 * @param Live_Record $live    The record.
	 * @param bool        $is_back Whether it is restored.
	 */
	private static function remove_or_restore( Live_Record $live, bool $is_back ): ?WP_Error {
		// A scheduled publication runs in a request of cron, not of Design.
		$response = Design_Request::as_design( static fn() => rest_do_request( $is_back ? Record_Request::to_restore( $live ) : Record_Request::to_remove( $live ) ) );

		return $response->is_error() ? $response->as_error() : null;
	}

	/**
	 * Returns the value of a record for visits during the publication.
	 *
	 * @param array $plan Its plan.
	 * @return mixed
	 */
	private static function read_before( array $plan ) {
		return match ( true ) {
			$plan['restore'] => null,
			$plan['remove']  => $plan['live']->lasting_value(),
			default          => $plan['live']->overlay_value( array() ),
		};
	}

	/**
	 * Returns the subjects of the locks for live writes of the entries' records.
	 *
	 * @param array<string, array> $entries The entries.
	 * @return string[]
	 */
	private function find_subjects( array $entries ): array {
		$subjects = array();
		foreach ( $entries as $key => $entry ) {
			$live = Live_Record::find( (string) $key, ! empty( $entry['restore'] ) );
			if ( $live ) {
				$subjects[] = Publication_Snapshot::subject( $live );
			}
		}

		return $subjects;
	}

	/**
	 * Returns the reason why plans cannot be written.
	 *
	 * @param array[] $plans The plans.
	 */
	public static function find_problem( array $plans ): ?WP_Error {
		$blocked = array_filter( $plans, static fn( array $plan ): bool => ! in_array( $plan['state'], array( Publication_Plan::READY, Publication_Plan::EQUAL ), true ) );
		if ( ! $blocked ) {
			return null;
		}

		return new WP_Error(
			'atelier_draft_blocked',
			sprintf(
				/* translators: %s: titles of records, for example "Header, Main". */
				__( 'Nothing was published. These need a decision first: %s.', 'atelier' ),
				implode( ', ', array_unique( array_column( $blocked, 'title' ) ) )
			),
			array(
				'status' => 409,
				'keys'   => array_column( $blocked, 'key' ),
			)
		);
	}

	/**
	 * Makes the error for a record that could not be written.
	 *
	 * @param array    $plan  Its plan.
	 * @param WP_Error $error The reason.
	 */
	private static function fail( array $plan, WP_Error $error ): WP_Error {
		return new WP_Error(
			'atelier_not_published',
			/* translators: 1: title of a record. 2: a sentence that says why. */
			sprintf( __( 'Nothing was published: “%1$s” could not be saved. %2$s', 'atelier' ), $plan['title'], $error->get_error_message() ),
			array(
				'status' => 500,
				'keys'   => array( $plan['key'] ),
			)
		);
	}
}
