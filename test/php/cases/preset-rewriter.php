<?php
/**
 * Changes of markup and styles that no longer are to use a preset.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Usage\Presets\Block_Style_Change;
use Atelier\Usage\Presets\Preset_Change;
use Atelier\Usage\Presets\Preset_Config_Rewriter;
use Atelier\Usage\Presets\Preset_Markup_Rewriter;
use UnexpectedValueException;

$color = static fn( string $target, string $slug, string ...$others ) => Preset_Change::to_slug( 'color', $target, $slug, '#0000ff', array( $target, $slug, ...$others ) );
$value = static fn( string $kind, string $target, $value ) => Preset_Change::to_value( $kind, $target, $value, array( $target ) );
$slug  = static fn( string $kind, string $target, string $slug ) => Preset_Change::to_slug( $kind, $target, $slug, '1px', array( $target, $slug ) );
$merge = $color( 'accent-1', 'ink' );

$rewrite = static function ( Preset_Change $change, string $markup ): string {
	$rewriter = new Preset_Markup_Rewriter( $change, static fn( string $block ): bool => 'my/known' === $block );
	try {
		return $rewriter->rewrite( $markup );
	} catch ( UnexpectedValueException $error ) {
		return $error->getMessage();
	}
};

$by_hand = 'It has to be changed by hand.';

$markup = for_each_row(
	array(
		'attribute and class'                => array( $merge, '<!-- wp:paragraph {"textColor":"accent-1","x":{}} --><p class="has-accent-1-color  has-text-color">x</p><!-- /wp:paragraph -->', '<!-- wp:paragraph {"textColor":"ink","x":{}} --><p class="has-ink-color  has-text-color">x</p><!-- /wp:paragraph -->' ),
		'each place of a color'              => array( $merge, '<!-- wp:group {"backgroundColor":"accent-1","borderColor":"accent-1","style":{"elements":{"link":{"color":{"text":"var:preset|color|accent-1"}}}}} --><div class="wp-block-group has-border-color has-accent-1-border-color has-accent-1-background-color has-background has-link-color"></div><!-- /wp:group -->', '<!-- wp:group {"backgroundColor":"ink","borderColor":"ink","style":{"elements":{"link":{"color":{"text":"var:preset|color|ink"}}}}} --><div class="wp-block-group has-border-color has-ink-border-color has-ink-background-color has-background has-link-color"></div><!-- /wp:group -->' ),
		'a longer slug stays'                => array( $merge, '<!-- wp:paragraph {"textColor":"accent-10"} --><p class="has-accent-10-color has-text-color" style="border-color:var(--wp--preset--color--accent-10)">x</p><!-- /wp:paragraph -->', '<!-- wp:paragraph {"textColor":"accent-10"} --><p class="has-accent-10-color has-text-color" style="border-color:var(--wp--preset--color--accent-10)">x</p><!-- /wp:paragraph -->' ),
		'a slug that classes spell another way' => array( $merge, '<!-- wp:paragraph {"textColor":"accent1"} --><p class="has-accent-1-color has-text-color">x</p><!-- /wp:paragraph -->', '<!-- wp:paragraph {"textColor":"ink"} --><p class="has-ink-color has-text-color">x</p><!-- /wp:paragraph -->' ),
		'a variable in both'                 => array( $merge, '<!-- wp:group {"style":{"border":{"top":{"color":"var(\u002d\u002dwp\u002d\u002dpreset\u002d\u002dcolor\u002d\u002daccent-1)"}}}} --><div class="wp-block-group" style=\'border-top-color:var(--wp--preset--color--accent-1);margin:0\'></div><!-- /wp:group -->', '<!-- wp:group {"style":{"border":{"top":{"color":"var(\u002d\u002dwp\u002d\u002dpreset\u002d\u002dcolor\u002d\u002dink)"}}}} --><div class="wp-block-group" style=\'border-top-color:var(--wp--preset--color--ink);margin:0\'></div><!-- /wp:group -->' ),
		'a marked word'                      => array( $merge, '<p>a <mark style="background-color:rgba(0, 0, 0, 0)" class="has-inline-color has-accent-1-color">b</mark></p>', '<p>a <mark style="background-color:rgba(0, 0, 0, 0)" class="has-inline-color has-ink-color">b</mark></p>' ),
		'words and other attributes stay'    => array( $merge, '<p data-x="has-accent-1-color" title="class=&quot;has-accent-1-color&quot;">has-accent-1-color</p><style>.has-accent-1-color{}</style>', '<p data-x="has-accent-1-color" title="class=&quot;has-accent-1-color&quot;">has-accent-1-color</p><style>.has-accent-1-color{}</style>' ),
		'a key below the first level stays'  => array( $merge, '<!-- wp:block {"content":{"a":{"textColor":"accent-1"}}} /-->', '<!-- wp:block {"content":{"a":{"textColor":"accent-1"}}} /-->' ),
		'a class that was typed'             => array( $merge, '<!-- wp:paragraph {"className":"has-accent-1-color"} --><p class="has-accent-1-color">x</p><!-- /wp:paragraph -->', '<!-- wp:paragraph {"className":"has-ink-color"} --><p class="has-ink-color">x</p><!-- /wp:paragraph -->' ),
		'icons with their value'             => array( $merge, '<!-- wp:social-links {"iconColor":"accent-1","iconColorValue":"#ff0000"} --><ul class="has-icon-color"></ul><!-- /wp:social-links -->', '<!-- wp:social-links {"iconColor":"ink","iconColorValue":"#0000ff"} --><ul class="has-icon-color"></ul><!-- /wp:social-links -->' ),
		'a class that can mean two'          => array( $color( 'card', 'ink', 'card-background' ), '<p class="has-card-background-color">x</p>', $by_hand ),
		'a slug that ends like a class'      => array( $color( 'card-background', 'ink', 'card' ), '<!-- wp:paragraph {"textColor":"card-background"} --><p class="has-card-background-color has-text-color">x</p><!-- /wp:paragraph -->', $by_hand ),
		'a slug that is a word of WordPress' => array( $color( 'text', 'ink' ), '<p class="has-text-color">x</p>', $by_hand ),
		'a block of a plugin'                => array( $merge, '<!-- wp:my/known {"textColor":"accent-1"} /--><!-- wp:my/unknown {"x":1} /-->', '<!-- wp:my/known {"textColor":"ink"} /--><!-- wp:my/unknown {"x":1} /-->' ),
		'a block that nobody knows'          => array( $merge, '<!-- wp:my/unknown {"textColor":"accent-1"} /-->', $by_hand ),
		'spacing'                            => array( $slug( 'spacing', '50', '60' ), '<!-- wp:spacer {"height":"var:preset|spacing|50"} --><div style="height:var(--wp--preset--spacing--50)" class="wp-block-spacer"></div><!-- /wp:spacer -->', '<!-- wp:spacer {"height":"var:preset|spacing|60"} --><div style="height:var(--wp--preset--spacing--60)" class="wp-block-spacer"></div><!-- /wp:spacer -->' ),
		'a font'                             => array( $slug( 'font', 'manrope', 'fira-code' ), '<!-- wp:paragraph {"fontFamily":"manrope","style":{"typography":{"letterSpacing":"1px"}}} --><p class="has-manrope-font-family" style="letter-spacing:1px">x</p><!-- /wp:paragraph --><!-- wp:search {"style":{"typography":{"fontFamily":"var:preset|font-family|manrope"}}} /-->', '<!-- wp:paragraph {"fontFamily":"fira-code","style":{"typography":{"letterSpacing":"1px"}}} --><p class="has-fira-code-font-family" style="letter-spacing:1px">x</p><!-- /wp:paragraph --><!-- wp:search {"style":{"typography":{"fontFamily":"var:preset|font-family|fira-code"}}} /-->' ),
		'a font by its value'                => array( $value( 'font', 'manrope', 'Manrope, sans-serif' ), '<!-- wp:paragraph {"fontFamily":"manrope"} --><p class="has-manrope-font-family">x</p><!-- /wp:paragraph -->', '<!-- wp:paragraph {"style":{"typography":{"fontFamily":"Manrope, sans-serif"}}} --><p class="" style="font-family:Manrope, sans-serif">x</p><!-- /wp:paragraph -->' ),
		'radius'                             => array( $slug( 'radius', 'round', 'pill' ), '<!-- wp:group {"style":{"border":{"radius":"var:preset|border-radius|round"}}} --><div style="border-radius:var(--wp--preset--border-radius--round)"></div><!-- /wp:group -->', '<!-- wp:group {"style":{"border":{"radius":"var:preset|border-radius|pill"}}} --><div style="border-radius:var(--wp--preset--border-radius--pill)"></div><!-- /wp:group -->' ),
		'a value for a color'                => array( $value( 'color', 'ink', '#123456' ), '<!-- wp:paragraph {"textColor":"ink","align":"left"} --><p class="has-ink-color has-text-color">x</p><!-- /wp:paragraph -->', '<!-- wp:paragraph {"align":"left","style":{"color":{"text":"#123456"}}} --><p class="has-text-color" style="color:#123456">x</p><!-- /wp:paragraph -->' ),
		'a value beside a style'             => array( $value( 'color', 'ink', '#123456' ), '<!-- wp:group {"backgroundColor":"ink","style":{"spacing":{"margin":{"top":"0"}}}} --><div class="wp-block-group has-ink-background-color has-background" style="margin-top:0;"></div><!-- /wp:group -->', '<!-- wp:group {"style":{"spacing":{"margin":{"top":"0"}},"color":{"background":"#123456"}}} --><div class="wp-block-group has-background" style="margin-top:0;background-color:#123456"></div><!-- /wp:group -->' ),
		'a value for a reference'            => array( $value( 'spacing', '50', 'clamp(1rem, 2vw, 2rem)' ), '<!-- wp:group {"style":{"spacing":{"padding":{"top":"var:preset|spacing|50"}}}} --><div style="padding-top:var(--wp--preset--spacing--50)"></div><!-- /wp:group -->', '<!-- wp:group {"style":{"spacing":{"padding":{"top":"clamp(1rem, 2vw, 2rem)"}}}} --><div style="padding-top:clamp(1rem, 2vw, 2rem)"></div><!-- /wp:group -->' ),
		'colors for a duotone'               => array( $value( 'duotone', 'blue-red', array( '#00f', '#f00' ) ), '<!-- wp:image {"style":{"color":{"duotone":"var:preset|duotone|blue-red"}}} /-->', '<!-- wp:image {"style":{"color":{"duotone":["#00f","#f00"]}}} /-->' ),
		'a value for a block with own ways'  => array( $value( 'color', 'ink', '#123456' ), '<!-- wp:cover {"overlayColor":"ink"} /-->', $by_hand ),
		'a value that would end an attribute' => array( $value( 'color', 'ink', '"' ), '<p class="has-ink-color">x</p>', $by_hand ),
	),
	static function ( Preset_Change $change, string $markup, string $expected ) use ( $rewrite ) {
		$result = $rewrite( $change, $markup );
		expect_same( $expected, $result );
		if ( $result !== $markup ) {
			expect_same( $result, $rewrite( $change, $result ) );
		}
	}
);

$styles = for_each_row(
	array(
		'attribute and class'         => array( '<!-- wp:button {"className":"wide is-style-outline"} --><div class="wp-block-button wide is-style-outline"><a class="is-style-outlined">x is-style-outline</a></div><!-- /wp:button -->', '<!-- wp:button {"className":"wide is-style-soft"} --><div class="wp-block-button wide is-style-soft"><a class="is-style-outlined">x is-style-outline</a></div><!-- /wp:button -->' ),
		'other blocks and those in it' => array( '<!-- wp:group {"className":"is-style-outline"} --><div class="is-style-outline"><!-- wp:button {"className":"is-style-outline-2"} --><div class="is-style-outline-2"></div><!-- /wp:button --></div><!-- /wp:group -->', '<!-- wp:group {"className":"is-style-outline"} --><div class="is-style-outline"><!-- wp:button {"className":"is-style-outline-2"} --><div class="is-style-outline-2"></div><!-- /wp:button --></div><!-- /wp:group -->' ),
		'a block without HTML'        => array( '<!-- wp:button {"className":"is-style-outline"} /--><p class="is-style-outline"></p>', '<!-- wp:button {"className":"is-style-soft"} /--><p class="is-style-outline"></p>' ),
	),
	static fn( string $markup, string $expected ) => expect_same( $expected, ( new Block_Style_Change( 'core/button', 'outline', 'soft' ) )->rewrite( $markup ) )
);

$config = for_each_row(
	array(
		'a declaration stays'               => array( $merge, '{"styles":{"css":":root{--wp--preset--color--accent-1: red;color:var(--wp--preset--color--accent-1)}"}}', '{"styles":{"css":":root{--wp--preset--color--accent-1: red;color:var(--wp--preset--color--ink)}"}}' ),
		'references and CSS'                => array( $merge, '{"version":3, "styles":{"color":{"text":"var:preset|color|accent-1"},"css":"a { color: var(--wp--preset--color--accent-1); }\n.has-accent-1-color {}"}}', '{"version":3, "styles":{"color":{"text":"var:preset|color|ink"},"css":"a { color: var(--wp--preset--color--ink); }\n.has-accent-1-color {}"}}' ),
		'a gradient that is made of it'     => array( $merge, '{"settings":{"color":{"palette":{"custom":[{"slug":"accent-1","color":"#f00"}]},"gradients":{"custom":[{"slug":"a","gradient":"linear-gradient(var(--wp--preset--color--accent-1),#fff)"}]}}}}', '{"settings":{"color":{"palette":{"custom":[{"slug":"accent-1","color":"#f00"}]},"gradients":{"custom":[{"slug":"a","gradient":"linear-gradient(var(--wp--preset--color--ink),#fff)"}]}}}}' ),
		'a value, with one to fall back on' => array( $value( 'color', 'ink', '#123456' ), '{"styles":{"css":"a{color:var( --wp--preset--color--ink , red )}"}}', '{"styles":{"css":"a{color:#123456}"}}' ),
		'texts elsewhere stay'              => array( $merge, '{"title":"var:preset|color|accent-1"}', '{"title":"var:preset|color|accent-1"}' ),
	),
	static fn( Preset_Change $change, string $json, string $expected ) => expect_same( $expected, ( new Preset_Config_Rewriter( $change ) )->rewrite( $json ) )
);

$all = array();
foreach ( array(
	'markup' => $markup,
	'styles' => $styles,
	'config' => $config,
) as $group => $cases ) {
	foreach ( $cases as $name => $run ) {
		$all[ "$group: $name" ] = $run;
	}
}
return $all;
