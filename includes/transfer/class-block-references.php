<?php
/**
 * References of a block.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the records of a design that a block needs, with the attribute of each. A key is the same on every site: `pattern/hero`,
 * `menu/main`, `post/page/about`, `term/category/news`, `part/header`, `theme-pattern/twentytwentyfive/hero`, `block/woocommerce/cart`.
 */
final class Block_References {
	/** Prefix of a key that replaces a number. */
	public const MARK = '@';

	/** Kind of the keys for missing records. */
	public const GONE = 'gone';

	private const LINKS = array( 'core/navigation-link', 'core/navigation-submenu' );

	/** Taxonomies by their names in links, where these differ. */
	private const TAXONOMIES = array( 'tag' => 'post_tag' );

	/**
	 * Finds the attribute of a block with the number of a record or its key; null for none.
	 *
	 * @param string $name       Name of the block.
	 * @param array  $attributes Its attributes.
	 * @return array{name: string, kind: string, value: mixed}|null The kind is `pattern`, `menu`, `post/page` or `term/category`.
	 */
	public static function numbered( string $name, array $attributes ): ?array {
		$found = match ( true ) {
			'core/block' === $name      => array( 'ref', 'pattern' ),
			'core/navigation' === $name => array( isset( $attributes['ref'] ) ? 'ref' : 'navigationMenuId', 'menu' ),
			in_array( $name, self::LINKS, true ) => array( 'id', self::kind_of_link( $attributes ) ),
			default                     => null,
		};
		$value = $found ? $attributes[ $found[0] ] ?? null : null;
		if ( null === $value || null === $found[1] ) {
			return null;
		}

		return array(
			'name'  => $found[0],
			'kind'  => $found[1],
			'value' => $value,
		);
	}

	/**
	 * Finds the key of the record to which a block refers by slug; null for none.
	 *
	 * @param string $name       Name of the block.
	 * @param array  $attributes Its attributes.
	 */
	public static function named( string $name, array $attributes ): ?string {
		$slug = is_string( $attributes['slug'] ?? null ) && '' !== $attributes['slug'] ? $attributes['slug'] : null;
		if ( null === $slug ) {
			return null;
		}

		return match ( $name ) {
			// Since WordPress 7.2 a block may refer to a pattern by its slug.
			'core/block'         => isset( $attributes['ref'] ) ? null : ( str_contains( $slug, '/' ) ? "theme-pattern/$slug" : "pattern/$slug" ),
			'core/pattern'       => "theme-pattern/$slug",
			'core/template-part' => "part/$slug",
			default              => null,
		};
	}

	/**
	 * Returns the key of a plugin's block; null for a block of WordPress.
	 *
	 * @param string $name Name of the block.
	 */
	public static function foreign( string $name ): ?string {
		return str_starts_with( $name, 'core/' ) || ! str_contains( $name, '/' ) ? null : "block/$name";
	}

	/**
	 * Returns the key in an attribute; null for another value.
	 *
	 * @param mixed $value Value of the attribute.
	 */
	public static function read_key( $value ): ?string {
		return is_string( $value ) && str_starts_with( $value, self::MARK ) ? substr( $value, strlen( self::MARK ) ) : null;
	}

	/**
	 * Returns the kind of a link's target; null for an address.
	 *
	 * @param array $attributes Attributes of the link.
	 */
	private static function kind_of_link( array $attributes ): ?string {
		$type = $attributes['type'] ?? null;
		if ( ! is_string( $type ) || ! preg_match( '/^[a-z0-9_-]{1,32}$/', $type ) ) {
			return null;
		}

		return match ( $attributes['kind'] ?? null ) {
			'post-type' => "post/$type",
			'taxonomy'  => 'term/' . ( self::TAXONOMIES[ $type ] ?? $type ),
			default     => null,
		};
	}
}
