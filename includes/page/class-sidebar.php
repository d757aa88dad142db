<?php
/**
 * The sidebar's root.
 *
 * @package Atelier
 */

namespace Atelier\Page;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Says what the sidebar's root holds (specification 2.3), for the printed shell and for the application alike.
 */
final class Sidebar {

	/**
	 * The rights that the screens ask for, as their routes do. The Style Book of a classic theme reads no record, see `items()`.
	 */
	private const RIGHTS = array(
		'identity'   => array( 'editDesign', 'manageOptions' ),
		'styles'     => array( 'editStyles' ),
		'fonts'      => array( 'editStyles' ),
		'navigation' => array( 'editMenus' ),
		'pages'      => array( 'editDesign', 'editPages' ),
		'posts'      => array( 'editDesign', 'editPosts' ),
	);

	/**
	 * Rights that a screen without an entry in `RIGHTS` asks for.
	 */
	private const DEFAULT_RIGHTS = array( 'editDesign' );

	/**
	 * Builds the service.
	 *
	 * @param Theme_Support $theme   The current theme.
	 * @param Address       $address Addresses of Design.
	 */
	public function __construct( private Theme_Support $theme, private Address $address ) {}

	/**
	 * The root's items, in order.
	 *
	 * @return list<array{id: string, label: string, path: string, icon: string, href: string}>
	 */
	public function items(): array {
		$items = $this->theme->is_block_theme()
			? array(
				$this->item( 'identity', __( 'Identity', 'atelier' ), '/identity', 'site-logo' ),
				$this->item( 'styles', __( 'Styles', 'atelier' ), '/styles', 'styles' ),
				$this->item( 'fonts', __( 'Fonts', 'atelier' ), '/fonts', 'typography' ),
				$this->item( 'navigation', __( 'Navigation', 'atelier' ), '/navigation', 'navigation' ),
				$this->item( 'pages', __( 'Pages', 'atelier' ), '/page', 'page' ),
				$this->item( 'posts', __( 'Posts', 'atelier' ), '/post', 'post' ),
				$this->item( 'templates', __( 'Templates', 'atelier' ), '/template', 'layout' ),
				$this->item( 'patterns', __( 'Patterns', 'atelier' ), '/pattern', 'symbol' ),
			)
			: array(
				$this->item( 'stylebook', __( 'Styles', 'atelier' ), '/stylebook', 'styles' ),
				$this->item( 'patterns', __( 'Patterns', 'atelier' ), '/pattern', 'symbol' ),
			);

		// Screens that a person may not use are not listed (specification 6).
		$granted = array_keys( array_filter( Rights::all() ) );
		$items   = array_filter(
			$items,
			static fn( array $item ): bool => ! array_diff( self::RIGHTS[ $item['id'] ] ?? self::DEFAULT_RIGHTS, $granted )
		);

		/**
		 * Filters the items of the sidebar's root.
		 *
		 * @param list<array> $items Items with id, label, path, icon and href.
		 */
		$filtered = apply_filters( 'atelier_sidebar_items', $items );

		return is_array( $filtered ) ? array_values( array_filter( $filtered, array( self::class, 'is_item' ) ) ) : array_values( $items );
	}

	/**
	 * Tells whether another plugin's item has what the sidebar and the dashboard's menu show.
	 *
	 * @param mixed $item The item.
	 */
	private static function is_item( $item ): bool {
		foreach ( array( 'id', 'label', 'path', 'icon', 'href' ) as $name ) {
			if ( ! is_array( $item ) || ! is_string( $item[ $name ] ?? null ) ) {
				return false;
			}
		}

		return true;
	}

	/**
	 * The sentence under the title.
	 */
	public function description(): string {
		return $this->theme->is_block_theme()
			? __( 'Customize the appearance of your website using the block editor.', 'atelier' )
			: __( 'Explore block styles and patterns to refine your site.', 'atelier' );
	}

	/**
	 * Whether the theme has nothing that the root could show (specification 2.2, `/`).
	 */
	public function is_unsupported(): bool {
		return ! $this->theme->has_styles();
	}

	/**
	 * One item.
	 *
	 * @param string $id    Stable name.
	 * @param string $label Translated label.
	 * @param string $path  Path of the application.
	 * @param string $icon  Name of the icon in `build/icons`.
	 * @return array{id: string, label: string, path: string, icon: string, href: string}
	 */
	private function item( string $id, string $label, string $path, string $icon ): array {
		$href = $this->address->to_url( $path );

		return compact( 'id', 'label', 'path', 'icon', 'href' );
	}
}
