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
 * Finds the title of a path's screen, so that the document's title is correct before any script runs.
 */
final class Screen_Titles {
	/**
	 * Returns the title of the screen at a path. For an unknown one, such as a route that a plugin registers in the browser, it is
	 * the application's name; the browser sets the title later.
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
