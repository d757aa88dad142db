<?php
/**
 * Values instead of presets: which are found, and their change to a preset.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Usage\Strays\Own_Values;
use Atelier\Usage\Strays\Stray_Change;
use Atelier\Usage\Strays\Stray_Config_Rewriter;
use Atelier\Usage\Strays\Stray_Markup_Rewriter;

$color   = new Stray_Change( 'color', 'accent-1', array( '#1a4fd1', 'rgb(26, 79, 210)' ) );
$size    = new Stray_Change( 'font-size', 'large', array( '1.2rem' ) );
$spacing = new Stray_Change( 'spacing', '50', array( '20px' ) );
$radius  = new Stray_Change( 'radius', 'round', array( '8px' ) );
$shadow  = new Stray_Change( 'shadow', 'deep', array( '0 1px 2px #000' ) );

$markup = for_each_row(
	array(
		'a color in both'              => array( $color, '<!-- wp:paragraph {"style":{"color":{"text":"#1a4fd1"}}} --><p class="has-text-color" style="color:#1a4fd1">x</p><!-- /wp:paragraph -->', '<!-- wp:paragraph {"style":{"color":{"text":"var:preset|color|accent-1"}}} --><p class="has-text-color" style="color:var(--wp--preset--color--accent-1)">x</p><!-- /wp:paragraph -->' ),
		'another value stays'          => array( $color, '<!-- wp:paragraph {"style":{"color":{"text":"#1a4fd9"}}} --><p class="has-text-color" style="color:#1a4fd9">x</p><!-- /wp:paragraph -->', null ),
		'functions of CSS'             => array( $color, '<!-- wp:group {"style":{"color":{"background":"rgb(26, 79, 210)"}}} --><div class="wp-block-group has-background" style="background-color:rgb(26, 79, 210);padding-top:1px"></div><!-- /wp:group -->', '<!-- wp:group {"style":{"color":{"background":"var:preset|color|accent-1"}}} --><div class="wp-block-group has-background" style="background-color:var(--wp--preset--color--accent-1);padding-top:1px"></div><!-- /wp:group -->' ),
		'borders and links'            => array( $color, '<!-- wp:group {"style":{"border":{"top":{"color":"#1a4fd1"}},"elements":{"link":{"color":{"text":"#1a4fd1"}}}}} --><div class="wp-block-group has-link-color" style="border-top-color:#1a4fd1"></div><!-- /wp:group -->', '<!-- wp:group {"style":{"border":{"top":{"color":"var:preset|color|accent-1"}},"elements":{"link":{"color":{"text":"var:preset|color|accent-1"}}}}} --><div class="wp-block-group has-link-color" style="border-top-color:var(--wp--preset--color--accent-1)"></div><!-- /wp:group -->' ),
		'a block inside another'       => array( $color, '<!-- wp:group {"style":{"color":{"text":"#1a4fd1"}}} --><div class="wp-block-group has-text-color" style="color:#1a4fd1"><!-- wp:paragraph --><p style="color:#1a4fd1">x</p><!-- /wp:paragraph --><i style="color:#1a4fd1"></i></div><!-- /wp:group -->', '<!-- wp:group {"style":{"color":{"text":"var:preset|color|accent-1"}}} --><div class="wp-block-group has-text-color" style="color:var(--wp--preset--color--accent-1)"><!-- wp:paragraph --><p style="color:#1a4fd1">x</p><!-- /wp:paragraph --><i style="color:var(--wp--preset--color--accent-1)"></i></div><!-- /wp:group -->' ),
		'other properties stay'        => array( $color, '<!-- wp:group {"style":{"color":{"text":"#1a4fd1"}}} --><div style="color:#1a4fd1;background-image:linear-gradient(#1a4fd1,#fff);--own:#1a4fd1"></div><!-- /wp:group -->', '<!-- wp:group {"style":{"color":{"text":"var:preset|color|accent-1"}}} --><div style="color:var(--wp--preset--color--accent-1);background-image:linear-gradient(#1a4fd1,#fff);--own:#1a4fd1"></div><!-- /wp:group -->' ),
		'a cover has its own way'      => array( $color, '<!-- wp:cover {"customOverlayColor":"#1a4fd1","style":{"color":{"text":"#1a4fd1"}}} --><div style="color:#1a4fd1"></div><!-- /wp:cover -->', null ),
		'a block that nobody knows'    => array( $color, '<!-- wp:my/unknown {"style":{"color":{"text":"#1a4fd1"}}} --><p style="color:#1a4fd1"></p><!-- /wp:my/unknown -->', null ),
		'a block of a plugin'          => array( $color, '<!-- wp:my/known {"style":{"color":{"text":"#1a4fd1"}}} /-->', '<!-- wp:my/known {"style":{"color":{"text":"var:preset|color|accent-1"}}} /-->' ),
		'words stay'                   => array( $color, '<!-- wp:paragraph {"content":"#1a4fd1"} --><p>color:#1a4fd1</p><!-- /wp:paragraph -->', null ),
		'a size'                       => array( $size, '<!-- wp:paragraph {"style":{"typography":{"fontSize":"1.2rem","lineHeight":"1.2rem"}}} --><p style="font-size:1.2rem;line-height:1.2rem">x</p><!-- /wp:paragraph -->', '<!-- wp:paragraph {"style":{"typography":{"fontSize":"var:preset|font-size|large","lineHeight":"1.2rem"}}} --><p style="font-size:var(--wp--preset--font-size--large);line-height:1.2rem">x</p><!-- /wp:paragraph -->' ),
		'a space'                      => array( $spacing, '<!-- wp:group {"style":{"spacing":{"padding":{"top":"20px","left":"21px"},"blockGap":"20px"},"dimensions":{"minHeight":"20px"}}} --><div class="wp-block-group" style="min-height:20px;padding-top:20px;padding-left:21px"></div><!-- /wp:group -->', '<!-- wp:group {"style":{"spacing":{"padding":{"top":"var:preset|spacing|50","left":"21px"},"blockGap":"var:preset|spacing|50"},"dimensions":{"minHeight":"20px"}}} --><div class="wp-block-group" style="min-height:20px;padding-top:var(--wp--preset--spacing--50);padding-left:21px"></div><!-- /wp:group -->' ),
		'a radius'                     => array( $radius, '<!-- wp:image {"style":{"border":{"radius":{"topLeft":"8px"},"width":"8px"}}} --><figure><img style="border-width:8px;border-top-left-radius:8px"/></figure><!-- /wp:image -->', '<!-- wp:image {"style":{"border":{"radius":{"topLeft":"var:preset|border-radius|round"},"width":"8px"}}} --><figure><img style="border-width:8px;border-top-left-radius:var(--wp--preset--border-radius--round)"/></figure><!-- /wp:image -->' ),
		'a shadow'                     => array( $shadow, '<!-- wp:image {"style":{"shadow":"0 1px 2px #000"}} --><figure><img style="box-shadow:0 1px 2px #000"/></figure><!-- /wp:image -->', '<!-- wp:image {"style":{"shadow":"var:preset|shadow|deep"}} --><figure><img style="box-shadow:var(--wp--preset--shadow--deep)"/></figure><!-- /wp:image -->' ),
	),
	static function ( Stray_Change $change, string $markup, ?string $expected ) {
		$rewriter = new Stray_Markup_Rewriter( $change, static fn( string $block ): bool => 'my/known' === $block );
		$result   = $rewriter->rewrite( $markup );
		expect_same( $expected ?? $markup, $result );
		expect_same( $result, $rewriter->rewrite( $result ) );
	}
);

$found = for_each_row(
	array(
		'colors'                        => array( array( 'color' => array( 'text' => '#ABC', 'background' => 'rgba(0, 0, 0, 0.5)' ) ), array( 'color #ABC', 'color rgba(0, 0, 0, 0.5)' ) ),
		'references, words and numbers' => array( array( 'color' => array( 'text' => 'var:preset|color|ink', 'background' => 'currentColor' ), 'typography' => array( 'fontSize' => 12, 'lineHeight' => '1.5' ) ), array() ),
		'sizes, spaces and radiuses'    => array( array( 'typography' => array( 'fontSize' => '12px' ), 'spacing' => array( 'margin' => array( 'top' => '-4px' ), 'padding' => '4px' ), 'border' => array( 'radius' => '50%' ), 'blocks' => array( 'core/image' => array( 'border' => array( 'radius' => '3px' ) ) ) ), array( 'font-size 12px', 'spacing 4px', 'radius 3px' ) ),
		'shadows'                       => array( array( 'shadow' => '1px 1px red', 'elements' => array( 'button' => array( 'shadow' => 'none' ) ) ), array( 'shadow 1px 1px red' ) ),
	),
	static fn( array $node, array $expected ) => expect_same( $expected, array_column( iterator_to_array( Own_Values::walk( $node ), false ), 1 ) )
);

return array_combine( array_map( static fn( $title ) => "markup: $title", array_keys( $markup ) ), $markup )
	+ array_combine( array_map( static fn( $title ) => "values: $title", array_keys( $found ) ), $found )
	+ array(
		'the styles change, the settings and the title do not' => static function () use ( $color ) {
			expect_same(
				'{"title":"#1a4fd1","settings":{"color":{"text":"#1a4fd1"}}, "styles":{"blocks":{"core/button":{"color":{"text":"var:preset|color|accent-1"}}},"css":"a{color:#1a4fd1}"}}',
				( new Stray_Config_Rewriter( $color ) )->rewrite( '{"title":"#1a4fd1","settings":{"color":{"text":"#1a4fd1"}}, "styles":{"blocks":{"core/button":{"color":{"text":"#1a4fd1"}}},"css":"a{color:#1a4fd1}"}}' )
			);
		},
	);
