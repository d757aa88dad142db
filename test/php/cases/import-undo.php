<?php
/**
 * Cases for {@see Import_Undo}: an import that ended before or after a write, by table. The rows themselves are tested by `transfer.database.spec.ts`.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Transfer\Import_Undo;
use Atelier\Writes\Row_Watch;

const NOTED   = array( 'key' => 'pattern/a', 'kind' => 'pattern', 'id' => 1, 'token' => 'written' );
const STEP    = array( 'key' => 'pattern/b', 'kind' => 'pattern', 'id' => 2, 'before' => 'old', 'marks' => array( 'new' ) );
const PENDING = array( 'isPending' => true ) + STEP;

return array_merge(
	for_each_row(
		array(
			'ended before its first step'                    => array( array(), array(), array() ),
			'ended after a step was begun'                   => array( array( NOTED ), STEP, array( 'pattern/a', 'pattern/b' ) ),
			'ended after its record was noted'               => array( array( NOTED ), array( 'key' => 'pattern/a' ) + STEP, array( 'pattern/a' ) ),
			'an undo that ended at a record undoes it again' => array( array( NOTED ), array( 'key' => 'pattern/a', 'isUndo' => true ) + STEP, array( 'pattern/a' ) ),
			'an undo that ended after a record leaves it'    => array( array( NOTED ), array( 'isUndo' => true ) + STEP, array( 'pattern/a' ) ),
		),
		static fn( array $done, array $step, array $keys ) => expect_same( $keys, array_column( Import_Undo::list_notes( $done, $step ), 'key' ) )
	),
	for_each_row(
		array(
			'a noted record has the token of what was written' => array( NOTED + array( 'marks' => null ), 'any', 'now', 'written' ),
			'nothing was about to be written'                  => array( array( 'marks' => array() ) + PENDING, 'old', 'now', null ),
			'ended before its row was written'                 => array( PENDING, 'old', 'now', null ),
			'ended after its row was written'                  => array( PENDING, 'new', 'now', 'now' ),
			'ended between two rows of a record'               => array( array( 'marks' => array( 'new', 'newer' ) ) + PENDING, 'new', 'now', 'now' ),
			'somebody has saved the record since'              => array( PENDING, 'theirs', 'now', 'interrupted' ),
			'an undo that ended after its row was written'     => array( NOTED + array( 'marks' => array( 'old' ) ), 'old', 'now', 'now' ),
			'somebody has saved it after such an undo'         => array( NOTED + array( 'marks' => array( 'old' ) ), 'theirs', 'now', 'written' ),
		),
		static fn( array $note, string $mark, string $now, ?string $token ) => expect_same( $token, Import_Undo::find_token( $note, $mark, $now ) )
	),
	array(
		'a new row has its creation key, and is noted before it is written' => static function () {
			$noted = array();
			$write = static fn( array $data, bool $is_update ): array => apply_filters( 'wp_insert_post_data', $data + array( 'guid' => '', 'post_title' => 'A', 'post_modified_gmt' => '2026-01-01 00:00:00' ), array(), array(), $is_update );
			$made  = Row_Watch::run(
				array( 'wp_block' ),
				static function ( array $row ) use ( &$noted ): void {
					$noted[] = $row;
				},
				static fn(): array => array( $write( array( 'post_type' => 'wp_block' ), false ), $write( array( 'post_type' => 'wp_block', 'guid' => 'http://site.test/?p=1' ), true ), $write( array( 'post_type' => 'revision' ), false ) )
			);
			expect_same( 2, count( $noted ) );
			expect_same( array( $noted[0]['key'], 'http://site.test/?p=1', '' ), array_column( $made, 'guid' ) );
			expect_same( array( true, '', $noted[0]['mark'] ), array( str_starts_with( $noted[0]['key'], 'urn:uuid:' ), $noted[1]['key'], $noted[1]['mark'] ) );
			expect_same( '', $write( array( 'post_type' => 'wp_block' ), false )['guid'] );
		},
	)
);
