<?php
/**
 * Presets that markup and styles use.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Usage\Usage_Finder;

$markup = for_each_row(
	array(
		'attribute and class of a block'       => array( '<!-- wp:paragraph {"textColor":"accent-1"} --><p class="has-accent-1-color has-text-color">x</p><!-- /wp:paragraph -->', array( array( 'color', 'accent-1' ) ) ),
		'a class of a background'              => array( '<!-- wp:group {"backgroundColor":"base"} --><div class="wp-block-group has-base-background-color has-background"></div><!-- /wp:group -->', array( array( 'color', 'base' ) ) ),
		'a slug that classes spell another way' => array( '<!-- wp:paragraph {"textColor":"accent1"} --><p class="has-accent-1-color has-text-color">x</p><!-- /wp:paragraph -->', array( array( 'color', 'accent-1' ) ) ),
		'a marked word'                        => array( '<p><mark class="has-inline-color has-accent-1-color">x</mark></p>', array( array( 'color', 'accent-1' ) ) ),
		'classes of WordPress itself'          => array( '<p class="has-text-color has-link-color has-border-color has-icon-color has-icon-background-color has-custom-font-size has-inline-color has-background has-background-gradient">x</p>', array() ),
		'a gradient'                           => array( '<!-- wp:cover {"gradient":"dusk"} --><span class="has-dusk-gradient-background"></span><!-- /wp:cover -->', array( array( 'gradient', 'dusk' ) ) ),
		'a size'                               => array( '<!-- wp:paragraph {"fontSize":"x-large"} --><p class="has-x-large-font-size">x</p><!-- /wp:paragraph -->', array( array( 'font-size', 'x-large' ) ) ),
		'a size that is a number'              => array( '<!-- wp:paragraph {"fontSize":12} --><p>x</p><!-- /wp:paragraph -->', array() ),
		'spacing, in attribute and style'      => array( '<!-- wp:group {"style":{"spacing":{"padding":{"top":"var:preset|spacing|50"}}}} --><div class="wp-block-group" style="padding-top:var(--wp--preset--spacing--50)"></div><!-- /wp:group -->', array( array( 'spacing', '50' ) ) ),
		'a variable in an attribute'           => array( '<!-- wp:group {"style":{"border":{"color":"var(\u002d\u002dwp\u002d\u002dpreset\u002d\u002dcolor\u002d\u002dink-2)"}}} /-->', array( array( 'color', 'ink-2' ) ) ),
		'shadow, radius and duotone'           => array( '<!-- wp:image {"style":{"shadow":"var:preset|shadow|deep","border":{"radius":"var:preset|border-radius|round"},"color":{"duotone":"var:preset|duotone|blue-red"}}} /-->', array( array( 'shadow', 'deep' ), array( 'radius', 'round' ), array( 'duotone', 'blue-red' ) ) ),
		'icons of social links'                => array( '<!-- wp:social-links {"iconColor":"ink","iconBackgroundColor":"paper"} /-->', array( array( 'color', 'ink' ), array( 'color', 'paper' ) ) ),
		'a block style'                        => array( '<!-- wp:button {"className":"mine is-style-outline"} /-->', array( array( 'style', 'core/button//outline' ) ) ),
		'a style of another block'             => array( '<!-- wp:my/box {"className":"is-style-outline"} /-->', array( array( 'style', 'my/box//outline' ) ) ),
		'a class that only looks like one'     => array( '<p class="xhas-ink-color has-ink-color-2 has-ink-colors">x</p>', array() ),
	),
	static fn( string $content, array $expected ) => expect_same( $expected, Usage_Finder::find( $content ) )
);

$config = for_each_row(
	array(
		'styles'                         => array( '{"styles":{"color":{"text":"var:preset|color|ink"},"elements":{"link":{"color":{"text":"var(--wp--preset--color--sea)"}}}}}', array( array( 'color', 'ink' ), array( 'color', 'sea' ) ) ),
		'CSS'                            => array( '{"styles":{"css":"a { color: var(--wp--preset--color--ink, red); }\n.has-sea-color { padding: var(--wp--preset--spacing--40); }"}}', array( array( 'color', 'ink' ), array( 'color', 'sea' ), array( 'spacing', '40' ) ) ),
		'a declaration, which is no use' => array( '{"styles":{"css":":root{--wp--preset--color--ink: var(--wp--preset--color--sea);--wp--preset--spacing--40 : 1px}"}}', array( array( 'color', 'sea' ) ) ),
		'a preset that is made of others' => array( '{"settings":{"color":{"gradients":{"custom":[{"slug":"dusk","name":"Dusk","gradient":"linear-gradient(var(--wp--preset--color--ink),#fff)"}]}}}}', array( array( 'color', 'ink' ) ) ),
		'a font that settings define'    => array( '{"settings":{"typography":{"fontFamilies":[{"slug":"inter","fontFamily":"var(--wp--preset--font-family--inter)"}]}}}', array() ),
		'a config that is none'          => array( 'x', array() ),
	),
	static fn( string $json, array $expected ) => expect_same( $expected, Usage_Finder::find_in_config( $json ) )
);

$own = array();
foreach ( array(
	'markup' => $markup,
	'config' => $config,
) as $group => $cases ) {
	foreach ( $cases as $name => $run ) {
		$own[ "$group: $name" ] = $run;
	}
}
return $own;
