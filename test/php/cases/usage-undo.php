<?php
/**
 * Cases for {@see Usage_Undo}.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Usage\Usage_Undo;

$changes = static fn( int ...$ids ): array => array_map(
	static fn( int $id, int $at ): array => array(
		'id'       => $id,
		'revision' => $at,
		'hash'     => md5( (string) $at ),
	),
	$ids,
	array_keys( $ids )
);
// Revisions by post: they say which of its changes comes when.
$split = static fn( array $list ): array => array_map( static fn( array $run ): array => array_map( static fn( array $change ): int => $change['revision'], $run ), Usage_Undo::split( $list ) );

return for_each_row(
	array(
		'no change'                    => array( array(), array() ),
		'each post once'               => array( array( 7, 3, 5 ), array( array( 7 => 0, 3 => 1, 5 => 2 ) ) ),
		'a post again'                 => array( array( 7, 3, 7 ), array( array( 7 => 0, 3 => 1 ), array( 7 => 2 ) ) ),
		'a post again, then another'   => array( array( 7, 7, 3 ), array( array( 7 => 0 ), array( 7 => 1, 3 => 2 ) ) ),
		'a post three times'           => array( array( 7, 7, 7 ), array( array( 7 => 0 ), array( 7 => 1 ), array( 7 => 2 ) ) ),
	),
	static fn( array $ids, array $expected ) => expect_same( $expected, $split( $changes( ...$ids ) ) )
);
