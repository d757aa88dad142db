<?php
/**
 * Cases for {@see Network_Drafts}.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Drafts\Draft_File;
use Atelier\Drafts\Network_Drafts;

return array(
	'each site with drafts is a link with their number' => static function () {
		$text = Network_Drafts::describe(
			array(
				array(
					'name'  => 'Shop & Co',
					'url'   => 'http://a.test/shop/wp-admin/',
					'count' => 2,
				),
				array(
					'name'  => 'Blog',
					'url'   => 'http://a.test/wp-admin/',
					'count' => 1,
				),
			)
		);
		expect_same( 1, preg_match( '~: <a href="http://a.test/shop/wp-admin/">Shop &amp; Co</a> \(2\), <a href="http://a.test/wp-admin/">Blog</a> \(1\)\.$~', $text ) );
	},
	'nothing is said where no site has any' => static function () {
		expect_same( '', Draft_File::to_row( Network_Drafts::describe( array() ) ) );
	},
);
