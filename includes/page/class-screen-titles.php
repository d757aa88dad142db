<?php
/**
 * Titles of the screens.
 *
 * @package Atelier
 */

namespace Atelier\Page;

use Atelier\Lists\Listed_Types;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Names the screen of a path, so that the document's title is right before any script runs.
 */
final class Screen_Titles {
	/**
	 * Returns the name of the screen at a path. An unknown one, such as a route that a plugin registers in the browser, has
	 * the name of the application; the browser names it later.
	 *
	 * @param string $path Path of the application.
	 */
	public function get( string $path ): string {
		list( $first, $rest ) = explode( '/', trim( $path, '/' ), 2 ) + array( '', '' );

		$screen = '' === $rest ? Screens::at( "/$first" ) : Screens::find_by_type( $first );
		if ( $screen ) {
			return Screens::title( $screen );
		}
		$listed = array_column( ( new Listed_Types() )->all(), 'title', 'postType' );

		return $listed[ $first ] ?? Screens::title( Screens::all()['home'] );
	}
}
