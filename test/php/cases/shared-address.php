<?php
/**
 * Cases for {@see Shared_Address}.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Drafts\Shared_Address;

$token = '12-' . str_repeat( 'aB3d', 10 );
$rows  = array(
	// The home's path, an address, the same with the token.
	array( '', 'https://site.test/', "https://site.test/atelier-share/$token/" ),
	array( '', 'https://site.test', "https://site.test/atelier-share/$token/" ),
	array( '', 'https://site.test/about/?x=1#y', "https://site.test/atelier-share/$token/about/?x=1#y" ),
	array( '', '//site.test:8080/#top', "//site.test:8080/atelier-share/$token/#top" ),
	array( '', '/about/', "/atelier-share/$token/about/" ),
	array( '', '?page=2', '?page=2' ),
	array( '', 'https://site.test?cat=1', "https://site.test/atelier-share/$token/?cat=1" ),
	array( '/blog', 'https://site.test/blog', "https://site.test/blog/atelier-share/$token/" ),
	array( '/blog', '/blog/about', "/blog/atelier-share/$token/about" ),
	// Outside the site.
	array( '/blog', '/blogs/about', '/blogs/about' ),
	array( '/blog', 'https://site.test/other/', 'https://site.test/other/' ),
);

return array(
	'a token begins the path below the home, once'     => static function () use ( $rows, $token ) {
		foreach ( $rows as list( $home, $url, $with ) ) {
			expect_same( $with, Shared_Address::add( $url, $home, $token ) );
			expect_same( $with, Shared_Address::add( $with, $home, $token ) );
		}
	},
	'a path is read and stripped of its token, and nothing else is' => static function () use ( $token ) {
		$all = array(
			array( '', "/atelier-share/$token/about/?x=1", $token, '/about/?x=1' ),
			array( '', "/atelier-share/$token", $token, '/' ),
			array( '', "/atelier-share/$token?x=1", $token, '/?x=1' ),
			array( '/blog', "/blog/atelier-share/$token/", $token, '/blog/' ),
			array( '/blog', "/atelier-share/$token/", '', null ),
			array( '', "/atelier-share/{$token}x/", '', null ),
			array( '', '/atelier-share/12-short/', '', null ),
			array( '', "/page/atelier-share/$token/", '', null ),
			array( '', "/?q=/atelier-share/$token/", '', null ),
			array( '', '/about/', '', null ),
		);
		foreach ( $all as list( $home, $path, $found, $stripped ) ) {
			expect_same( $found, Shared_Address::read( $path, $home ) );
			if ( null !== $stripped ) {
				expect_same( $stripped, Shared_Address::strip( $path, $token ) );
			}
		}
		expect_same( '/about/', Shared_Address::strip( '/about/', $token ) );
	},
);
