<?php
/**
 * Features that the current theme supports.
 *
 * @package Atelier
 */

namespace Atelier\Page;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Answers the questions on which the routes depend (specification 2.2).
 */
final class Theme_Support {

	/**
	 * Whether the theme is made of blocks.
	 */
	public function is_block_theme(): bool {
		return wp_is_block_theme();
	}

	/**
	 * Whether the theme brings styles for the editor.
	 */
	public function has_editor_styles(): bool {
		return (bool) current_theme_supports( 'editor-styles' );
	}

	/**
	 * Whether the theme supports the layout that theme.json brings.
	 */
	public function has_layout_support(): bool {
		return wp_theme_has_theme_json();
	}

	/**
	 * Whether a classic theme lets its template parts be edited.
	 */
	public function has_template_parts(): bool {
		return $this->is_block_theme() || current_theme_supports( 'block-template-parts' );
	}

	/**
	 * Whether the theme has anything to show at the root and in the Style Book.
	 */
	public function has_styles(): bool {
		return $this->is_block_theme() || $this->has_editor_styles() || $this->has_layout_support();
	}

	/**
	 * Screens of the dashboard where a classic theme is designed, for people who may use them; none for a block theme.
	 *
	 * @return list<array{label: string, href: string}>
	 */
	public function classic_screens(): array {
		if ( $this->is_block_theme() ) {
			return array();
		}
		$has_widgets = current_theme_supports( 'widgets' );
		$may_design  = current_user_can( 'edit_theme_options' );

		return array_values(
			array_filter(
				array(
					current_user_can( 'customize' ) ? array(
						'label' => __( 'Customizer', 'atelier' ),
						'href'  => admin_url( 'customize.php' ),
					) : null,
					$may_design && $has_widgets ? array(
						'label' => __( 'Widgets', 'atelier' ),
						'href'  => admin_url( 'widgets.php' ),
					) : null,
					$may_design && ( $has_widgets || current_theme_supports( 'menus' ) ) ? array(
						'label' => __( 'Menus', 'atelier' ),
						'href'  => admin_url( 'nav-menus.php' ),
					) : null,
				)
			)
		);
	}
}
