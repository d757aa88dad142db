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
	'a draft begun on empty styles changes single values, at any depth' => static function () use ( $names ) {
		$draft = array( 'styles' => array( 'color' => array( 'text' => '#222222' ), 'blocks' => array( 'core/quote' => array( 'color' => array( 'text' => '#333333' ) ) ) ) );
		foreach ( array( array( 'styles' => array() ), array( 'styles' => array( 'color' => array(), 'blocks' => array( 'core/quote' => array() ) ) ), array() ) as $empty ) {
			$paths = Draft_Paths::diff( $empty, $draft );
			expect_same( array( 'styles.color.text', 'styles.blocks.core/quote.color.text' ), $names( $paths ) );
			// A background that a colleague publishes in the meantime is in the draft, and stays when it is published.
			$later = array( 'styles' => array( 'color' => array( 'background' => '#000000' ) ) );
			expect_same( array(), Draft_Paths::find_collisions( $later, $paths ) );
			expect_same( '#000000', Draft_Paths::apply( $later, $paths )['styles']['color']['background'] );
			expect_same( array( 'styles.color.text', 'styles.blocks.core/quote.color.text' ), $names( Draft_Paths::diff( $draft, $empty ) ) );
		}
	},
	'what is empty is not different, at any depth' => static function () {
		$empties = array( array(), array( 'styles' => array() ), array( 'styles' => array( 'color' => array( 'text' => array() ) ) ), array( 'styles' => null ) );
		foreach ( $empties as $before ) {
			foreach ( $empties as $after ) {
				expect_same( array(), Draft_Paths::diff( $before, $after ) );
			}
		}
		$font = static fn( array $font ): array => array( 'settings' => array( 'typography' => array( 'fontFamilies' => array( 'custom' => array( array( 'slug' => 'a' ) + $font ) ) ) ) );
		expect_same( array(), Draft_Paths::diff( $font( array( 'fontFace' => array() ) ), $font( array() ) ) );
	},
	'an empty list of the presets of an origin is a value' => static function () use ( $names ) {
		$hidden = array( 'settings' => array( 'color' => array( 'palette' => array( 'theme' => array() ) ) ) );
		foreach ( array( array(), array( 'settings' => array( 'color' => array() ) ) ) as $empty ) {
			$paths = Draft_Paths::diff( $empty, $hidden );
			expect_same( array( 'settings.color.palette.theme' ), $names( $paths ) );
			expect_same( $hidden, Draft_Paths::apply( $empty, $paths ) );
		}
		expect_same( array(), Draft_Paths::diff( array( 'settings' => array( 'custom' => array() ) ), array() ) );
	},
	'a change that an earlier version stored as one value is split' => static function () use ( $draft, $names ) {
		$stored = array( array( 'path' => array( 'styles' ), 'before' => array(), 'after' => $draft['styles'] ), array( 'path' => array( 'settings' ), 'before' => $draft['settings'], 'after' => array() ), array( 'path' => array( 'title' ), 'before' => 'A', 'after' => 'B' ) );
		expect_same( array( 'styles.color.text', 'settings.layout.contentSize', 'title' ), $names( Draft_Paths::split( $stored ) ) );
		expect_same( array(), Draft_Paths::split( array() ) );
	},
);
