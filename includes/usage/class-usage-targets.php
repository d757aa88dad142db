<?php
/**
 * Targets of uses.
 *
 * @package Atelier
 */

namespace Atelier\Usage;

use Atelier\Usage\Presets\Preset_Kinds;
use WP_Navigation_Fallback;

defined( 'ABSPATH' ) || exit;

/**
 * Converts records to the targets under which the index lists their uses, and targets to records: markup can name one record in several ways.
 */
final class Usage_Targets {
	/**
	 * Returns the targets that refer to a record.
	 *
	 * @param string $kind Kind.
	 * @param string $id   The record.
	 * @return string[]
	 */
	public static function find( string $kind, string $id ): array {
		$targets = array( Preset_Kinds::is_kind( $kind ) ? Preset_Kinds::to_target( $kind, $id ) : $id );
		if ( 'part' === $kind && str_starts_with( $id, get_stylesheet() . '//' ) ) {
			$targets[] = substr( $id, strlen( get_stylesheet() ) );
		}
		if ( 'pattern' === $kind && ctype_digit( $id ) ) {
			array_push( $targets, ...self::get_slug( (int) $id ) );
		}
		if ( 'menu' === $kind && (int) $id === self::get_fallback_menu() ) {
			$targets[] = Usage_Finder::FALLBACK_MENU;
		}
		return $targets;
	}

	/**
	 * Returns the slug by which blocks can refer to a person's pattern.
	 *
	 * @param int $id Id of the pattern.
	 * @return string[] Empty for none.
	 */
	private static function get_slug( int $id ): array {
		$post = get_post( $id );
		return $post && 'wp_block' === $post->post_type && '' !== $post->post_name ? array( $post->post_name ) : array();
	}

	/**
	 * Returns the record to which a target refers, as the REST route expects it.
	 *
	 * @param string $kind   Kind.
	 * @param string $target The target.
	 */
	public static function to_id( string $kind, string $target ): string {
		if ( 'part' === $kind && str_starts_with( $target, '//' ) ) {
			return get_stylesheet() . $target;
		}
		// A theme's or plugin's pattern has its namespace before a slash.
		if ( 'pattern' === $kind && ! ctype_digit( $target ) && ! str_contains( $target, '/' ) ) {
			return (string) ( get_page_by_path( $target, OBJECT, 'wp_block' )->ID ?? $target );
		}
		return 'menu' === $kind && Usage_Finder::FALLBACK_MENU === $target ? (string) self::get_fallback_menu() : $target;
	}

	/**
	 * Returns the menu that a Navigation block without `ref` shows: the one published last; 0 where there is none.
	 */
	public static function get_fallback_menu(): int {
		// WordPress creates a menu when there is none; a read must not.
		add_filter( 'wp_navigation_should_create_fallback', '__return_false' );
		$menu = WP_Navigation_Fallback::get_fallback();
		remove_filter( 'wp_navigation_should_create_fallback', '__return_false' );
		return $menu->ID ?? 0;
	}
}
