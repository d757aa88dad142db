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
 * Names the screen of a path, so that the document's title is right before any script runs. The names are those of
 * the routes (`src/features/…/route.tsx`).
 */
final class Screen_Titles {

	/** Screens with one path. */
	private const SINGLE = array( 'identity', 'styles', 'fonts', 'stylebook', 'navigation', 'pattern', 'template', 'deleted' );

	/**
	 * The name of the screen at a path. What the server does not know, such as a route that a plugin registers in the browser, is
	 * called as the whole application; the browser names it later.
	 *
	 * @param string $path Path of the application.
	 */
	public function of( string $path ): string {
		$parts = explode( '/', trim( $path, '/' ), 2 );
		$title = isset( $parts[1] ) && in_array( $parts[0], self::SINGLE, true ) ? '' : $this->titles()[ $parts[0] ] ?? '';

		return '' === $title ? __( 'Design', 'atelier' ) : $title;
	}

	/**
	 * Names by the first part of the path.
	 *
	 * @return array<string, string>
	 */
	private function titles(): array {
		$patterns  = __( 'Patterns', 'atelier' );
		$templates = __( 'Templates', 'atelier' );
		$menus     = __( 'Navigation', 'atelier' );

		return array(
			'identity'               => __( 'Identity', 'atelier' ),
			'styles'                 => __( 'Styles', 'atelier' ),
			'fonts'                  => __( 'Fonts', 'atelier' ),
			'stylebook'              => __( 'Style Book', 'atelier' ),
			'navigation'             => $menus,
			'wp_navigation'          => $menus,
			'page'                   => __( 'Pages', 'atelier' ),
			'post'                   => __( 'Posts', 'atelier' ),
			'pattern'                => $patterns,
			'wp_block'               => $patterns,
			'wp_template_part'       => $patterns,
			'template'               => $templates,
			'wp_template'            => $templates,
			'wp_registered_template' => $templates,
			'deleted'                => __( 'Recently deleted', 'atelier' ),
			...array_column( ( new Listed_Types() )->all(), 'title', 'postType' ),
		);
	}
}
