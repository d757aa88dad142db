<?php
/**
 * Reads of the table of screens.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Page\Address;
use Atelier\Page\Screen_Preloads;
use Atelier\Page\Screen_Titles;
use Atelier\Page\Screens;

const ALL_RIGHTS = array( 'manageOptions', 'editDesign', 'editStyles', 'editMenus', 'editPages', 'editPosts' );

$offers   = array(
	'a block theme and all rights'                => array( 'block', ALL_RIGHTS, array( 'identity', 'styles', 'fonts', 'navigation', 'pages', 'posts', 'templates', 'patterns' ) ),
	'a classic theme and all rights'              => array( 'classic', ALL_RIGHTS, array( 'stylebook', 'patterns' ) ),
	'a person who may edit theme options'         => array( 'block', array( 'editDesign', 'editMenus' ), array( 'navigation', 'templates', 'patterns' ) ),
	'a person who may edit menus and pages alone' => array( 'block', array( 'editMenus', 'editPages' ), array( 'navigation' ) ),
	'a person who may not change the settings'    => array( 'block', array_slice( ALL_RIGHTS, 1 ), array( 'styles', 'fonts', 'navigation', 'pages', 'posts', 'templates', 'patterns' ) ),
	'a person without a right'                    => array( 'block', array(), array() ),
);
$titles   = array(
	'/'                                => 'Design',
	'/identity'                        => 'Identity',
	'/stylebook'                       => 'Style Book',
	'/page'                            => 'Pages',
	'/page/2'                          => 'Pages',
	'/wp_template_part/theme//header'  => 'Patterns',
	'/wp_registered_template/a//home'  => 'Templates',
	'/compare'                         => 'Compare',
	'/deleted'                         => 'Recently deleted',
	'/history'                         => 'History of the design',
	'/bring'                           => 'Bring from another theme',
	'/identity/more'                   => 'Design',
	'/wp_block'                        => 'Design',
	'/no/such/place'                   => 'Design',
);
$old      = array(
	'path=/pages'                                            => 'p=/page',
	'path=/page/all'                                         => 'p=/page',
	'path=/page/10&canvas=edit'                              => 'p=/page/10&canvas=edit',
	'path=/patterns&categoryType=wp_template_part'           => 'p=/pattern&postType=wp_template_part',
	'path=/patterns&categoryType=pattern&categoryId=footers' => 'p=/pattern&categoryId=footers',
	'path=/wp_global_styles'                                 => 'p=/styles',
	'path=/wp_template/all'                                  => 'p=/template',
	'path=/wp_template_part/'                                => 'p=/pattern&postType=wp_template_part',
	'path=/no/such/place'                                    => '',
	'path=/'                                                 => '',
	'postType=wp_navigation&postId=7'                        => 'p=/wp_navigation/7',
	'postType=wp_template_part'                              => 'p=/pattern&postType=wp_template_part',
	'postType=book'                                          => null,
	'p=/page'                                                => null,
	'p=%2541&path=/pages'                                    => null,
	// Octets of a slug are those of an address of Design, whose router decodes the path.
	'postType=wp_template_part&postId=theme//%25d1%2588-2'   => 'p=/wp_template_part/theme//%2525d1%252588-2',
	'path=/wp_template/theme//%25d1%2588&canvas=edit'        => 'p=/wp_template/theme//%2525d1%252588&canvas=edit',
	'postType=wp_template&postId=theme//шапка'               => 'p=/wp_template/theme//шапка',
	'postType=wp_block&categoryId=%25d1%2588'                => 'p=/pattern&categoryId=%25d1%2588&postType=wp_block',
	'postType=wp_template&postId=theme//<b>a</b>%00%0A'      => 'p=/wp_template/theme//a',
);
$own      = array(
	''                                                       => '',
	'p=page/2&layout=list&other=1'                           => 'p=/page/2&layout=list',
	'p=/wp_template_part/theme//%2525d1%252588-2&canvas=edit' => 'p=/wp_template_part/theme//%2525d1%252588-2&canvas=edit',
	'p=/pattern&categoryId=%25d1%2588'                       => 'p=/pattern&categoryId=%25d1%2588',
	'p=/template&postType=wp_template&postId=theme//%25d1'   => 'p=/template&postType=wp_template&postId=theme//%25d1',
	'p=/page%0d%0a<script>alert(1)</script>&layout=%00list'  => 'p=/page&layout=list',
	'p=/page/%FF&postId[]=1'                                 => '',
);
$preloads = array(
	'/atelier/v1/parts'                => '/atelier/v1/parts',
	'OPTIONS /wp/v2/font-families'     => array( '/wp/v2/font-families', 'OPTIONS' ),
	'/wp/v2/themes/{theme}?a=b'        => '/wp/v2/themes/theme?a=b',
);

$tests = array(
	'each row has what both sides read, and no path twice' => static function () {
		foreach ( Screens::all() as $name => $row ) {
			expect_same( true, is_string( $row['path'] ) && is_string( $row['title'] ) );
			// An item of the sidebar has an icon, and each right is one of the boot payload's.
			expect_same( isset( $row['offeredFor'] ), isset( $row['icon'] ) );
			expect_same( array(), array_diff( array( ...( $row['offeredWith'] ?? array() ), $row['right'] ?? 'editDesign' ), ALL_RIGHTS ) );
			expect_same( array(), array_diff( $row['offeredFor'] ?? array(), array( 'block', 'classic' ) ) );
			expect_same( $row, Screens::at( $row['path'] ) );
		}
	},
);
foreach ( $offers as $who => list( $theme, $rights, $names ) ) {
	$tests[ "the sidebar for $who" ] = static fn() => expect_same( $names, array_keys( Screens::offered( $theme, $rights ) ) );
}
foreach ( $titles as $path => $title ) {
	$tests[ "the title of $path" ] = static fn() => expect_same( $title, ( new Screen_Titles() )->get( $path ) );
}
foreach ( $old as $before => $after ) {
	$tests[ "the old address $before" ] = static function () use ( $before, $after ) {
		parse_str( $before, $_GET );
		$url  = ( new Address() )->from_old_request();
		$_GET = array();
		parse_str( (string) $after, $query );
		parse_str( (string) parse_url( (string) $url, PHP_URL_QUERY ), $found );
		expect_same( null === $after, null === $url );
		expect_same( null === $after ? array() : array( 'page' => 'atelier' ) + $query, $found );
	};
}
foreach ( $own as $before => $after ) {
	$tests[ "the address $before" ] = static function () use ( $before, $after ) {
		parse_str( $before, $_GET );
		$url  = ( new Address() )->from_request();
		$_GET = array();
		parse_str( $after, $query );
		parse_str( (string) parse_url( $url, PHP_URL_QUERY ), $found );
		ksort( $query );
		ksort( $found );
		expect_same( $query, array_diff_key( $found, array( 'page' => true ) ) );
	};
}
foreach ( $preloads as $entry => $path ) {
	$tests[ "the preload $entry" ] = static fn() => expect_same( $path, Screen_Preloads::read( $entry ) );
}

return $tests;
