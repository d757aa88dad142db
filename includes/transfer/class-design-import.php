<?php
/**
 * The import of a design.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

use Atelier\History\Named_Moments;
use Atelier\Templates\Active_Templates;
use Atelier\Writes\Content_Tokens;
use Atelier\Writes\Write_Lock;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Reports the effects of importing a design, imports the chosen records, and undoes that. Records that cannot be written are found before the
 * first write. If a write fails nevertheless, the writes before it are undone.
 */
final class Design_Import {
	private const LOCK = 'transfer';

	/** Status of the error for a record that somebody else has written meanwhile. */
	private const STALE = 412;

	/**
	 * Builds the service.
	 *
	 * @param Design_Writer  $writer Writes records.
	 * @param Content_Tokens $tokens Makes tokens.
	 * @param Write_Lock     $lock   Locks imports.
	 */
	public function __construct( private readonly Design_Writer $writer, private readonly Content_Tokens $tokens, private readonly Write_Lock $lock ) {}

	/**
	 * Reports the effects of importing a design.
	 *
	 * @param array{theme: array, records: array<string, array>, from?: string, here?: array, copies?: list<string>} $design The design; another theme's has the last three items.
	 */
	public function judge( array $design ): array {
		$plan        = new Import_Plan( $design, $this->tokens );
		$interrupted = Import_Plan::is_in_draft() ? array() : $this->lock->run( self::LOCK, static fn(): array => array( Transfer_Runs::find_interrupted() ) );
		$run         = is_array( $interrupted ) ? $interrupted[0] ?? null : null;

		return array(
			'theme'       => $design['theme'] + array( 'isOther' => $plan->is_other_theme() ),
			'rows'        => $plan->describe(),
			'interrupted' => $run ? array_intersect_key( $run, array_flip( array( 'id', 'name', 'time' ) ) ) : null,
		);
	}

	/**
	 * Imports the chosen records.
	 *
	 * @param array{theme: array, records: array<string, array>}          $design The design.
	 * @param array<string, array{choice: string, token?: string|null}> $items  Choices by key.
	 * @param string                                                      $name   Name of the file.
	 * @return array|WP_Error `results`, and `undo`, the id of the run that can be undone.
	 */
	public function run( array $design, array $items, string $name ) {
		ignore_user_abort( true );
		wp_raise_memory_limit( 'admin' );

		return $this->lock->run( self::LOCK, fn() => $this->run_alone( $design, $items, $name ) );
	}

	/**
	 * Undoes an import.
	 *
	 * @param string $id Id of the run.
	 * @return array|WP_Error `results`.
	 */
	public function undo( string $id ) {
		return $this->lock->run(
			self::LOCK,
			function () use ( $id ) {
				$run = Transfer_Runs::find( $id );
				if ( ! $run ) {
					return new WP_Error( 'atelier_import_gone', __( 'This import can no longer be undone.', 'atelier' ), array( 'status' => 404 ) );
				}

				return array( 'results' => $this->undo_run( $run ) );
			}
		);
	}

	/**
	 * Imports the chosen records under the lock.
	 *
	 * @param array  $design The design.
	 * @param array  $items  Choices by key.
	 * @param string $name   Name of the file.
	 * @return array|WP_Error
	 */
	private function run_alone( array $design, array $items, string $name ) {
		$plan    = new Import_Plan( $design, $this->tokens );
		$here    = $plan->here();
		$choices = $plan->choose( $items );
		$refused = $plan->find_refusals( $choices, $items );
		if ( $refused || ! $choices ) {
			return array(
				'results' => $refused,
				'undo'    => null,
			);
		}
		$before = array();
		foreach ( $choices as $key => $choice ) {
			$before[ $key ] = Design_Judge::BOTH === $choice ? null : self::make_before( $design['records'][ $key ]['kind'], $key, $here[ $key ] ?? null );
		}
		/* translators: %s: name of a file. */
		do_action( Named_Moments::ACTION, sprintf( __( 'Before the import of “%s”', 'atelier' ), $name ) );
		$run     = Transfer_Runs::begin( $name, $before );
		$done    = array();
		$results = array();
		foreach ( $choices as $key => $choice ) {
			$record  = $design['records'][ $key ];
			$own     = Design_Judge::BOTH === $choice ? null : $here[ $key ] ?? null;
			$token   = $own ? (string) $plan->get_token( $own ) : '';
			$written = $this->write( $run, $done, $plan->localizer->localize( $record ), $own, null !== $before[ $key ], $token );
			if ( is_wp_error( $written ) ) {
				// The record may be partly written: that is undone, unless somebody else has written it.
				$is_begun = $own && self::STALE !== ( $written->get_error_data()['status'] ?? 0 ) && $token !== $plan->get_token( $own );
				return $this->fail( $run, $is_begun ? array( ...$done, self::make_note( $record, $own, $own['id'] ) ) : $done, $record, $written );
			}
			if ( ! $own ) {
				Import_Plan::store_key( $record, $written['id'], $design['from'] ?? '' );
			}
			$plan->localizer->add( $key, $record, $written['id'] );
			$done[]    = self::make_note( $record, $own, $written['id'] ) + array( 'token' => $plan->get_token( array( 'id' => $written['id'] ) + $record ) );
			$results[] = Import_Plan::result( $record, 200, $own ? 'replaced' : 'created' ) + array( 'kept' => $written['kept'] );
			Transfer_Runs::note( $run, $done, Transfer_Runs::RUNNING );
		}
		// A write can change the token of another record: a template's token changes with its activation.
		foreach ( $done as $index => $note ) {
			$done[ $index ]['token'] = $plan->get_token( $note );
		}
		Transfer_Runs::note( $run, $done, Transfer_Runs::DONE );

		return array(
			'results' => $results,
			'undo'    => $run,
		);
	}

	/**
	 * Writes a record. It is logged before the write, because the process may be killed at any moment.
	 *
	 * @param string     $run       The run.
	 * @param array[]    $done      Records that were written before it.
	 * @param array      $record    The record.
	 * @param array|null $own       The replaced record; null for none.
	 * @param bool       $is_change Whether an existing record is changed.
	 * @param string     $token     Token of the replaced record.
	 * @return array|WP_Error See {@see Design_Writer::write()}.
	 */
	private function write( string $run, array $done, array $record, ?array $own, bool $is_change, string $token ) {
		$note = static fn( $id ) => Transfer_Runs::note( $run, array( ...$done, self::make_note( $record, $own, $id ) ), Transfer_Runs::RUNNING );
		// A block style is not a post, so that its creation cannot be watched.
		if ( $is_change || Design_Block_Styles::KIND === $record['kind'] ) {
			$note( $own['id'] ?? ( in_array( $record['kind'], array( 'active', Design_Block_Styles::KIND ), true ) ? explode( '/', $record['key'], 2 )[1] : \WP_Theme_JSON_Resolver::get_user_global_styles_post_id() ) );
		}
		$this->writer->watch( $is_change ? null : $note );
		try {
			return $this->writer->write( $record, $own['id'] ?? 0, $token );
		} finally {
			$this->writer->watch( null );
		}
	}

	/**
	 * Undoes the writes before a failed one.
	 *
	 * @param string   $run    The run.
	 * @param array[]  $done   The written records.
	 * @param array    $record The record that failed.
	 * @param WP_Error $error  The reason.
	 */
	private function fail( string $run, array $done, array $record, WP_Error $error ): array {
		Transfer_Runs::note( $run, $done, Transfer_Runs::RUNNING );
		$left = array_filter( $this->undo_run( (array) Transfer_Runs::find( $run ) ), static fn( array $result ): bool => 200 !== $result['status'] );

		return array(
			'results' => array( Import_Plan::failure( $record, $error ), ...array_values( $left ) ),
			'undo'    => $left ? $run : null,
		);
	}

	/**
	 * Undoes the writes of a run, the last one first.
	 *
	 * @param array $run The run.
	 * @return list<array> Results.
	 */
	private function undo_run( array $run ): array {
		$before  = Transfer_Runs::before( $run['id'] );
		$results = array();
		$left    = array();
		$seen    = array();
		foreach ( array_reverse( $run['done'] ) as $note ) {
			$then    = $before[ $note['key'] ] ?? null;
			// Presets and styles are one post: the first undo changes the token of the second.
			$token = Transfer_Runs::RUNNING === $run['state'] || isset( $seen[ $note['id'] ] ) ? '' : (string) ( $note['token'] ?? '' );

			$seen[ $note['id'] ] = true;
			$written = $then ? $this->writer->write( $then, $note['id'], $token ) : $this->writer->remove( $note['kind'], $note['id'], $token );
			if ( is_wp_error( $written ) ) {
				$left[] = $note;
			}
			$results[] = is_wp_error( $written ) ? Import_Plan::failure( $note, $written ) : Import_Plan::result( $note, 200, 'undone' );
		}
		Transfer_Runs::note( $run['id'], array_reverse( $left ), $left ? Transfer_Runs::DONE : Transfer_Runs::UNDONE );

		return $results;
	}

	/**
	 * Returns the record to restore when a write is undone; null where the written record is to be deleted.
	 *
	 * @param string     $kind Its kind.
	 * @param string     $key  Its key.
	 * @param array|null $own  The existing record.
	 */
	private static function make_before( string $kind, string $key, ?array $own ): ?array {
		$record = array(
			'key'     => $key,
			'kind'    => $kind,
			'title'   => $own['title'] ?? '',
			'fields'  => $own['fields'] ?? array(),
			'content' => $own['raw'] ?? '',
			'files'   => array(),
		);
		if ( 'active' === $kind ) {
			// The number from the setting, instead of the template's key.
			$record['fields'] = array( 'value' => ( new Active_Templates( new Write_Lock() ) )->get_one( explode( '/', $key, 2 )[1] ) );
			return $record;
		}

		if ( in_array( $kind, array( 'style', 'presets' ), true ) ) {
			$stored = get_post( \WP_Theme_JSON_Resolver::get_user_global_styles_post_id() );
			return array(
				'kind'    => 'styles',
				'content' => $stored->post_content ?? '',
			) + $record;
		}

		return $own || 'styles' === $kind ? $record : null;
	}

	/**
	 * Makes the log entry of a written record.
	 *
	 * @param array      $record The record.
	 * @param array|null $own    The replaced record; null for none.
	 * @param int|string $id     Its number.
	 */
	private static function make_note( array $record, ?array $own, $id ): array {
		return array(
			'key'     => $record['key'],
			'kind'    => $record['kind'],
			'title'   => $record['title'],
			'id'      => $id,
			'wasHere' => (bool) $own,
		);
	}
}
