<?php
/**
 * The record of the front page.
 *
 * @package Atelier
 */

namespace Atelier\Public_Page;

use Atelier\Page\Admin_Page;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Finds the record that the home route's canvas shows.
 */
final class Front_Page {

	/**
	 * Returns the record: a static page, or, where there is none or this person may not edit it, the template of the home page.
	 * It is null for a classic theme, and for a person who may edit only menus; they see the public page.
	 *
	 * @return array{postType: string, postId: int|string}|null
	 */
	public function record(): ?array {
		if ( ! wp_is_block_theme() || ! current_user_can( Admin_Page::CAPABILITY ) ) {
			return null;
		}
		$page = (int) get_option( 'page_on_front' );
		if ( 'page' === get_option( 'show_on_front' ) && $page > 0 && current_user_can( 'edit_post', $page ) ) {
			return array(
				'postType' => 'page',
				'postId'   => $page,
			);
		}
		$template = $this->template();

		return $template
			? array(
				'postType' => 'wp_template',
				'postId'   => $template->id,
			)
			: null;
	}

	/**
	 * Returns the template of the home page; null when the theme has none.
	 */
	public function template(): ?\WP_Block_Template {
		$types = 'page' === get_option( 'show_on_front' ) ? array( 'page.php', 'singular.php' ) : array( 'home.php' );

		return resolve_block_template( 'front-page', array( 'front-page.php', ...$types, 'index.php' ), '' );
	}
}
