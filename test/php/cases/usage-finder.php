<?php
/**
 * Cases for {@see Usage_Finder}.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Usage\Usage_Finder;

return for_each_row(
	array(
		'nothing'                                => array( '<p>wp:block</p>', array() ),
		'a pattern by its number'                => array( '<!-- wp:block {"ref":12} /-->', array( array( 'pattern', '12' ) ) ),
		'a number written as text'               => array( '<!-- wp:block {"ref":"12"} /-->', array( array( 'pattern', '12' ) ) ),
		'no number at all'                       => array( '<!-- wp:block {"ref":"x"} /--><!-- wp:block {"ref":0} /--><!-- wp:block {"ref":-1} /-->', array() ),
		'a pattern by its slug'                  => array( '<!-- wp:pattern {"slug":"theme/hero"} /-->', array( array( 'pattern', 'theme/hero' ) ) ),
		'a block that names a pattern by its slug' => array( '<!-- wp:block {"slug":"hero"} /-->', array( array( 'pattern', 'hero' ) ) ),
		'a number before a slug'                 => array( '<!-- wp:block {"ref":4,"slug":"hero"} /-->', array( array( 'pattern', '4' ) ) ),
		'a part with its theme'                  => array( '<!-- wp:template-part {"slug":"header","theme":"theme"} /-->', array( array( 'part', 'theme//header' ) ) ),
		'a part of whichever theme'              => array( '<!-- wp:template-part {"slug":"header"} /-->', array( array( 'part', '//header' ) ) ),
		'a menu'                                 => array( '<!-- wp:navigation {"ref":3} /-->', array( array( 'menu', '3' ) ) ),
		'a menu by the first name of the attribute' => array( '<!-- wp:navigation {"navigationMenuId":3} /-->', array( array( 'menu', '3' ) ) ),
		'a menu that WordPress chooses'          => array( '<!-- wp:navigation /-->', array( array( 'menu', '*' ) ) ),
		'a menu with items of its own'           => array( '<!-- wp:navigation --><!-- wp:home-link /--><!-- /wp:navigation -->', array() ),
		'blocks in blocks'                       => array( '<!-- wp:group --><div><!-- wp:block {"ref":1} /--></div><!-- /wp:group -->', array( array( 'pattern', '1' ) ) ),
		'each target once'                       => array( '<!-- wp:block {"ref":1} /--><!-- wp:block {"ref":1} /-->', array( array( 'pattern', '1' ) ) ),
		'a font of a block'                      => array( '<!-- wp:paragraph {"fontFamily":"inter"} --><p class="has-inter-font-family">x</p><!-- /wp:paragraph -->', array( array( 'font', 'inter' ) ) ),
		'a font of a preset'                     => array( '{"styles":{"typography":{"fontFamily":"var:preset|font-family|inter"}}}', array( array( 'font', 'inter' ) ) ),
		'a font of a CSS variable'               => array( '{"css":"p { font-family: var(--wp--preset--font-family--mono-2) }"}', array( array( 'font', 'mono-2' ) ) ),
		'a target too long for the table'        => array( '<!-- wp:pattern {"slug":"' . str_repeat( 'a', 151 ) . '"} /-->', array() ),
		'a target as long as the table allows'   => array( '<!-- wp:pattern {"slug":"' . str_repeat( 'a', 150 ) . '"} /-->', array( array( 'pattern', str_repeat( 'a', 150 ) ) ) ),
		'attributes that are no JSON'            => array( '<!-- wp:block {"ref":} /-->', array() ),
	),
	static fn( string $content, array $expected ) => expect_same( $expected, Usage_Finder::find( $content ) )
);
