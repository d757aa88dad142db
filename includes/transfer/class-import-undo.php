<?php
/**
 * The undo of an import.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

use Atelier\Drafts\Draft_Table;
use Atelier\Drafts\Made_Records;
use Atelier\Writes\Row_Watch;
use Atelier\Writes\Write_Lock;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Undoes the writes of a run, the last one first. A record that somebody has saved since is not changed: each has the token of the written
 * content, and the record at which the run was interrupted has the marks of the rows that it was about to write. An undo can be interrupted, too.
 */
final class Import_Undo {
	/** A token that no record has: the write is refused, with who has changed the record, and when. */
	private const NO_TOKEN = 'interrupted';

	/**
	 * Builds the service.
	 *
	 * @param Design_Writer $writer Writes records.
	 * @param Design_Tokens $tokens Reads tokens.
	 * @param Write_Lock    $lock   The lock of imports, which is renewed.
	 */
	public function __construct( private readonly Design_Writer $writer, private readonly Design_Tokens $tokens, private readonly Write_Lock $lock ) {}

	/**
	 * Undoes a run.
	 *
	 * @param array             $run  The run.
	 * @param (callable(): void)|null $save Called after each record.
	 * @return list<array> Results.
	 */
	public function run( array $run, ?callable $save = null ): array {
		ignore_user_abort( true );
		$id      = $run['id'];
		$before  = Transfer_Runs::before( $id );
		$step    = Transfer_Runs::find_step( $id );
		$notes   = self::list_notes( $run['done'], $step );
		$left    = array();
		$seen    = array();
		$results = array();
		Transfer_Runs::note( $id, $notes, Transfer_Runs::RUNNING );
		while ( $notes ) {
			$this->lock->renew_all();
			$note    = array_pop( $notes );
			$is_step = ( $step['key'] ?? null ) === $note['key'];
			$written = $this->undo_note( $run, self::complete( $note ) + array( 'marks' => $is_step ? $step['marks'] : null ), $before[ $note['key'] ] ?? null, $seen );
			if ( is_wp_error( $written ) ) {
				array_unshift( $left, $note );
			}
			$results[] = is_wp_error( $written ) ? Import_Plan::failure( $note, $written ) : Import_Plan::result( $note, 200, 'undone' );
			Transfer_Runs::note( $id, array( ...$notes, ...$left ), Transfer_Runs::RUNNING );
			if ( $save ) {
				$save();
			}
		}
		$extras = Transfer_Runs::find_extras( $id );
		Design_Writer::remove_categories( $extras['categories'] );
		Font_Files::remove_unused( $extras['files'] );
		if ( ! empty( $run['isNew'] ) ) {
			self::discard_draft( $run['draft'] );
		}
		Transfer_Runs::note( $id, $left, $left ? Transfer_Runs::DONE : Transfer_Runs::UNDONE );

		return $results;
	}

	/**
	 * Lists the records to undo: those that were written, and the one at which the run was interrupted.
	 *
	 * @param array[] $done The written records.
	 * @param array   $step The step; empty for none.
	 * @return list<array>
	 */
	public static function list_notes( array $done, array $step ): array {
		$is_pending = $step && empty( $step['isUndo'] ) && ! in_array( $step['key'], array_column( $done, 'key' ), true );

		return $is_pending ? array( ...$done, array( 'isPending' => true ) + $step ) : $done;
	}

	/**
	 * Returns the token with which a record is undone; null where the run has not changed it.
	 *
	 * @param array  $note The record, with `marks` if the run was interrupted at it.
	 * @param string $mark Its current mark.
	 * @param string $now  Its current token.
	 */
	public static function find_token( array $note, string $mark, string $now ): ?string {
		if ( ! empty( $note['isPending'] ) && ( ! $note['marks'] || $note['before'] === $mark ) ) {
			return null;
		}

		return in_array( $mark, $note['marks'] ?? array(), true ) ? $now : (string) ( $note['token'] ?? self::NO_TOKEN );
	}

	/**
	 * Adds the number of a record whose process ended before its number was known.
	 *
	 * @param array $note The record.
	 */
	private static function complete( array $note ): array {
		return array( 'id' => $note['id'] ?: ( Row_Watch::find_created( $note['keys'] ?? array() )[0] ?? 0 ) ) + $note;
	}

	/**
	 * Undoes one record.
	 *
	 * @param array             $run  The run.
	 * @param array             $note The record.
	 * @param array|null        $then Its earlier value; null where it is to be deleted.
	 * @param array<mixed,bool> $seen Numbers of the records that were undone. Presets and styles are one post: the first undo changes the token of the second.
	 * @return array|true|WP_Error
	 */
	private function undo_note( array $run, array $note, ?array $then, array &$seen ) {
		$post = Design_Tokens::is_post( $note['kind'] ) ? get_post( (int) $note['id'] ) : null;
		if ( ! $note['id'] || ( ! $then && ( Design_Tokens::is_post( $note['kind'] ) && ( ! $post || 'trash' === $post->post_status ) ) ) ) {
			return true;
		}
		if ( $post && Made_Records::is_made( $post ) ) {
			// Only a draft has it, or not even that: a record that the draft does not contain can be found nowhere else.
			$is_known = isset( Draft_Table::find( (int) ( $run['draft'] ?? 0 ) )['data']['entries'][ "$post->post_type/$post->ID" ] );
			return $is_known || wp_delete_post( $post->ID, true ) ? true : new WP_Error( 'rest_cannot_delete', __( 'It could not be deleted.', 'atelier' ), array( 'status' => 500 ) );
		}
		$mark  = $this->tokens->read_mark( $note );
		$token = isset( $seen[ $note['id'] ] ) ? '' : self::find_token( $note, $mark, (string) $this->tokens->get( $note ) );
		if ( null === $token ) {
			return true;
		}
		$step = array(
			'isUndo' => true,
			'marks'  => array( $mark, ...$this->tokens->list_pending_marks( $then ?? array( 'content' => null ) + $note ) ),
		) + $note;
		Transfer_Runs::note_step( $run['id'], $step );
		$written = $this->writer->watch(
			static function ( array $row ) use ( $run, &$step ): void {
				if ( isset( $row['mark'] ) ) {
					$step['marks'][] = $row['mark'];
					Transfer_Runs::note_step( $run['id'], $step );
				}
			},
			fn() => $then ? $this->writer->write( $then, $note['id'], $token ) : $this->writer->remove( $note['kind'], $note['id'], $token )
		);
		if ( ! is_wp_error( $written ) ) {
			$seen[ $note['id'] ] = true;
		}

		return $written;
	}

	/**
	 * Discards the draft that an interrupted import has added. It can be restored, since somebody may have used it since.
	 *
	 * @param int $id Its number.
	 */
	private static function discard_draft( int $id ): void {
		$draft = Draft_Table::find( $id );
		if ( $draft && Draft_Table::OPEN === $draft['status'] ) {
			Draft_Table::save( array( 'status' => Draft_Table::DISCARDED ) + $draft );
		}
	}
}
