<?php
/**
 * Cases for {@see Media_Numbers}.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Transfer\Media_Numbers;

$image = static fn( string $attributes, string $class, string $src ): string => "<!-- wp:image$attributes -->\n<figure class=\"wp-block-image size-large\"><img src=\"$src\" alt=\"A\"$class/></figure>\n<!-- /wp:image -->";
$there = 'https://old.test/wp-content/uploads/2026/a-300x200.jpg';
$here  = 'https://new.test/wp-content/uploads/2025/a-300x200.jpg';
$cover = static fn( string $url, string $id, string $class ): string => "<p>before</p><!-- wp:cover {{$id}\"url\":\"$url\",\"dimRatio\":50} -->\n<div class=\"wp-block-cover\"><img class=\"wp-block-cover__image-background$class\" src=\"$url\"/><div><!-- wp:paragraph -->\n<p>wp-image-9</p>\n<!-- /wp:paragraph --></div></div>\n<!-- /wp:cover --> after";
$media = static fn( string $id, string $class, string $url ): string => "<!-- wp:media-text {{$id}\"mediaType\":\"image\"} -->\n<div><figure><img src=\"$url\" alt=\"\"$class/></figure><div><!-- wp:paragraph --><p>T</p><!-- /wp:paragraph --></div></div>\n<!-- /wp:media-text -->";
$video = static fn( string $attributes, string $url ): string => "<!-- wp:video$attributes -->\n<figure><video controls src=\"$url\"></video></figure>\n<!-- /wp:video -->";

/** Markup with numbers, without them, and with those of the other site. */
$rows = array(
	'a picture'                => array( $image( ' {"id":7,"sizeSlug":"large"}', ' class="wp-image-7"', $there ), $image( ' {"sizeSlug":"large"}', '', $there ), $image( ' {"id":5,"sizeSlug":"large"}', ' class="wp-image-5"', $here ) ),
	'a picture with nothing else' => array( $image( ' {"id":7}', ' class="wp-image-7"', $there ), $image( '', '', $there ), $image( ' {"id":5}', ' class="wp-image-5"', $here ) ),
	'a picture with a class'   => array( $image( ' {"id":7,"x":"y"}', ' class="has-border wp-image-7"', $there ), $image( ' {"x":"y"}', ' class="has-border"', $there ), $image( ' {"id":5,"x":"y"}', ' class="has-border wp-image-5"', $here ) ),
	'a cover'                  => array( $cover( $there, '"id":7,', ' wp-image-7' ), $cover( $there, '', '' ), $cover( $here, '"id":5,', ' wp-image-5' ) ),
	'media and text'           => array( $media( '"mediaId":7,', ' class="wp-image-7"', $there ), $media( '', '', $there ), $media( '"mediaId":5,', ' class="wp-image-5"', $here ) ),
	'a video'                  => array( $video( ' {"id":7}', $there ), $video( '', $there ), $video( ' {"id":5}', $here ) ),
);
$find = static fn( string $address ): ?array => $there === $address ? array(
	'id'  => 5,
	'url' => $here,
) : null;

return for_each_row(
	$rows,
	static function ( string $with, string $without, string $other ) use ( $find ) {
		expect_same( $without, Media_Numbers::leave_out( $with ) );
		expect_same( $without, Media_Numbers::leave_out( $without ) );
		expect_same( $other, Media_Numbers::put_in( $without, $find ) );
		expect_same( $without, Media_Numbers::put_in( $without, static fn() => null ) );
		// A number that is there stays.
		expect_same( $with, Media_Numbers::put_in( $with, $find ) );
		expect_same( str_replace( 'new.test/wp-content/uploads/2025', 'old.test/wp-content/uploads/2026', Media_Numbers::leave_out( $other ) ), $without );
	}
) + array(
	'what is no file stays'       => static function () {
		$markup = '<!-- wp:navigation-link {"id":7,"label":"wp-image-7"} /--><p class="wp-image-7">wp-image-7</p><!-- wp:image {"id":3,"url":"x"} /-->';
		expect_same( $markup, Media_Numbers::leave_out( $markup ) );
	},
	'backgrounds lose their numbers' => static function () {
		$group = static fn( string $image ): string => "<!-- wp:group {\"style\":{\"background\":{\"backgroundImage\":{{$image}},\"backgroundSize\":\"cover\"}}} --><!-- /wp:group -->";
		expect_same( $group( '"url":"a","source":"file"' ), Media_Numbers::leave_out( $group( '"url":"a","id":7,"source":"file"' ) ) );
		expect_same( $group( '"url":"a"' ), Media_Numbers::leave_out( $group( '"id":7,"url":"a"' ) ) );
	},
);
