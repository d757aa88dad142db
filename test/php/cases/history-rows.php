<?php
/**
 * Cases for {@see Moment_Rows}.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\History\Design_Acts;
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

/**
 * Makes a log entry of an act.
 *
 * @param int   $id      Its number.
 * @param int   $seconds Seconds after {@see HISTORY_START}.
 * @param array $about   What it says.
 */
function history_act( int $id, int $seconds, array $about = array() ): array {
	return array(
		'id'     => $id,
		'time'   => HISTORY_START + $seconds,
		'author' => 1,
		'theme'  => 'slate',
		'data'   => array( 'act' => $about + array( 'type' => Design_Acts::BACK, 'writes' => array() ) ),
	);
}

/**
 * Makes a change that an act made.
 *
 * @param array  $entry   The act.
 * @param string $key     Key of the record.
 * @param int    $seconds Seconds after {@see HISTORY_START}.
 */
function history_written( array $entry, string $key, int $seconds ): array {
	return history_change( $key, $seconds, 1, 'changed', array( 'act' => Design_Acts::read( $entry ) ) );
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
	for_each_row(
		array(
			'an act ends the rows of all authors'        => array(
				array( history_change( 'a', 10 ), history_change( 'a', 20, 2 ), history_change( 'a', 40 ), history_change( 'a', 50, 2 ) ),
				array( history_act( 900, 30 ) ),
				array( '2@50-50: a×1 changed r150', '1@40-40: a×1 changed r140', '2@20-20: a×1 changed r120', '1@10-10: a×1 changed r110' ),
			),
			'an act is a row of what it wrote'           => array(
				array( history_change( 'a', 10 ), history_written( history_act( 130, 30 ), 'b', 31 ), history_change( 'a', 31 ), history_change( 'c', 32 ) ),
				array( history_act( 130, 30 ) ),
				array( '1@31-32: a×1 changed r131, c×1 changed r132', '1@31-31: b×1 changed r131', '1@10-10: a×1 changed r110' ),
			),
			'acts in one second are two rows'            => array(
				array( history_written( history_act( 1, 30 ), 'a', 30 ), history_written( history_act( 2, 30 ), 'a', 30 ) ),
				array( history_act( 1, 30 ), history_act( 2, 30 ) ),
				array( '1@30-30: a×1 changed r130', '1@30-30: a×1 changed r130' ),
			),
			'in one second, numbers of posts are the order' => array(
				array( history_change( 'a', 30, 1, 'changed', array( 'revision' => 5 ) ), history_change( 'a', 30, 1, 'changed', array( 'revision' => 7 ) ) ),
				array( history_act( 6, 30 ) ),
				array( '1@30-30: a×1 changed r7', '1@30-30: a×1 changed r5' ),
			),
			'an act over the end of ten minutes is one row' => array(
				array( history_written( history_act( 900, 599 ), 'a', 599 ), history_written( history_act( 900, 599 ), 'b', 601 ), history_change( 'a', 602 ) ),
				array( history_act( 900, 599 ) ),
				array( '1@602-602: a×1 changed r702', '1@599-601: a×1 changed r699, b×1 changed r701' ),
			),
		),
		static fn( array $changes, array $entries, array $expected ) => expect_same( $expected, $said( Moment_Rows::join( $changes, Design_Acts::find( $entries ) ) ) )
	),
	array(
		'what acts wrote is in no other row' => static fn() => expect_same(
			array( 'revisions' => array( 7 => true, 8 => true ), 'created' => array( 'wp_block/2' => true ) ),
			Design_Acts::find_owned(
				array(
					history_act( 9, 1, array( 'writes' => array( 'wp_block/1' => array( 'title' => 'A', 'change' => 'changed', 'revisions' => array( 7, 8 ) ), 'wp_block/2' => array( 'change' => 'created' ) ) ) ),
					array( 'data' => array( 'back' => 5 ), 'id' => 1, 'time' => 5 ),
				)
			)
		),
		'a log of earlier versions has no acts' => static fn() => expect_same( array(), Design_Acts::find( array( array( 'id' => 1, 'time' => 5, 'data' => array( 'changes' => array(), 'back' => 4 ) ) ) ) ),
		'an act ends when it last wrote'     => static fn() => expect_same( HISTORY_START + 9, Design_Acts::read( history_act( 1, 2, array( 'end' => HISTORY_START + 9 ) ) )['end'] ),
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
