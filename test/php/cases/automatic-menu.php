<?php
/**
 * Cases for {@see Automatic_Menu}.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Transfer\Automatic_Menu;

$record = static fn( string $kind, string $content ): array => array(
	'key'     => "$kind/one",
	'kind'    => $kind,
	'title'   => '',
	'fields'  => array(),
	'content' => $content,
	'files'   => array(),
	'needs'   => array(),
);
$name   = static fn( string $kind, string $content, ?string $menu ): array => Automatic_Menu::name_menu( array( "$kind/one" => $record( $kind, $content ) ), $menu )[ "$kind/one" ];
$auto   = '<!-- wp:navigation /-->';
$named  = '<!-- wp:navigation {"ref":"@menu/main"} /-->';

return for_each_row(
	array(
		'a block without attributes'    => array( 'part', "<p>a</p>$auto<p>b</p>", "<p>a</p>$named<p>b</p>" ),
		'an empty object'               => array( 'part', '<!-- wp:navigation {} /-->', $named ),
		'further attributes'            => array( 'part', '<!-- wp:navigation {"layout":{"type":"flex"}} /-->', '<!-- wp:navigation {"ref":"@menu/main","layout":{"type":"flex"}} /-->' ),
		'two blocks'                    => array( 'template', "$auto$auto", "$named$named" ),
		'a pattern'                     => array( 'pattern', $auto, $named ),
		'a block with a menu'           => array( 'part', '<!-- wp:navigation {"ref":"@menu/other"} /-->', '<!-- wp:navigation {"ref":"@menu/other"} /-->' ),
		'a block with its earlier name' => array( 'part', '<!-- wp:navigation {"navigationMenuId":"@menu/other"} /-->', '<!-- wp:navigation {"navigationMenuId":"@menu/other"} /-->' ),
		'a menu that was deleted'       => array( 'part', '<!-- wp:navigation {"ref":"@gone/menu-7"} /-->', '<!-- wp:navigation {"ref":"@gone/menu-7"} /-->' ),
		'a block with links of its own' => array( 'part', '<!-- wp:navigation --><!-- wp:home-link /--><!-- /wp:navigation -->', '<!-- wp:navigation --><!-- wp:home-link /--><!-- /wp:navigation -->' ),
		'another block'                 => array( 'part', '<!-- wp:navigation-link {"label":"x"} /-->', '<!-- wp:navigation-link {"label":"x"} /-->' ),
		'a record of another kind'      => array( 'menu', $auto, $auto ),
	),
	static function ( string $kind, string $content, string $expected ) use ( $name ) {
		$record = $name( $kind, $content, 'menu/main' );
		expect_same( $expected, $record['content'] );
		expect_same( str_contains( $expected, '@menu/main' ), in_array( 'menu/main', $record['needs'], true ) );
		expect_same( $content, $name( $kind, $content, null )['content'] );
	}
) + array(
	'a key with marks of comments' => static fn() => expect_same( '<!-- wp:navigation {"ref":"@menu/a\u002d\u002d\u003eb"} /-->', $name( 'part', $auto, 'menu/a-->b' )['content'] ),
);
