<?php
/**
 * Writes the records of a moment.
 *
 * @package Atelier
 */

namespace Atelier\History;

use Atelier\Writes\Content_Tokens;
use Atelier\Writes\Row_Watch;
use Atelier\Writes\Unreadable_Database;
use Atelier\Writes\Write_Lock;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the chosen records of a plan one after the other, with a result for each. Nothing is erased, and
 * the replaced values are stored so that the writes can be undone. A going back that was interrupted can be continued or undone.
 */
final class Going_Back {
	/**
	 * Builds the service.
	 *
	 * @param Planned_Changes $changes Plans the changes.
	 * @param Record_Writer   $writer  Writes a record.
	 * @param Named_Moments   $moments Stores the replaced values.
	 * @param Design_Records  $records Lists records.
	 * @param Design_Log      $log     Logs the written records.
	 * @param Design_Settings $settings Reads settings.
	 * @param Content_Tokens  $tokens  Makes tokens.
	 * @param Write_Lock      $lock    Locks going back, which shows whether it is still running.
	 */
	public function __construct(
		private readonly Planned_Changes $changes,
		private readonly Record_Writer $writer,
		private readonly Named_Moments $moments,
		private readonly Design_Records $records,
		private readonly Design_Log $log,
		private readonly Design_Settings $settings,
		private readonly Content_Tokens $tokens,
		private readonly Write_Lock $lock
	) {}

	/**
	 * Writes the chosen records as they were at a moment.
	 *
	 * @param array                                    $moment Result of {@see Past_Design::open()}.
	 * @param array<int, array{key: string, token?: string}> $items  The chosen records, with the tokens that the person saw.
	 * @return array|WP_Error The results, and the items of the undo.
	 */
	public function run( array $moment, array $items ) {
		$tokens = array_map( static fn( $token ): string => (string) $token, array_column( $items, 'token', 'key' ) ) + array_fill_keys( array_column( $items, 'key' ), '' );

		return $this->run_alone( fn() => Restore_Run::find() ? self::refuse() : $this->go_back( $moment, $tokens ) );
	}

	/**
	 * Continues a going back that was interrupted: writes the records that are left.
	 *
	 * @return array|WP_Error As {@see self::run()}; the undo is that of the whole.
	 */
	public function continue_interrupted() {
		return $this->run_alone(
			function () {
				$run    = Restore_Run::find();
				$moment = $run ? Past_Design::open( $run['at'] ) : null;
				if ( ! $moment ) {
					return $run ? self::not_found() : self::not_interrupted();
				}
				$now    = $this->read_now( array_keys( $run['items'] ) );
				$tokens = Restore_Run::list_left( $run, $now['marks'], $now['tokens'] );
				try {
					$plans = array_intersect_key( $this->changes->plan( $moment ), $tokens );
				} catch ( Unreadable_Database $problem ) {
					return $problem->to_error();
				}
				Restore_Run::settle_step( $run, $now['marks'] );

				return $this->log->run_act( self::describe_act( $moment ), fn(): array => $this->write_all( $plans, $tokens, array( $run['undo'] ) ) );
			}
		);
	}

	/**
	 * Undoes a going back that was interrupted, where nobody has changed a record since.
	 *
	 * @return array|WP_Error As {@see self::run()}.
	 */
	public function undo_interrupted() {
		return $this->run_alone(
			function () {
				$run = Restore_Run::find();
				if ( ! $run ) {
					return self::not_interrupted();
				}
				$now    = $this->read_now( array_keys( $run['items'] ) );
				$items  = array_map( 'strval', array_column( Restore_Run::list_undo( $run, $now['marks'], $now['tokens'] ), 'token', 'key' ) );
				$moment = Past_Design::open( "moment-{$run['undo']}" );
				if ( $items && $moment ) {
					return $this->go_back( $moment, $items );
				}
				Restore_Run::end();

				return $items ? self::not_found() : array(
					'results' => array(),
					'undo'    => null,
				);
			}
		);
	}

	/**
	 * Describes the going back that was interrupted; null for none.
	 *
	 * @return array{at: string, time: int, name: string|null, author: array, began: int, done: string[], left: string[]}|null
	 */
	public function find_interrupted(): ?array {
		$run = Restore_Run::find();
		// It is running while another request has the lock.
		if ( ! $run || ! $this->lock->acquire( Restore_Run::LOCK, 0 ) ) {
			return null;
		}
		$run = Restore_Run::find();
		$this->lock->release( Restore_Run::LOCK );
		if ( ! $run ) {
			return null;
		}
		$moment  = Past_Design::open( $run['at'] );
		$written = Restore_Run::list_written( $run, $this->read_now( array_keys( $run['items'] ) )['marks'] );
		$name    = fn( array $items ): array => array_map( fn( $key ): string => $this->describe_unplanned( (string) $key )['title'], array_keys( $items ) );

		return array(
			'at'     => $run['at'],
			'time'   => $moment['time'] ?? 0,
			'name'   => $moment['name'] ?? null,
			'author' => People::describe( $run['by'] ),
			'began'  => $run['time'],
			'done'   => $name( $written ),
			'left'   => $name( array_diff_key( $run['items'], $written ) ),
		);
	}

	/**
	 * Runs a function under the lock of going back.
	 *
	 * @param callable(): (array|WP_Error) $run The function.
	 * @return array|WP_Error
	 */
	private function run_alone( callable $run ) {
		// A browser that leaves does not end the request half way.
		ignore_user_abort( true );

		return $this->lock->run( Restore_Run::LOCK, $run );
	}

	/**
	 * Goes back under the lock.
	 *
	 * @param array                 $moment Result of {@see Past_Design::open()}.
	 * @param array<string, string> $tokens Tokens of the chosen records, by key; empty for any.
	 * @return array|WP_Error
	 */
	private function go_back( array $moment, array $tokens ) {
		try {
			$plans = array_intersect_key( $this->changes->plan( $moment ), $tokens );
			$undo  = $plans ? $this->moments->save_for_undo( array_keys( $plans ), $moment['at'] ) : 0;
		} catch ( Unreadable_Database $problem ) {
			return $problem->to_error();
		}
		$before = $undo ? $this->moments->create( __( 'Before going back', 'atelier' ), true, null, $moment['at'] ) : null;
		if ( $plans && ( ! $undo || is_wp_error( $before ) ) ) {
			return new WP_Error( 'atelier_not_kept', __( 'Nothing was changed: what is there now could not be kept.', 'atelier' ), array( 'status' => 500 ) );
		}
		if ( $plans ) {
			$now = array_map( fn( array $plan ): string => (string) $this->changes->get_token( $plan ), $plans );
			Restore_Run::begin( $moment['at'], $undo, array_filter( array_intersect_key( $tokens, $plans ) ) + $now );
		}

		return $this->log->run_act( self::describe_act( $moment ), fn(): array => $this->write_all( $plans, $tokens, array_filter( array( $undo, $before['id'] ?? 0 ) ) ) );
	}

	/**
	 * Writes plans, and ends the run.
	 *
	 * @param array<string, array>  $plans   Plans by key.
	 * @param array<string, string> $tokens  Tokens of the chosen records, by key.
	 * @param int[]                 $moments The moment of the undo, and the one before the writes; they are removed where nothing is written.
	 * @return array The results, and the items of the undo.
	 */
	private function write_all( array $plans, array $tokens, array $moments ): array {
		// Restoring a template can change active templates: their tokens are therefore compared before the first write.
		$stale   = $this->find_stale_settings( $plans, $tokens );
		$results = array();
		foreach ( Change_Plan::sort_for_writing( $plans ) as $plan ) {
			$this->lock->renew_all();
			$key             = $plan['key'];
			$results[ $key ] = isset( $stale[ $key ] ) ? self::fail( $plan, $stale[ $key ] ) : Restore_Run::write(
				$key,
				fn(): string => $this->read_now( array( $key ) )['marks'][ $key ],
				$plan['record'] ? array() : array( self::make_mark( $plan['then'] ) ),
				fn(): array => $this->write_one( $plan, $plan['record'] ? $tokens[ $key ] : '' )
			);
			$this->log->save_act();
		}
		$run = Restore_Run::find();
		if ( empty( $run['written'] ) ) {
			$this->moments->remove( $moments );
		}
		$this->add_tokens( $results, $plans );
		$now  = $this->read_now( array_keys( $run['written'] ?? array() ) );
		$undo = $run ? Restore_Run::list_undo( $run, $now['marks'], $now['tokens'] ) : array();
		Restore_Run::end();

		return array(
			'results' => array_values( array_map( fn( string $key ): array => $results[ $key ] ?? $this->describe_unplanned( $key ), array_keys( $tokens ) ) ),
			'undo'    => $undo ? array(
				'at'    => "moment-$moments[0]",
				'items' => $undo,
			) : null,
		);
	}

	/**
	 * Reads the marks and tokens of records and settings from the database.
	 *
	 * @param string[] $keys Their keys.
	 * @return array{marks: array<string, string>, tokens: array<string, string|null>} By key.
	 */
	private function read_now( array $keys ): array {
		$values = $this->settings->all();
		$marks  = array();
		$tokens = array();
		foreach ( $keys as $key ) {
			$is_value       = Design_Settings::is_value( $key );
			$id             = (int) substr( (string) strrchr( $key, '/' ), 1 );
			$tokens[ $key ] = $is_value ? $this->settings->get_token( $key, $values[ $key ] ?? null ) : $this->tokens->get_post_token( $id, true );
			$marks[ $key ]  = $is_value ? self::make_mark( $values[ $key ] ?? null ) : Row_Watch::read_mark( $id );
		}

		return compact( 'marks', 'tokens' );
	}

	/**
	 * Returns the mark of a setting's value.
	 *
	 * @param mixed $value The value.
	 */
	private static function make_mark( $value ): string {
		return md5( (string) wp_json_encode( $value ) );
	}

	/**
	 * Describes going back to a moment for the log.
	 *
	 * @param array $moment The moment.
	 */
	private static function describe_act( array $moment ): array {
		return array(
			'type' => $moment['isPartial'] ? Design_Acts::UNDO_BACK : Design_Acts::BACK,
			'name' => (string) $moment['name'],
			'back' => $moment['time'],
		);
	}

	/**
	 * Makes the error for a going back while another one is interrupted.
	 */
	private static function refuse(): WP_Error {
		return new WP_Error( 'atelier_interrupted', __( 'Going back was interrupted before. Open the history, and continue or undo it first.', 'atelier' ), array( 'status' => 409 ) );
	}

	/**
	 * Makes the error for a going back whose moment was removed.
	 */
	private static function not_found(): WP_Error {
		return new WP_Error( 'atelier_moment_gone', __( 'This restore point was deleted.', 'atelier' ), array( 'status' => 404 ) );
	}

	/**
	 * Makes the error for a going back that has been continued or undone by now.
	 */
	private static function not_interrupted(): WP_Error {
		return new WP_Error( 'atelier_not_interrupted', __( 'Another user has continued or undone this.', 'atelier' ), array( 'status' => 409 ) );
	}

	/**
	 * Writes one record.
	 *
	 * @param array  $plan  The plan.
	 * @param string $token Token of the value that the person saw.
	 * @return array The result.
	 */
	private function write_one( array $plan, string $token ): array {
		$reason = $this->changes->find_reason( $plan );
		if ( null !== $reason ) {
			return self::fail( $plan, new WP_Error( 'rest_forbidden', $reason, array( 'status' => 403 ) ) );
		}
		try {
			$written = $this->writer->write( $plan, $token );
		} catch ( Unreadable_Database $problem ) {
			$written = $problem->to_error();
		}

		return is_wp_error( $written ) ? self::fail( $plan, $written ) : array( 'kept' => $written['kept'] ) + self::describe( $plan, 200 );
	}

	/**
	 * Finds settings that have changed since the person saw them.
	 *
	 * @param array<string, array>  $plans  Plans by key.
	 * @param array<string, string> $tokens Tokens by key.
	 * @return array<string, WP_Error>
	 */
	private function find_stale_settings( array $plans, array $tokens ): array {
		$stale = array();
		foreach ( $plans as $key => $plan ) {
			$now = $plan['record'] || '' === $tokens[ $key ] ? '' : (string) $this->changes->get_token( $plan );
			if ( '' !== $now && ! hash_equals( $now, $tokens[ $key ] ) ) {
				$stale[ $key ] = new WP_Error(
					'atelier_changed_meanwhile',
					__( 'This was changed by someone else meanwhile.', 'atelier' ),
					array(
						'status' => 412,
						'token'  => $now,
					)
				);
			}
		}

		return $stale;
	}

	/**
	 * Adds the tokens of written records. This happens last, since one write can change another value: a template changes the setting of its slug.
	 *
	 * @param array<string, array> $results Results by key.
	 * @param array<string, array> $plans   Plans by key.
	 */
	private function add_tokens( array &$results, array $plans ): void {
		$values = $this->settings->all();
		foreach ( $results as $key => $result ) {
			if ( 200 === $result['status'] ) {
				$results[ $key ]['token'] = $this->changes->get_token( array( 'now' => $values[ $key ] ?? null ) + $plans[ $key ] );
			}
		}
	}

	/**
	 * Describes the result for a chosen record without a plan: nothing had to change, or it does not exist any more.
	 *
	 * @param string $key Key of the record.
	 */
	private function describe_unplanned( string $key ): array {
		$record  = $this->records->all()[ $key ] ?? null;
		$is_here = $record || Design_Settings::is_value( $key );
		$plan    = array(
			'key'    => $key,
			'title'  => $record['title'] ?? Design_Records::name_setting( $key ),
			'action' => null,
			'id'     => $record['id'] ?? null,
		);

		return $is_here ? self::describe( $plan, 200 ) : self::fail( $plan, new WP_Error( 'rest_post_invalid_id', __( 'It is not there any more.', 'atelier' ), array( 'status' => 404 ) ) );
	}

	/**
	 * Describes a result.
	 *
	 * @param array $plan   The plan.
	 * @param int   $status HTTP status.
	 */
	private static function describe( array $plan, int $status ): array {
		return array(
			'key'     => $plan['key'],
			'title'   => $plan['title'],
			'status'  => $status,
			'action'  => $plan['action'],
			'code'    => null,
			'message' => null,
			'id'      => $plan['id'],
			'token'   => null,
			'kept'    => array(),
		);
	}

	/**
	 * Describes a failure, with token and author of the current value.
	 *
	 * @param array    $plan  The plan.
	 * @param WP_Error $error The reason.
	 */
	private static function fail( array $plan, WP_Error $error ): array {
		$data = (array) $error->get_error_data();

		return array_filter(
			array(
				'code'           => (string) $error->get_error_code(),
				'message'        => $error->get_error_message(),
				'token'          => $data['token'] ?? ( is_array( $data['tokens'] ?? null ) ? $data['tokens'][ $plan['id'] ] ?? null : null ),
				'changed_by'     => $data['changed_by'] ?? null,
				'changed_by_you' => $data['changed_by_you'] ?? null,
				'changed_at'     => $data['changed_at'] ?? null,
			),
			static fn( $value ): bool => null !== $value
		) + self::describe( $plan, (int) ( $data['status'] ?? 500 ) );
	}
}
