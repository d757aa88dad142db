<?php
/**
 * Cases for {@see Transfer_Rights}: kinds whose records are live at once, for users who have the capability for the design only in their draft.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Drafts\Proposers;
use Atelier\Transfer\Transfer_Rights;
use WP_User;

/**
 * Returns whether a user may write a kind.
 *
 * @param bool   $is_publisher Whether the user has the capability for the design; otherwise the request grants it.
 * @param string $kind         The kind.
 */
$may_write = static function ( bool $is_publisher, string $kind ): bool {
	$user                    = ( new \ReflectionClass( WP_User::class ) )->newInstanceWithoutConstructor();
	$user->ID                = 1;
	$user->allcaps           = array( 'edit_theme_options' => $is_publisher );
	$GLOBALS['current_user'] = $user;
	$granted                 = new \ReflectionProperty( Proposers::class, 'granted' );
	add_filter( 'user_has_cap', array( Proposers::class, 'add_capability' ), PHP_INT_MAX, 4 );
	$is_publisher || Proposers::grant();
	try {
		return Transfer_Rights::may_write( $kind );
	} finally {
		remove_filter( 'user_has_cap', array( Proposers::class, 'add_capability' ), PHP_INT_MAX );
		$granted->setValue( null, 0 );
	}
};

return for_each_row(
	array(
		'a font in a draft'            => array( false, 'font', false ),
		'saved styles in a draft'      => array( false, 'look', false ),
		'a template part in a draft'   => array( false, 'part', true ),
		'styles in a draft'            => array( false, 'styles', true ),
		'saved styles of a publisher'  => array( true, 'look', true ),
		'a template part of a publisher' => array( true, 'part', true ),
	),
	static fn( bool $is_publisher, string $kind, bool $expected ) => expect_same( $expected, $may_write( $is_publisher, $kind ) )
);
