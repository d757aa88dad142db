<?php
/**
 * Targets of keys on this site.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

use WP_Block_Patterns_Registry;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Finds records, pages, terms, fonts, plugins' blocks, and the theme's parts and patterns by their keys.
 */
final class Design_Targets {
	/**
	 * Numbers of records by key.
	 *
	 * @var array<string, int|string>
	 */
	private array $ids;

	/**
	 * Builds the service.
	 *
	 * @param array<string, array> $records Records of this site by key.
	 */
	public function __construct( array $records ) {
		$this->ids = array_map( static fn( array $record ) => $record['id'], $records );
	}

	/**
	 * Adds a written record.
	 *
	 * @param string     $key Its key.
	 * @param int|string $id  Its number.
	 */
	public function add( string $key, $id ): void {
		$this->ids[ $key ] = $id;
	}

	/**
	 * Finds the target of a key.
	 *
	 * @param string $key The key.
	 * @return int|string|true|null Its number, or true for a target without one; null where it is missing.
	 */
	public function find( string $key ) {
		if ( isset( $this->ids[ $key ] ) ) {
			return $this->ids[ $key ];
		}
		list( $kind, $name ) = explode( '/', $key, 2 ) + array( '', '' );

		return match ( $kind ) {
			'post', 'term'  => Link_Targets::find( $key ),
			'part'          => get_block_template( get_stylesheet() . "//$name", 'wp_template_part' ) ? true : null,
			'theme-pattern' => WP_Block_Patterns_Registry::get_instance()->is_registered( $name ) ? true : null,
			'block'         => WP_Block_Type_Registry::get_instance()->is_registered( $name ) ? true : null,
			'font'          => in_array( $name, self::font_slugs(), true ) ? true : null,
			default         => null,
		};
	}

	/**
	 * Returns the slugs of the fonts of the theme and the site.
	 *
	 * @return string[]
	 */
	private static function font_slugs(): array {
		$slugs = array();
		foreach ( (array) wp_get_global_settings( array( 'typography', 'fontFamilies' ) ) as $list ) {
			$slugs = array_merge( $slugs, is_array( $list ) ? array_column( $list, 'slug' ) : array() );
		}

		return $slugs;
	}
}
