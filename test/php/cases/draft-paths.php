<?php
/**
 * Cases for {@see Draft_Paths}.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Drafts\Draft_Paths;

$live  = array(
	'styles' => array(
		'color' => array( 'text' => '#111111' ),
		'css'   => '.a {}',
	),
);
$draft = array(
	'styles'   => array( 'color' => array( 'text' => '#222222' ) ),
	'settings' => array( 'layout' => array( 'contentSize' => '700px' ) ),
);
$names = static fn( array $paths ): array => array_map( static fn( array $change ): string => implode( '.', $change['path'] ), $paths );

return array(
	'values differ by path, and a list is one value' => static function () use ( $live, $draft, $names ) {
		expect_same( array( 'styles.color.text', 'styles.css', 'settings.layout.contentSize' ), $names( Draft_Paths::diff( $live, $draft ) ) );
		expect_same( array( 'palette' ), $names( Draft_Paths::diff( array( 'palette' => array( 1, 2 ) ), array( 'palette' => array( 2, 1 ) ) ) ) );
		expect_same( array(), Draft_Paths::diff( $live, $live ) );
		expect_same( array(), Draft_Paths::diff( array( 'a' => array(), 'b' => 1, 'c' => array( array( 'x' => 1, 'y' => 2 ) ) ), array( 'b' => 1.0, 'c' => array( array( 'y' => 2, 'x' => 1 ) ) ) ) );
		expect_same( array( 'value' ), $names( Draft_Paths::diff( array( 'value' => null ), array( 'value' => false ) ) ) );
	},
	'changes laid over what they began from are the draft' => static function () use ( $live, $draft ) {
		expect_same( $draft, Draft_Paths::apply( $live, Draft_Paths::diff( $live, $draft ) ) );
		expect_same( $live, Draft_Paths::apply( $draft, Draft_Paths::diff( $draft, $live ) ) );
	},
	'a change of another path by somebody else is in the draft' => static function () use ( $live, $draft ) {
		$paths = Draft_Paths::diff( $live, $draft );
		$later = array_replace_recursive( $live, array( 'styles' => array( 'spacing' => array( 'blockGap' => '1rem' ) ) ) );
		expect_same( '1rem', Draft_Paths::apply( $later, $paths )['styles']['spacing']['blockGap'] );
		expect_same( array(), Draft_Paths::find_collisions( $later, $paths ) );
	},
	'the same path that became another is found, and one that became the same is not' => static function () use ( $live, $draft, $names ) {
		$paths = Draft_Paths::diff( $live, $draft );
		$red   = array_replace_recursive( $live, array( 'styles' => array( 'color' => array( 'text' => '#ff0000' ) ) ) );
		expect_same( array( 'styles.color.text' ), $names( Draft_Paths::find_collisions( $red, $paths ) ) );
		expect_same( array(), Draft_Paths::find_collisions( array_replace_recursive( $live, array( 'styles' => array( 'color' => array( 'text' => '#222222' ) ) ) ), $paths ) );
		// A later save in the draft remembers the state from which it began.
		$again = Draft_Paths::update( $red, Draft_Paths::apply( $red, $paths ), $paths );
		expect_same( '#111111', $again[0]['before'] );
		expect_same( array( 'styles.color.text' ), $names( Draft_Paths::find_collisions( $red, $again ) ) );
	},
);
