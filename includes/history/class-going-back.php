<?php
/**
 * Writes the records of a moment.
 *
 * @package Atelier
 */

namespace Atelier\History;

use Atelier\Writes\Unreadable_Database;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the chosen records of a plan one after the other, with a result for each. Nothing is erased, and
 * the replaced values are stored so that the writes can be undone.
 */
final class Going_Back {
	/**
	 * Builds the service.
	 *
	 * @param Planned_Changes $changes Plans the changes.
	 * @param Record_Writer   $writer  Writes a record.
	 * @param Named_Moments   $moments Stores the replaced values.
	 * @param Design_Records  $records Lists records.
	 * @param Design_Log      $log     Logs what is written.
	 * @param Design_Settings $settings Reads settings.
	 */
	public function __construct(
		private readonly Planned_Changes $changes,
		private readonly Record_Writer $writer,
		private readonly Named_Moments $moments,
		private readonly Design_Records $records,
		private readonly Design_Log $log,
		private readonly Design_Settings $settings
	) {}

	/**
	 * Writes the chosen records as they were at a moment.
	 *
	 * @param array                                    $moment Result of {@see Past_Design::open()}.
	 * @param array<int, array{key: string, token?: string}> $items  The chosen records, with the tokens that the person saw.
	 * @return array|WP_Error The results, and the items of the undo.
	 */
	public function run( array $moment, array $items ) {
		// A browser that leaves does not end the request half way.
		ignore_user_abort( true );
		$tokens = array_map( static fn( $token ): string => (string) $token, array_column( $items, 'token', 'key' ) ) + array_fill_keys( array_column( $items, 'key' ), '' );
		try {
			$plans = array_intersect_key( $this->changes->plan( $moment ), $tokens );
			$undo  = $plans ? $this->moments->save_for_undo( array_keys( $plans ) ) : 0;
		} catch ( Unreadable_Database $problem ) {
			return $problem->to_error();
		}
		$before = $undo ? $this->moments->create( __( 'Before going back', 'atelier' ), true, null, $moment['at'] ) : null;
		if ( $plans && ( ! $undo || is_wp_error( $before ) ) ) {
			return new WP_Error( 'atelier_not_kept', __( 'Nothing was changed: what is there now could not be kept.', 'atelier' ), array( 'status' => 500 ) );
		}
		$about = array(
			'type' => $moment['isPartial'] ? Design_Acts::UNDO_BACK : Design_Acts::BACK,
			'name' => (string) $moment['name'],
			'back' => $moment['time'],
		);

		return $this->log->run_act( $about, fn(): array => $this->write_all( $plans, $tokens, array_filter( array( $undo, $before['id'] ?? 0 ) ) ) );
	}

	/**
	 * Writes plans.
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
		$done    = array();
		foreach ( Change_Plan::sort_for_writing( $plans ) as $plan ) {
			$key             = $plan['key'];
			$results[ $key ] = isset( $stale[ $key ] ) ? self::fail( $plan, $stale[ $key ] ) : $this->write_one( $plan, $plan['record'] ? $tokens[ $key ] : '' );
			if ( 200 === $results[ $key ]['status'] ) {
				$done[] = $key;
			}
			$this->log->save_act();
		}
		if ( ! $done ) {
			$this->moments->remove( $moments );
		}
		$this->add_tokens( $results, $plans );
		$undo_items = array_map(
			static fn( string $key ): array => array(
				'key'   => $key,
				'token' => $results[ $key ]['token'],
			),
			$done
		);

		return array(
			'results' => array_values( array_map( fn( string $key ): array => $results[ $key ] ?? $this->describe_unplanned( $key ), array_keys( $tokens ) ) ),
			'undo'    => $done ? array(
				'at'    => "moment-$moments[0]",
				'items' => $undo_items,
			) : null,
		);
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
