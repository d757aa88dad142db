<?php
/**
 * The import of a design.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

use Atelier\History\Design_Acts;
use Atelier\History\Design_Log;
use Atelier\History\Named_Moments;
use Atelier\History\People;
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
	/** Subject of the lock of imports. */
	public const LOCK = 'transfer';

	/** Reads the states of records. */
	private readonly Design_Tokens $marks;

	/** Undoes imports. */
	private readonly Import_Undo $undo;

	/**
	 * Builds the service.
	 *
	 * @param Design_Writer  $writer Writes records.
	 * @param Content_Tokens $tokens Makes tokens.
	 * @param Write_Lock     $lock   Locks imports.
	 * @param Design_Log     $log    Logs the written records.
	 */
	public function __construct( private readonly Design_Writer $writer, private readonly Content_Tokens $tokens, private readonly Write_Lock $lock, private readonly Design_Log $log ) {
		$this->marks = new Design_Tokens( $tokens );
		$this->undo  = new Import_Undo( $writer, $this->marks, $lock );
	}

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
			'interrupted' => $run ? array( 'author' => People::describe( $run['user'] ) ) + array_intersect_key( $run, array_flip( array( 'id', 'name', 'time' ) ) ) : null,
		);
	}

	/**
	 * Imports the chosen records.
	 *
	 * @param array{theme: array, records: array<string, array>}          $design The design.
	 * @param array<string, array{choice: string, token?: string|null}> $items  Choices by key.
	 * @param string                                                      $name   Name of the file.
	 * @return array|WP_Error `results`, and `undo`, the id of the run that can be undone; where records were written, `frontPage`, see {@see Front_Page_Check::compare()}, and `themes`, the
	 *                        other themes whose files they load.
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

				$about = array( 'type' => empty( $run['isBrought'] ) ? Design_Acts::UNDO_IMPORT : Design_Acts::UNDO_BRING, 'name' => $run['name'] );

				return $this->log->run_act( $about, fn(): array => array( 'results' => $this->undo->run( $run, $this->log->save_act( ... ) ) ) );
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
		$about = array( 'type' => isset( $design['from'] ) ? Design_Acts::BRING : Design_Acts::IMPORT, 'name' => $name );

		return $this->log->run_act( $about, fn(): array => $this->write_all( $plan, $design, $choices, $before, $name ) );
	}

	/**
	 * Writes the chosen records.
	 *
	 * @param Import_Plan               $plan    The plan.
	 * @param array                     $design  The design.
	 * @param array<string, string>     $choices Choices by key.
	 * @param array<string, array|null> $before  The replaced records, by key.
	 * @param string                    $name    Name of the file.
	 */
	private function write_all( Import_Plan $plan, array $design, array $choices, array $before, string $name ): array {
		$here     = $plan->here();
		$front    = Front_Page_Check::read();
		$run      = Transfer_Runs::begin( $name, $before, array( 'isBrought' => isset( $design['from'] ) ) );
		$done     = array();
		$results  = array();
		$contents = array();
		foreach ( $choices as $key => $choice ) {
			$this->lock->renew_all();
			$record  = $design['records'][ $key ];
			$own     = Design_Judge::BOTH === $choice ? null : $here[ $key ] ?? null;
			$token   = $own ? (string) $plan->get_token( $own ) : '';
			$local   = $plan->localizer->localize( $record );
			$written = $this->write( $run, $local, $own, null !== $before[ $key ], $token );
			if ( is_wp_error( $written ) ) {
				return $this->fail( $run, $done, $record, $written );
			}
			if ( ! $own ) {
				Import_Plan::store_key( $record, $written['id'], $design['from'] ?? '' );
			}
			$plan->localizer->add( $key, $record, $written['id'] );
			$contents[] = $local['content'];
			$done[]    = self::make_note( $record, $own, $written['id'] ) + array( 'token' => $plan->get_token( array( 'id' => $written['id'] ) + $record ) );
			$results[] = Import_Plan::result( $record, 200, $own ? 'replaced' : 'created' ) + array( 'kept' => $written['kept'] );
			Transfer_Runs::note( $run, $done, Transfer_Runs::RUNNING );
			$this->log->save_act();
		}
		// A write can change the token of another record: a template's token changes with its activation.
		foreach ( $done as $index => $note ) {
			$done[ $index ]['token'] = $plan->get_token( $note );
		}
		Transfer_Runs::note( $run, $done, Transfer_Runs::DONE );

		return array(
			'results'   => $results,
			'undo'      => $run,
			'frontPage' => self::check_front_page( $front, $design, $done ),
			'themes'    => isset( $design['from'] ) ? Front_Page_Check::list_themes( $contents ) : array(),
		);
	}

	/**
	 * Compares the front page with the one before the import, and with that of the file's site.
	 *
	 * @param Front_Page_Check|null $before The front page before; null where it cannot be compared.
	 * @param array                 $design The design.
	 * @param array[]               $done   The written records.
	 */
	private static function check_front_page( ?Front_Page_Check $before, array $design, array $done ): ?array {
		$after = $before ? Front_Page_Check::read() : null;
		if ( ! $after ) {
			return null;
		}
		$lacking = array_filter( $done, static fn( array $note ): bool => in_array( $note['key'], $design['frontPage'] ?? array(), true ) && ! $after->shows( $note['kind'], $note['id'] ) );

		return Front_Page_Check::compare( $before, $after, array_column( $lacking, 'title' ) );
	}

	/**
	 * Writes a record. Each of its rows is noted before it is written, because the process may be killed at any moment.
	 *
	 * @param string     $run       The run.
	 * @param array      $record    The record.
	 * @param array|null $own       The replaced record; null for none.
	 * @param bool       $is_change Whether an existing record is changed.
	 * @param string     $token     Token of the replaced record.
	 * @return array|WP_Error See {@see Design_Writer::write()}.
	 */
	private function write( string $run, array $record, ?array $own, bool $is_change, string $token ) {
		$id   = $own['id'] ?? match ( true ) {
			! Design_Tokens::is_post( $record['kind'] ) => explode( '/', $record['key'], 2 )[1],
			$is_change                                  => \WP_Theme_JSON_Resolver::get_user_global_styles_post_id(),
			default                                     => 0,
		};
		$note = self::make_note( $record, $own, $id );

		return $this->writer->watch( Transfer_Runs::begin_step( $run, $note, $this->marks->read_mark( $note ), $this->marks->list_pending_marks( $record ) ), fn() => $this->writer->write( $record, $own['id'] ?? 0, $token ) );
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
		$this->log->rename_act( empty( Transfer_Runs::find( $run )['isBrought'] ) ? Design_Acts::UNDO_IMPORT : Design_Acts::UNDO_BRING );
		$left = array_filter( $this->undo->run( (array) Transfer_Runs::find( $run ) ), static fn( array $result ): bool => 200 !== $result['status'] );

		return array(
			'results' => array( Import_Plan::failure( $record, $error ), ...array_values( $left ) ),
			'undo'    => $left ? $run : null,
		);
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
