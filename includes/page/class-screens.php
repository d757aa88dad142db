<?php
/**
 * The table of screens.
 *
 * @package Atelier
 */

namespace Atelier\Page;

defined( 'ABSPATH' ) || exit;

/**
 * Reads `screens.json`, the single source of screens for PHP and TypeScript: PHP prints a screen's title, its entries in the sidebar and the
 * dashboard's menu, and its preloaded data; the application creates its route and its command. `src/utils/screens.ts`
 * documents the columns.
 */
final class Screens {
	/**
	 * The contents of the file; empty before they are read.
	 *
	 * @var array<string, array<string, mixed>>
	 */
	private static array $contents = array();

	/**
	 * Returns the rows by name, in the order of the sidebar.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function all(): array {
		if ( ! self::$contents ) {
			self::$contents = (array) wp_json_file_decode( __DIR__ . '/screens.json', array( 'associative' => true ) );
		}

		return self::$contents;
	}

	/**
	 * Returns the row of the screen at a path; empty where there is none, or where the path is that of a record.
	 *
	 * @param string $path Path of the application.
	 * @return array<string, mixed>
	 */
	public static function at( string $path ): array {
		return self::find( static fn( array $row ): bool => $row['path'] === $path );
	}

	/**
	 * Returns the row of the screen that had a path in the host's Site Editor; empty for none.
	 *
	 * @param string $path The old path.
	 * @return array<string, mixed>
	 */
	public static function at_old_path( string $path ): array {
		return self::find( static fn( array $row ): bool => in_array( $path, $row['oldPaths'] ?? array(), true ) );
	}

	/**
	 * Returns the row of the screen to which the records of a type belong; empty for none.
	 *
	 * @param string $type Type of the records.
	 * @return array<string, mixed>
	 */
	public static function find_by_type( string $type ): array {
		return self::find( static fn( array $row ): bool => isset( $row['records'][ $type ] ) );
	}

	/**
	 * Returns the screens that the sidebar offers with a kind of theme to people with some rights.
	 *
	 * @param string   $theme   `block` or `classic`.
	 * @param string[] $granted The rights.
	 * @return array<string, array<string, mixed>> Rows by name.
	 */
	public static function offered( string $theme, array $granted ): array {
		return array_filter(
			self::all(),
			static fn( array $row ): bool => in_array( $theme, $row['offeredFor'] ?? array(), true )
				&& ! array_diff( array( ...( $row['offeredWith'] ?? array() ), ...array_filter( array( $row['right'] ?? '' ) ) ), $granted )
		);
	}

	/**
	 * Returns the translated title of a screen.
	 *
	 * @param array<string, mixed> $row Its row.
	 */
	public static function title( array $row ): string {
		return Shared_Texts::translate( $row['title'] );
	}

	/**
	 * Returns the name of a screen in the sidebar, translated.
	 *
	 * @param array<string, mixed> $row Its row.
	 */
	public static function label( array $row ): string {
		return Shared_Texts::translate( $row['label'] ?? $row['title'] );
	}

	/**
	 * Returns the first row that meets a condition; empty for none.
	 *
	 * @param callable(array<string, mixed>): bool $is_meant Returns whether a row meets it.
	 * @return array<string, mixed>
	 */
	private static function find( callable $is_meant ): array {
		foreach ( self::all() as $row ) {
			if ( $is_meant( $row ) ) {
				return $row;
			}
		}

		return array();
	}
}
