<?php
/**
 * Block styles of one's own in the file of a design.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Transfer\Design_Block_Styles;
use Atelier\Transfer\Design_File_Problem;
use Atelier\Transfer\Design_Format;
use Atelier\Transfer\Design_Judge;
use Atelier\Transfer\Design_Needs;

$record = static function ( string $key, string $title, string $content = '' ): array {
	$one = array(
		'key'     => $key,
		'kind'    => explode( '/', $key )[0],
		'title'   => $title,
		'fields'  => array(),
		'content' => $content,
		'files'   => array(),
		'needs'   => array(),
	);
	return array( 'needs' => Design_Needs::find( $one ) ) + $one;
};
$config  = static fn( array $blocks ): string => Design_Format::to_json(
	array(
		'version'  => 3,
		'title'    => 'Styles',
		'settings' => array(),
		'styles'   => array( 'blocks' => $blocks ),
	)
);
$values  = array( 'color' => array( 'text' => '#111111' ) );
$records = array(
	$record(
		'styles/site',
		'Styles',
		$config(
			array(
				'core/quote' => array( 'variations' => array( 'card' => $values, 'plain' => $values ) ),
				'core/list'  => $values,
			)
		)
	),
	$record( 'pattern/hero', 'Hero', "<!-- wp:group {\"className\":\"is-style-paper\"} -->\n<div class=\"wp-block-group is-style-paper\"></div>\n<!-- /wp:group -->" ),
	$record( 'pattern/other', 'Other', '<!-- wp:quote {"className":"is-style-paper"} --><!-- /wp:quote -->' ),
	$record( 'block-style/shop/cart/wide', 'Wide' ),
	$record( 'block-style/core/quote/card', 'Card & “more”' ),
	$record( 'block-style/core/group/paper', 'Paper' ),
);
$encode  = static fn( array $list ): array => Design_Format::encode( Design_Block_Styles::add_needs( $list ), array( 'stylesheet' => 't', 'name' => 'T', 'version' => '1' ) );
$is_read = static function ( string $key, string $title ) use ( $record, $encode ): bool {
	try {
		return isset( Design_Format::decode( $encode( array( $record( $key, $title ) ) ) )['records'][ $key ] );
	} catch ( Design_File_Problem $problem ) {
		return false;
	}
};

return array(
	'they are read as they were written, before the styles, and are the same bytes in any order' => static function () use ( $records, $encode ): void {
		$files = $encode( $records );
		$read  = Design_Format::decode( $files )['records'];
		expect_same( array( 'pattern/hero', 'pattern/other', 'block-style/core/group/paper', 'block-style/core/quote/card', 'block-style/shop/cart/wide', 'styles/site' ), array_keys( $read ) );
		expect_same( 'Card & “more”', $read['block-style/core/quote/card']['title'] );
		expect_same( $files, $encode( $read ) );
		expect_same( $files, $encode( array_reverse( $records ) ) );
	},
	'styles with their values and markup with their class need them, and they need the plugin of their block' => static function () use ( $records, $encode ): void {
		$needs = array_map( static fn( array $one ): array => $one['needs'], Design_Format::decode( $encode( $records ) )['records'] );
		expect_same( array( 'block-style/core/quote/card' ), $needs['styles/site'] );
		expect_same( array( 'block-style/core/group/paper' ), $needs['pattern/hero'] );
		expect_same( array(), $needs['pattern/other'] );
		expect_same( array( 'block/shop/cart' ), $needs['block-style/shop/cart/wide'] );
	},
	'another label is different, and can take the place of the one here' => static function () use ( $records, $record ): void {
		$there = array_column( Design_Block_Styles::add_needs( $records ), null, 'key' );
		$here  = array( 'block-style/core/group/paper' => $record( 'block-style/core/group/paper', 'Parchment' ) ) + $there;
		unset( $here['block-style/core/quote/card'] );
		$rows = Design_Judge::judge( $there, $here, static fn( string $key ) => null, false );
		expect_same( array( 'different', array( 'replace' ) ), array( $rows['block-style/core/group/paper']['state'], $rows['block-style/core/group/paper']['choices'] ) );
		expect_same( array( 'new', true ), array( $rows['block-style/core/quote/card']['state'], $rows['block-style/core/quote/card']['isTicked'] ) );
		expect_same( 'same', $rows['block-style/shop/cart/wide']['state'] );
		// It is written before the records with its values.
		expect_same( array( 'block-style/core/quote/card', 'styles/site' ), array_keys( Design_Judge::complete( array( 'styles/site' => 'replace' ), array( 'styles/site' => array( 'choices' => array( 'replace' ) ) + $rows['styles/site'] ) + $rows ) ) );
	},
) + for_each_row(
	array(
		'a name of letters and numbers'  => array( 'block-style/core/quote/card-2', 'Card', true ),
		'a key without a style'          => array( 'block-style/core/quote', 'Card', false ),
		'a key with a folder too many'   => array( 'block-style/core/quote/a/b', 'Card', false ),
		'a name that is no class'        => array( 'block-style/core/quote/Card', 'Card', false ),
		'a label of nothing'             => array( 'block-style/core/quote/card', '', false ),
		'a label of spaces'              => array( 'block-style/core/quote/card', '  ', false ),
		'a label with an element'        => array( 'block-style/core/quote/card', '<b>Card</b>', false ),
		'a label that is too long'       => array( 'block-style/core/quote/card', str_repeat( 'a', 101 ), false ),
	),
	static fn( string $key, string $title, bool $expected ) => expect_same( $expected, $is_read( $key, $title ) )
);
