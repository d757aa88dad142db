<?php
/**
 * Rights of a person in Design.
 *
 * @package Atelier
 */

namespace Atelier\Page;

use Atelier\Menus\Menu_Capability;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the rights that screens require, each determined by capabilities (specification 6). The sidebar, the routes and the command
 * palette offer a screen to people with its right.
 */
final class Rights {
	/**
	 * Returns all rights, with whether the person has each.
	 *
	 * @return array<string, bool>
	 */
	public static function all(): array {
		return array(
			'switchThemes'  => current_user_can( 'switch_themes' ),
			'manageOptions' => current_user_can( 'manage_options' ),
			'listUsers'     => current_user_can( 'list_users' ),
			'editDesign'    => current_user_can( Admin_Page::CAPABILITY ),
			'editStyles'    => self::can_edit_styles(),
			'editCss'       => current_user_can( 'edit_css' ),
			'editMenus'     => current_user_can( Menu_Capability::name() ),
			'editPages'     => current_user_can( 'edit_pages' ),
			'editPosts'     => current_user_can( 'edit_posts' ),
			'exportContent' => current_user_can( 'export' ),
		);
	}

	/**
	 * Returns whether the person may read and change the global styles. WordPress requires more than the design's capability: by default
	 * reading them needs `edit_posts`. The capabilities are read from the type, because a plugin may change them.
	 */
	private static function can_edit_styles(): bool {
		$type = get_post_type_object( 'wp_global_styles' );

		return current_user_can( Admin_Page::CAPABILITY )
			&& null !== $type
			&& current_user_can( $type->cap->edit_posts )
			&& current_user_can( $type->cap->read );
	}
}
