<?php
/**
 * Cases for {@see Block_Merge}.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Drafts\Block_Merge;

// TypeScript has the same rows: `test/unit/utils/block-markup/merge-blocks.test.ts`.
$rows = array();
foreach ( json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/fixtures/block-merges.json' ), true ) as $row ) {
	$rows[ $row['name'] ] = array( $row );
}
$paragraphs = static fn( array $changes, string $text = '' ): string => implode( "\n\n", array_map( static fn( int $index ): string => "<!-- wp:paragraph -->\n<p>$text" . ( $changes[ $index ] ?? $index ) . "</p>\n<!-- /wp:paragraph -->", range( 0, 999 ) ) );

return for_each_row(
	$rows,
	static function ( array $row ) {
		$versions = array( $row['base'], $row['mine'], $row['theirs'] );
		$expected = null === $row['content'] ? null : array(
			'content'   => $row['content'],
			'conflicts' => $row['conflicts'],
		);
		expect_same( $expected, Block_Merge::merge( ...$versions ) );
		expect_same( $row['theirsWin'] ?? $row['content'], Block_Merge::merge( ...array( ...$versions, Block_Merge::THEIRS ) )['content'] ?? null );
	}
) + array(
	'a thousand blocks are merged, also where all of them differ' => static function () use ( $paragraphs ) {
		$base = $paragraphs( array() );
		expect_same( $paragraphs( array( 3 => 'a', 500 => 'b', 4 => 'c', 999 => 'd' ) ), Block_Merge::merge( $base, $paragraphs( array( 3 => 'a', 500 => 'b' ) ), $paragraphs( array( 4 => 'c', 999 => 'd' ) ) )['content'] );
		expect_same( array( 'content' => $paragraphs( array(), 'x' ), 'conflicts' => 1000 ), Block_Merge::merge( $base, $paragraphs( array(), 'x' ), $paragraphs( array(), 'y' ) ) );
	},
);
