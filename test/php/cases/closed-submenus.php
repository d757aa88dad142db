<?php
/**
 * Submenus that nobody can open.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Public_Page\Closed_Submenus;

const SUBMENU = '<ul class="wp-block-navigation__submenu-container"></ul>';
$page         = static fn( string $head, string $body = SUBMENU ): string => "<html><head>$head</head><body>$body</body></html>";

return for_each_row(
	array(
		'a page with submenus'                        => array( $page( '' ), true ),
		'a page without'                              => array( $page( '', '<p>x</p>' ), false ),
		'a text that is no page'                      => array( SUBMENU, false ),
		'WordPress’s own style sheet'                 => array( $page( '<style id="wp-block-navigation-inline-css">.navigation { visibility: visible }</style>' ), true ),
		'a style sheet that shows submenus'           => array( $page( '<style>.wp-block-navigation .x { visibility: visible }</style>' ), false ),
		'one that hides them'                         => array( $page( '<style>.wp-block-navigation .x { visibility: hidden }</style>' ), true ),
		'one that shows something else'               => array( $page( '<style>.x { visibility: visible }</style>' ), true ),
		'a link to a style sheet of WordPress'        => array( $page( '<link rel="stylesheet" href="http://site.test/wp-includes/css/a.css?ver=1">' ), true ),
		'a link to a style sheet of somewhere else'   => array( $page( '<link rel="stylesheet" href="https://other.test/a.css">' ), false ),
		'a link that leads out of the content folder' => array( $page( '<link rel="stylesheet" href="http://site.test/wp-content/../secret.css">' ), false ),
	),
	static fn( string $html, bool $is_hidden ) => expect_same( $is_hidden, str_contains( Closed_Submenus::hide( $html ), 'display: none' ) )
);
