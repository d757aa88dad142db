<?php
/**
 * Notes about a publication that runs.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the state in which a publication leaves each record, so that a later state is known to be somebody else's. Each note is one write
 * of a small option; the draft itself may have megabytes.
 */
final class Publication_Notes {
	public const OPTION = 'atelier_publication_notes';

	private const NONE = array(
		'written'   => array(),
		'restoring' => '',
		'time'      => 0,
	);

	/**
	 * Reads the notes from the database.
	 *
	 * @return array{written: array<string, array>, restoring: string, time: int}
	 */
	public static function read(): array {
		wp_cache_delete( self::OPTION, 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		$notes = get_option( self::OPTION );

		return ( is_array( $notes ) ? $notes : array() ) + self::NONE;
	}

	/**
	 * Begins the notes of a publication.
	 */
	public static function begin(): void {
		self::store( self::NONE );
	}

	/**
	 * Notes the state of a record after it was written.
	 *
	 * @param array $record Its snapshot.
	 */
	public static function add( array $record ): void {
		$live  = Live_Record::find( $record['key'] );
		$id    = $record['id'] ? $record['id'] : $live->id ?? 0;
		$notes = self::read();

		$notes['written'][ $record['key'] ] = $id ? Publication_Snapshot::note( $id, $record['meta'] ?? array() ) : array( 'value' => $live->value['value'] ?? null );
		self::store( $notes );
	}

	/**
	 * Notes that a record is about to be restored.
	 *
	 * @param string $key Its key.
	 */
	public static function restore( string $key ): void {
		self::store( array( 'restoring' => $key ) + self::read() );
	}

	/**
	 * Deletes the notes.
	 */
	public static function clear(): void {
		delete_option( self::OPTION );
	}

	/**
	 * Stores the notes.
	 *
	 * @param array $notes The notes.
	 */
	private static function store( array $notes ): void {
		update_option( self::OPTION, array( 'time' => time() ) + $notes, false );
	}
}
