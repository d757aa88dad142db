<?php
/**
 * Cases for {@see Design_Pictures}.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Transfer\Design_Pictures;

$of = static fn( string $content, string $kind = 'part' ): array => Design_Pictures::find( compact( 'kind', 'content' ) );

return for_each_row(
	array(
		'nothing'                        => array( '<p>hero.jpg https://a.org/hero.jpg</p>', array() ),
		'a picture, in all its sizes'    => array( '<img src="https://a.org/wp-content/uploads/2026/01/hero.jpg" srcset="https://a.org/wp-content/uploads/2026/01/hero-300x200.jpg 300w">', array( 'hero.jpg' ) ),
		'an attribute and a background'  => array( '{"url":"http:\/\/a.org\/wp-content\/uploads\/b.webp"} url(https://a.org/wp-content/uploads/a.png)', array( 'a.png', 'b.webp' ) ),
		'a site of a network'            => array( 'https://a.org/wp-content/uploads/sites/3/2026/c.svg', array( 'c.svg' ) ),
		'a file of the theme'            => array( 'https://a.org/wp-content/themes/slate/assets/d.png', array() ),
		'a page about uploads'           => array( 'https://a.org/uploads/how.html', array() ),
	),
	static fn( string $content, array $expected ) => expect_same( $expected, $of( $content ) )
) + array(
	'files of fonts are in the design' => static fn() => expect_same( array(), $of( 'https://a.org/wp-content/uploads/fonts/a.png', 'font' ) ),
);
