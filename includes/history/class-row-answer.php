<?php
/**
 * Rows of the history in REST responses.
 *
 * @package Atelier
 */

namespace Atelier\History;

defined( 'ABSPATH' ) || exit;

/**
 * Describes rows for the current person, and parses and formats the cursor of a page.
 */
final class Row_Answer {
	/**
	 * Describes a row.
	 *
	 * @param array                $row     Result of {@see History_List::read()}.
	 * @param array<string, array> $records Records by key.
	 */
	public static function describe( array $row, array $records ): array {
		$moment = $row['moment'] ?? null;
		$act    = $row['act'];

		return array(
			'id'         => match ( true ) {
				null !== $moment => "moment-{$moment['id']}",
				null !== $act    => "act-{$act['id']}",
				default          => "{$row['start']}-" . People::mask( $row['author'] ) . ( $row['part'] ? "-{$row['part']}" : '' ),
			},
			'type'       => $row['type'],
			'at'         => $moment ? "moment-{$moment['id']}" : (string) $row['to'],
			'from'       => $row['from'],
			'to'         => $row['to'],
			'author'     => People::describe( $row['author'] ),
			'records'    => array_map( static fn( array $record ): array => self::describe_record( $record, $records[ $record['key'] ] ?? null ), $row['records'] ),
			'name'       => $moment['name'] ?? null,
			'automatic'  => $moment && Moment_Table::AUTOMATIC === $moment['status'],
			'wentBackTo' => $row['back'],
			'act'        => $act ? array(
				'type'       => $act['type'],
				'name'       => $act['name'],
				'proposedBy' => $act['by'] ? People::describe( $act['by'] ) : null,
			) : null,
		);
	}

	/**
	 * Parses a cursor; null for other texts.
	 *
	 * @param string $text The cursor.
	 * @return array{0: int, 1: int}|null Time and number.
	 */
	public static function parse_cursor( string $text ): ?array {
		return preg_match( '/^(\d{1,12})-(\d{1,18})$/', $text, $match ) ? array( (int) $match[1], (int) $match[2] ) : null;
	}

	/**
	 * Formats a cursor.
	 *
	 * @param array{0: int, 1: int}|null $cursor Time and number.
	 */
	public static function format_cursor( ?array $cursor ): ?string {
		return $cursor ? "$cursor[0]-$cursor[1]" : null;
	}

	/**
	 * Describes a record of a row.
	 *
	 * @param array      $change The record's entry in the row.
	 * @param array|null $record The record; null for a setting, and for a deleted record.
	 */
	private static function describe_record( array $change, ?array $record ): array {
		list( $kind, $id ) = explode( '/', $change['key'], 2 );
		$title             = $record['title'] ?? $change['title'] ?? Design_Records::name_setting( $change['key'] );

		return array(
			'key'      => $change['key'],
			'kind'     => $kind,
			'id'       => in_array( $kind, Design_Records::KINDS, true ) ? (int) $id : $id,
			'restId'   => $record ? Design_Records::get_rest_id( $record ) : $id,
			'title'    => $title,
			'count'    => $change['count'],
			'revision' => $change['revision'],
			'time'     => $change['time'],
			'change'   => $change['change'],
			'times'    => $change['times'],
		);
	}
}
