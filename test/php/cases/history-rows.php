<?php
/**
 * Cases for {@see Moment_Rows}.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\History\Moment_Rows;

/** A time at which ten minutes begin. */
const HISTORY_START = 1764150000;

/**
 * Makes a change.
 *
 * @param string $key      Key of the record.
 * @param int    $seconds  Seconds after {@see HISTORY_START}.
 * @param int    $author   Who made it.
 * @param string $change   Which.
 * @param array  $more     More of it.
 */
function history_change( string $key, int $seconds, int $author = 1, string $change = 'changed', array $more = array() ): array {
	return $more + array(
		'key'      => $key,
		'time'     => HISTORY_START + $seconds,
		'author'   => $author,
		'change'   => $change,
		'revision' => 100 + $seconds,
	);
}

$said = static fn( array $rows ): array => array_map(
	static fn( array $row ): string => sprintf( '%d@%d-%d: %s', $row['author'], $row['from'] - HISTORY_START, $row['to'] - HISTORY_START, implode( ', ', array_map( static fn( array $record ): string => "{$record['key']}×{$record['count']} {$record['change']} r{$record['revision']}", $row['records'] ) ) ),
	$rows
);

return array_merge(
	for_each_row(
		array(
			'nothing'                                 => array( array(), array() ),
			'changes of one person in ten minutes'    => array(
				array( history_change( 'a', 30 ), history_change( 'b', 10 ), history_change( 'a', 599 ) ),
				array( '1@10-599: b×1 changed r110, a×2 changed r699' ),
			),
			'the next ten minutes are another row'    => array(
				array( history_change( 'a', 599 ), history_change( 'a', 600 ) ),
				array( '1@600-600: a×1 changed r700', '1@599-599: a×1 changed r699' ),
			),
			'another person is another row'           => array(
				array( history_change( 'a', 1 ), history_change( 'a', 2, 2 ), history_change( 'a', 3 ) ),
				array( '1@1-3: a×2 changed r103', '2@2-2: a×1 changed r102' ),
			),
			'made and changed is made'                => array(
				array( history_change( 'a', 1, 1, 'created' ), history_change( 'a', 2 ) ),
				array( '1@1-2: a×2 created r102' ),
			),
			'changed and deleted is deleted'          => array(
				array( history_change( 'a', 1 ), history_change( 'a', 2, 1, 'deleted', array( 'revision' => null ) ) ),
				array( '1@1-2: a×2 deleted r' ),
			),
			'changed and deleted in one second'       => array(
				array( history_change( 'a', 1, 1, 'deleted', array( 'revision' => null ) ), history_change( 'a', 1 ) ),
				array( '1@1-1: a×2 deleted r' ),
			),
			'a mark without a record makes no record' => array(
				array( history_change( '', 5, 1, 'changed', array( 'back' => 7 ) ), history_change( 'a', 5 ) ),
				array( '1@5-5: a×1 changed r105' ),
			),
		),
		static fn( array $changes, array $expected ) => expect_same( $expected, $said( Moment_Rows::join( $changes ) ) )
	),
	array(
		'a row knows where it went back to'         => static fn() => expect_same( 7, Moment_Rows::join( array( history_change( 'a', 5 ), history_change( '', 5, 1, 'changed', array( 'back' => 7 ) ) ) )[0]['back'] ),
		'the newest twenty times are named'         => static function () {
			$times = Moment_Rows::join( array_map( static fn( int $seconds ): array => history_change( 'a', $seconds ), range( 1, 25 ) ) )[0]['records'][0]['times'];
			expect_same( range( HISTORY_START + 6, HISTORY_START + 25 ), $times );
		},
		'a page ends between two ten minutes'       => static function () {
			$rows = Moment_Rows::join( array( history_change( 'a', 1201 ), history_change( 'a', 601 ), history_change( 'a', 602, 2 ), history_change( 'a', 1 ) ) );
			expect_same( array( 1200, 600, 600 ), array_map( static fn( array $row ): int => $row['start'] - HISTORY_START, Moment_Rows::slice_page( $rows, 2 ) ) );
			expect_same( 4, count( Moment_Rows::slice_page( $rows, 9 ) ) );
		},
		'pages of any length have the same rows'    => static function () use ( $said ) {
			$changes = array();
			for ( $at = 0; $at < 6000; $at += 97 ) {
				$changes[] = history_change( 'a', $at, $at % 3 + 1 );
			}
			$whole = $said( Moment_Rows::join( $changes ) );
			$found = array();
			$until = PHP_INT_MAX;
			do {
				$left  = array_filter( $changes, static fn( array $change ): bool => $change['time'] < $until );
				$page  = Moment_Rows::slice_page( Moment_Rows::join( $left ), 3 );
				$found = array( ...$found, ...$said( $page ) );
				$until = $page ? end( $page )['start'] : 0;
			} while ( $page );
			expect_same( $whole, $found );
		},
	)
);
