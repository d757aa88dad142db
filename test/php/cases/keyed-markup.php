<?php
/**
 * Markup whose numbers are keys.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Transfer\Attribute_Bytes;
use Atelier\Transfer\Home_Address;
use Atelier\Transfer\Keyed_Markup;

$keys    = array(
	'pattern 12'        => 'pattern/hero',
	'menu 7'            => 'menu/main',
	'post/page 5'       => 'post/page/about/team',
	'term/post_tag 3'   => 'term/post_tag/news',
);
$to_keys    = static fn( string $markup ): string => Keyed_Markup::to_keys( $markup, static fn( string $kind, int $number ): ?string => $keys[ "$kind $number" ] ?? null );
$to_numbers = static fn( string $markup, array $themes = array() ): string => Keyed_Markup::to_numbers(
	$markup,
	static function ( string $key ) use ( $keys ) {
		if ( 'part/header' === $key || 'part/a' === $key ) {
			return true;
		}
		$found = array_search( $key, $keys, true );
		return $found ? 100 + (int) substr( strrchr( $found, ' ' ), 1 ) : null;
	},
	$themes
);

return for_each_row(
	array(
		'a pattern'                        => array( 'a<!-- wp:block {"ref":12} /-->b', 'a<!-- wp:block {"ref":"@pattern/hero"} /-->b', 'a<!-- wp:block {"ref":112} /-->b' ),
		'every other byte stays'           => array( "<!--  wp:core/block  {\"a\":\"\\/\" , \"ref\" : 12, \"content\":{\"ref\":12}}\t/-->", "<!--  wp:core/block  {\"a\":\"\\/\" , \"ref\" : \"@pattern/hero\", \"content\":{\"ref\":12}}\t/-->", "<!--  wp:core/block  {\"a\":\"\\/\" , \"ref\" : 112, \"content\":{\"ref\":12}}\t/-->" ),
		'a menu, with items in it'         => array( '<!-- wp:navigation {"ref":7} --><!-- wp:page-list /--><!-- /wp:navigation -->', '<!-- wp:navigation {"ref":"@menu/main"} --><!-- wp:page-list /--><!-- /wp:navigation -->', '<!-- wp:navigation {"ref":107} --><!-- wp:page-list /--><!-- /wp:navigation -->' ),
		'a menu by the first name of it'   => array( '<!-- wp:navigation {"navigationMenuId":7} /-->', '<!-- wp:navigation {"navigationMenuId":"@menu/main"} /-->', '<!-- wp:navigation {"navigationMenuId":107} /-->' ),
		'a link to a page'                 => array( '<!-- wp:navigation-link {"type":"page","id":5,"kind":"post-type"} /-->', '<!-- wp:navigation-link {"type":"page","id":"@post/page/about/team","kind":"post-type"} /-->', '<!-- wp:navigation-link {"type":"page","id":105,"kind":"post-type"} /-->' ),
		'a link to a tag'                  => array( '<!-- wp:navigation-submenu {"type":"tag","id":3,"kind":"taxonomy"} -->', '<!-- wp:navigation-submenu {"type":"tag","id":"@term/post_tag/news","kind":"taxonomy"} -->', '<!-- wp:navigation-submenu {"type":"tag","id":103,"kind":"taxonomy"} -->' ),
		'what is gone is named as gone'    => array( '<!-- wp:group --><!-- wp:block {"ref":99} /--><!-- /wp:group -->', '<!-- wp:group --><!-- wp:block {"ref":"@gone/pattern-99"} /--><!-- /wp:group -->', '<!-- wp:group --><!-- /wp:group -->' ),
		'a link to what is gone stays one' => array( '<!-- wp:navigation-link {"id":9,"type":"page","kind":"post-type","url":"/a"} /-->', '<!-- wp:navigation-link {"id":"@gone/post-page-9","type":"page","kind":"post-type","url":"/a"} /-->', '<!-- wp:navigation-link {"type":"page","kind":"post-type","url":"/a"} /-->' ),
		'the id of a picture stays'        => array( '<!-- wp:image {"id":5} --><img/><!-- /wp:image -->', '<!-- wp:image {"id":5} --><img/><!-- /wp:image -->', '<!-- wp:image {"id":5} --><img/><!-- /wp:image -->' ),
	),
	static function ( string $here, string $keyed, string $there ) use ( $to_keys, $to_numbers ): void {
		expect_same( $keyed, $to_keys( $here ) );
		expect_same( $there, $to_numbers( $keyed ) );
		$is_known = static fn( string $key ) => str_starts_with( $key, 'gone/' ) ? null : true;
		expect_same( str_contains( $keyed, 'gone/' ) ? $there : $keyed, Keyed_Markup::without_missing( $keyed, $is_known ) );
	}
) + array(
	'a number of a file names no record of this site' => static function () use ( $to_numbers ): void {
		expect_same( 'a<!-- wp:navigation {} /-->b', $to_numbers( 'a<!-- wp:block {"ref":12} -->c<!-- /wp:block --><!-- wp:navigation {"ref":7} /-->b' ) );
	},
	'parts of the theme are those of another theme'   => static function () use ( $to_numbers ): void {
		expect_same( '<!-- wp:template-part {"slug":"header","theme":"new"} /--><!-- wp:template-part {"slug":"a","theme":"third"} /-->', $to_numbers( '<!-- wp:template-part {"slug":"header","theme":"old"} /--><!-- wp:template-part {"slug":"a","theme":"third"} /-->', array( 'old', 'new' ) ) );
	},
	'a part or pattern that is not there leaves no empty block' => static function () use ( $to_numbers ): void {
		expect_same( 'a', $to_numbers( 'a<!-- wp:template-part {"slug":"gone"} /--><!-- wp:pattern {"slug":"theme/gone"} /--><!-- wp:block {"slug":"gone"} /-->' ) );
	},
	'needs are listed once, sorted'                   => static function (): void {
		$markup = '<!-- wp:block {"ref":"@pattern/hero"} /--><!-- wp:block {"slug":"cards"} /--><!-- wp:block {"slug":"theme/cards"} /--><!-- wp:pattern {"slug":"theme/hero"} /-->'
			. '<!-- wp:template-part {"slug":"header"} /--><!-- wp:woocommerce/cart --><!-- wp:navigation {"ref":"@menu/main"} /--><!-- wp:block {"ref":"@pattern/hero"} /--><!-- /wp:woocommerce/cart -->'
			. '<!-- wp:block {"ref":4} /--><!-- wp:navigation-link {"id":"@post/page/a","kind":"post-type","type":"page"} /-->';
		expect_same( array( 'block/woocommerce/cart', 'gone/pattern-4', 'menu/main', 'part/header', 'pattern/cards', 'pattern/hero', 'post/page/a', 'theme-pattern/theme/cards', 'theme-pattern/theme/hero' ), Keyed_Markup::list_needs( $markup ) );
	},
	'a member is found and removed where it stands'   => static function (): void {
		expect_same( '{"b":[1,{"a":2}]}', Attribute_Bytes::replace( '{"a":{"a":[1,2]},"b":[1,{"a":2}]}', 'a', null ) );
		expect_same( '{"b":"\\",\\"a\\":1"}', Attribute_Bytes::replace( '{"b":"\\",\\"a\\":1","a":2}', 'a', null ) );
		expect_same( '{}', Attribute_Bytes::replace( '{"a":"x"}', 'a', null ) );
		expect_same( '{"b":1}', Attribute_Bytes::replace( '{"b":1}', 'a', null ) );
		expect_same( '{"b":1,"c":2}', Attribute_Bytes::replace( '{"b":1,"a":[{}],"c":2}', 'a', null ) );
		expect_same( '{"b":1,"a": "x"}', Attribute_Bytes::replace( '{"b":1,"a": {"c":[1]}}', 'a', '"x"' ) );
	},
) + for_each_row(
	array(
		'a page'                 => array( 'http://a.test/about', '{home}/about' ),
		'the front page'         => array( '"http://a.test"', '"{home}"' ),
		'an uploaded file stays' => array( 'http://a.test/files/x.jpg http://a.test/files-2', 'http://a.test/files/x.jpg {home}/files-2' ),
		'another host'           => array( 'http://a.test.au http://a.test-b http://a.test:80', 'http://a.test.au http://a.test-b http://a.test:80' ),
		'the mark itself'        => array( '{home}', '{home-as-written}' ),
	),
	static function ( string $here, string $there ): void {
		$home = new Home_Address( 'http://a.test/', 'http://a.test/files' );
		expect_same( $there, $home->abstract_address( $here ) );
		expect_same( $here, $home->insert_address( $there ) );
	}
);
