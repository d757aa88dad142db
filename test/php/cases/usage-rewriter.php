<?php
/**
 * Changes of markup that no longer is to use a record.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Usage\Usage_Rewriter;

$to_record  = static fn( string $kind, string $target, string $other ) => Usage_Rewriter::to_record( $kind, array( $target ), $other );
$to_content = static fn( string $kind, string $target, string $content, string $element = 'div' ) => Usage_Rewriter::to_content( $kind, array( $target ), $content, $element );

return for_each_row(
	array(
		'another pattern'                       => array( $to_record( 'pattern', '1', '2' ), 'a<!-- wp:block {"ref":1} /-->b', 'a<!-- wp:core/block {"ref":2} /-->b' ),
		'a pattern that is named by its slug'   => array( $to_record( 'pattern', 'hero', '2' ), '<!-- wp:block {"slug":"hero"} /-->', '<!-- wp:core/block {"ref":2} /-->' ),
		'other attributes stay, empty objects too' => array( $to_record( 'pattern', '1', '2' ), '<!-- wp:block {"ref":1,"content":{}} /-->', '<!-- wp:core/block {"ref":2,"content":{}} /-->' ),
		'other patterns stay'                   => array( $to_record( 'pattern', '1', '2' ), '<!-- wp:block {"ref":3} /--><!--  wp:block   {"ref":4}/-->', '<!-- wp:block {"ref":3} /--><!--  wp:block   {"ref":4}/-->' ),
		'another part'                          => array( $to_record( 'part', 'theme//old', 'theme//new' ), '<!-- wp:template-part {"slug":"old","theme":"theme","tagName":"header"} /-->', '<!-- wp:core/template-part {"slug":"new","theme":"theme","tagName":"header"} /-->' ),
		'another menu drops the old attribute'  => array( $to_record( 'menu', '1', '2' ), '<!-- wp:navigation {"navigationMenuId":1} /-->', '<!-- wp:core/navigation {"ref":2} /-->' ),
		'the content of a pattern'              => array( $to_content( 'pattern', '1', '<p>x</p>' ), 'a<!-- wp:block {"ref":1} /-->b', 'a<p>x</p>b' ),
		'the content of a block with an end'    => array( $to_content( 'pattern', '1', '<p>x</p>' ), 'a<!-- wp:block {"ref":1} --><!-- wp:paragraph --><p>old</p><!-- /wp:paragraph --><!-- /wp:block -->b', 'a<p>x</p>b' ),
		'the first block that shows a menu'     => array( Usage_Rewriter::to_first_menu( 2 ), 'a<!-- wp:navigation --><!-- wp:home-link /--><!-- /wp:navigation --><!-- wp:navigation {"overlayMenu":"never"} /--><!-- wp:navigation {"ref":1} /-->', 'a<!-- wp:navigation --><!-- wp:home-link /--><!-- /wp:navigation --><!-- wp:core/navigation {"overlayMenu":"never","ref":2} /--><!-- wp:navigation {"ref":1} /-->' ),
		'the first block shows another menu'    => array( Usage_Rewriter::to_first_menu( 2 ), '<!-- wp:block {"ref":1} /--><!-- wp:navigation {"ref":1} /-->', '<!-- wp:block {"ref":1} /--><!-- wp:core/navigation {"ref":2} /-->' ),
		'a menu keeps its block'                => array( $to_content( 'menu', '1', '<!-- wp:home-link /-->' ), '<!-- wp:navigation {"ref":1,"overlayMenu":"never"} /-->', "<!-- wp:core/navigation {\"overlayMenu\":\"never\"} -->\n<!-- wp:home-link /-->\n<!-- /wp:core/navigation -->" ),
		'a part in a div is its content'        => array( $to_content( 'part', 'theme//p', '<p>x</p>' ), '<!-- wp:template-part {"slug":"p","theme":"theme"} /-->', '<p>x</p>' ),
		'a part keeps its landmark'             => array( $to_content( 'part', 'theme//p', '<p>x</p>', 'header' ), '<!-- wp:template-part {"slug":"p","theme":"theme"} /-->', "<!-- wp:group {\"tagName\":\"header\",\"style\":{\"spacing\":{\"blockGap\":\"0\"}},\"layout\":{\"type\":\"default\"}} -->\n<header class=\"wp-block-group\"><p>x</p></header>\n<!-- /wp:group -->" ),
		'the element of the block comes first'  => array( $to_content( 'part', 'theme//p', '<p>x</p>', 'header' ), '<!-- wp:template-part {"slug":"p","theme":"theme","tagName":"div"} /-->', '<p>x</p>' ),
		'an element that a group cannot be'     => array( $to_content( 'part', 'theme//p', '<p>x</p>' ), '<!-- wp:template-part {"slug":"p","theme":"theme","tagName":"script"} /-->', '<p>x</p>' ),
	),
	static fn( Usage_Rewriter $rewriter, string $markup, string $expected ) => expect_same( $expected, $rewriter->rewrite( $markup ) )
);
