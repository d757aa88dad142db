<?php
/**
 * Cases for {@see Draft_Schedule}.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Drafts\Draft_Schedule;

$schedule = array(
	'at'        => 100,
	'by'        => 1,
	'mode'      => Draft_Schedule::STOP,
	'decisions' => array(),
);
$draft    = static fn( string $status, ?array $now ): array => array(
	'status' => $status,
	'data'   => array( 'schedule' => $now ),
);
$plan     = static fn( string $key, $live ): array => array(
	'key'        => $key,
	'remove'     => false,
	'live'       => null,
	'collisions' => null === $live ? array() : array( array( 'path' => array( 'title' ), 'before' => 'A', 'after' => 'B', 'live' => $live ) ),
);

return array_merge(
	for_each_row(
		array(
			'applies to a scheduled draft'           => array( true, $draft( 'future', $schedule ) ),
			'applies to no draft that was published' => array( false, $draft( 'publish', null ) ),
			'applies to no draft that was discarded' => array( false, $draft( 'trash', null ) ),
			'applies to no discarded draft that still has its schedule' => array( false, $draft( 'trash', $schedule ) ),
			'applies to no draft that is not scheduled any more' => array( false, $draft( 'draft', null ) ),
			'applies to no draft that has another time' => array( false, $draft( 'future', array( 'at' => 200 ) + $schedule ) ),
			'applies to no draft that was deleted'   => array( false, null ),
		),
		static fn( bool $expected, ?array $draft ) => expect_same( $expected, null === Draft_Schedule::find_change( $draft, $schedule ) )
	),
	for_each_row(
		array(
			'a decision applies to the values that were seen'   => array( array( 'a' => 'draft' ), 'stop', 'seen' ),
			'a decision does not apply to values that changed again' => array( array(), 'stop', 'newer' ),
			'a decision does not apply to values that changed again, which are skipped' => array( array( 'a' => 'live' ), 'skip', 'newer' ),
			'a decision stays where others are skipped'         => array( array( 'a' => 'draft' ), 'skip', 'seen' ),
		),
		static function ( array $expected, string $mode, string $now ) use ( $schedule, $plan ) {
			$decisions = Draft_Schedule::note_decisions( array( $plan( 'a', 'seen' ), $plan( 'b', null ) ), array( 'a' => 'draft', 'b' => 'draft' ) );
			expect_same( array( 'a' ), array_keys( $decisions ) );
			expect_same( $expected, Draft_Schedule::choose( array( $plan( 'a', $now ) ), compact( 'mode', 'decisions' ) + $schedule ) );
		}
	)
);
