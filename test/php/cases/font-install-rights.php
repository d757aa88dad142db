<?php
/**
 * Cases for {@see Font_Install_Controller}: a font is live at once, so a draft gives nobody the right to install one.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Drafts\Proposers;
use Atelier\Fonts\Font_Install_Controller;
use WP_User;

require_once ABSPATH . WPINC . '/rest-api/endpoints/class-wp-rest-controller.php';

return for_each_row(
	array(
		'a user who proposes, in a draft' => array( false, false ),
		'a publisher'                     => array( true, true ),
	),
	static function ( bool $is_publisher, bool $expected ): void {
		$user                    = ( new \ReflectionClass( WP_User::class ) )->newInstanceWithoutConstructor();
		$user->ID                = 1;
		$user->allcaps           = array( 'edit_theme_options' => $is_publisher );
		$GLOBALS['current_user'] = $user;
		$granted                 = new \ReflectionProperty( Proposers::class, 'granted' );
		add_filter( 'user_has_cap', array( Proposers::class, 'add_capability' ), PHP_INT_MAX, 4 );
		$is_publisher || Proposers::grant();
		try {
			$controller = new Font_Install_Controller();
			expect_same( true, $controller->check_permission() );
			expect_same( $expected, true === $controller->check_install() );
		} finally {
			remove_filter( 'user_has_cap', array( Proposers::class, 'add_capability' ), PHP_INT_MAX );
			$granted->setValue( null, 0 );
		}
	}
);
