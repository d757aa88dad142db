<?php
/**
 * Cases for {@see Restore_Run}: a going back that ended before or after a write, by table. The rows themselves are tested by `history.database.spec.ts`.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\History\Restore_Run;

const RUN_STEP = array( 'key' => 'wp_block/2', 'before' => 'old', 'marks' => array( 'half', 'new' ) );

/**
 * Makes a run that has written one of three records.
 *
 * @param array $step Where it ended.
 */
$make = static fn( array $step ): array => array(
	'items'   => array( 'wp_block/1' => 't1', 'wp_block/2' => 't2', 'identity/title' => 't3' ),
	'written' => array( 'wp_block/1' => 'written' ),
	'step'    => $step,
);
$tokens = array( 'wp_block/1' => 'now1', 'wp_block/2' => 'now2', 'identity/title' => 'now3' );

return array_merge(
	for_each_row(
		array(
			'between two records'                        => array( array(), 'written', 'old', array( 'wp_block/1' => 'now1' ) ),
			'before a row was noted'                     => array( array( 'marks' => array() ) + RUN_STEP, 'written', 'old', array( 'wp_block/1' => 'now1' ) ),
			'before a row was written'                   => array( RUN_STEP, 'written', 'old', array( 'wp_block/1' => 'now1' ) ),
			'between two rows of a record'               => array( RUN_STEP, 'written', 'half', array( 'wp_block/2' => 'now2', 'wp_block/1' => 'now1' ) ),
			'after a row was written'                    => array( RUN_STEP, 'written', 'new', array( 'wp_block/2' => 'now2', 'wp_block/1' => 'now1' ) ),
			'somebody has saved the record at its end'   => array( RUN_STEP, 'written', 'theirs', array( 'wp_block/2' => 'interrupted', 'wp_block/1' => 'now1' ) ),
			'somebody has saved a written record'        => array( array(), 'theirs', 'old', array( 'wp_block/1' => 'interrupted' ) ),
			'a written record was deleted for good'      => array( array(), '', 'old', array( 'wp_block/1' => 'interrupted' ) ),
		),
		static fn( array $step, string $first, string $second, array $expected ) => expect_same( $expected, array_column( Restore_Run::list_undo( $make( $step ), array( 'wp_block/1' => $first, 'wp_block/2' => $second ), $tokens ), 'token', 'key' ) )
	),
	for_each_row(
		array(
			'between two records'                      => array( array(), 'old', 't2' ),
			'before a row was written'                 => array( RUN_STEP, 'old', 't2' ),
			'between two rows of a record'             => array( RUN_STEP, 'half', 'now2' ),
			'somebody has saved the record at its end' => array( RUN_STEP, 'theirs', 'interrupted' ),
		),
		static fn( array $step, string $mark, string $token ) => expect_same( array( 'wp_block/2' => $token, 'identity/title' => 't3' ), Restore_Run::list_left( $make( $step ), array( 'wp_block/2' => $mark ), $tokens ) )
	)
);
