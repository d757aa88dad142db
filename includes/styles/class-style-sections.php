<?php
/**
 * The table of sections of Styles.
 *
 * @package Atelier
 */

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

/**
 * Reads `sections.json`, the single source of the inner screens of Styles that need only their name. The printed root lists those with a
 * group; the application creates their addresses, rows and commands. `src/features/styles/rules/section-table.ts` documents
 * the columns.
 */
final class Style_Sections {
	/**
	 * Returns the rows that the root lists, by name and in order.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function listed(): array {
		$rows = (array) wp_json_file_decode( __DIR__ . '/sections.json', array( 'associative' => true ) );

		return array_filter( $rows, static fn( array $row ): bool => isset( $row['group'] ) );
	}

	/**
	 * Returns whether a section has anything to change: it requires no settings, or one of them is on.
	 *
	 * @param array<string, mixed> $row      Its row.
	 * @param array                $settings All settings, see `wp_get_global_settings()`.
	 */
	public static function is_available( array $row, array $settings ): bool {
		$names = $row['settings'] ?? null;

		return null === $names || array() !== array_filter( $names, static fn( string $name ): bool => self::is_set( $settings, explode( '.', $name ) ) );
	}

	/**
	 * Returns whether a setting is on. Lists by origin are off when all are empty.
	 *
	 * @param array    $settings All settings.
	 * @param string[] $path     Its path.
	 */
	private static function is_set( array $settings, array $path ): bool {
		$value = $settings;
		foreach ( $path as $name ) {
			$value = is_array( $value ) ? $value[ $name ] ?? null : null;
		}

		return is_array( $value ) ? array() !== array_filter( $value, static fn( mixed $part ): bool => array() !== $part ) : (bool) $value;
	}
}
