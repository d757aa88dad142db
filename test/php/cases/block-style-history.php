<?php
/**
 * Block styles of the site's own in the history.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\History\Design_Log;
use Atelier\History\Design_Settings;
use ReflectionProperty;

$style = static fn( string $name, string $label ): array => array(
	'block' => 'core/quote',
	'name'  => $name,
	'label' => $label,
);
$note  = static function ( $before, $after ): array {
	$log = new Design_Log();
	$log->note_block_styles( $before, $after );

	return ( new ReflectionProperty( Design_Log::class, 'changes' ) )->getValue( $log );
};

return for_each_row(
	array(
		'a style is added'                 => array( array(), array( $style( 'card', 'Card' ) ), array( 'block-style/core/quote/card' => array( null, 'Card' ) ) ),
		'a style gets another label'       => array( array( $style( 'card', 'Card' ), $style( 'b', 'B' ) ), array( $style( 'b', 'B' ), $style( 'card', 'Paper' ) ), array( 'block-style/core/quote/card' => array( 'Card', 'Paper' ) ) ),
		'a style is removed'               => array( array( $style( 'card', 'Card' ) ), array(), array( 'block-style/core/quote/card' => array( 'Card', null ) ) ),
		'the same in another order'        => array( array( $style( 'a', 'A' ), $style( 'b', 'B' ) ), array( $style( 'b', 'B' ), $style( 'a', 'A' ) ), array() ),
		'what is stored is of other types' => array( 'x', array( 5, array( 'block' => 'core/quote' ), $style( 'card', 'Card' ) ), array( 'block-style/core/quote/card' => array( null, 'Card' ) ) ),
	),
	static fn( $before, $after, array $expected ) => expect_same( $expected, $note( $before, $after ) )
) + for_each_row(
	array(
		'block-style/core/quote/card' => array( 'block-style/core/quote/card', true, false, true ),
		'identity/title'              => array( 'identity/title', true, true, true ),
		'active/single'               => array( 'active/single', true, true, false ),
		'wp_block/3'                  => array( 'wp_block/3', false, false, false ),
	),
	static fn( string $key, bool $is_value, bool $is_setting, bool $is_of_all ) => expect_same(
		array( $is_value, $is_setting, $is_of_all ),
		array( Design_Settings::is_value( $key ), Design_Settings::is_setting( $key ), Design_Settings::is_of_all_themes( $key ) )
	)
);
