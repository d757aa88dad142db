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
 * Reads the features of the theme on which the routes depend (specification 2.2).
 */
final class Theme_Support {

	/**
	 * Returns whether the theme is a block theme.
	 */
	public function is_block_theme(): bool {
		return wp_is_block_theme();
	}

	/**
	 * Returns whether the theme has styles for the editor.
	 */
	public function has_editor_styles(): bool {
		return (bool) current_theme_supports( 'editor-styles' );
	}

	/**
	 * Returns whether the theme has a theme.json, and so layout support.
	 */
	public function has_layout_support(): bool {
		return wp_theme_has_theme_json();
	}

	/**
	 * Returns whether the theme's template parts can be edited: those of a block theme, and of a classic one with the feature.
	 */
	public function has_template_parts(): bool {
		return $this->is_block_theme() || current_theme_supports( 'block-template-parts' );
	}

	/**
	 * Returns whether the theme has anything to show at the root and in the Style Book.
	 */
	public function has_styles(): bool {
		return $this->is_block_theme() || $this->has_editor_styles() || $this->has_layout_support();
	}

	/**
	 * Returns the dashboard's screens for the design of a classic theme that the person may use; none for a block theme.
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
