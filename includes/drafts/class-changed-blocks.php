<?php
/**
 * Blocks whose styles a draft changes.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Returns block titles in the person's language, because the screens of a draft load no block types.
 */
final class Changed_Blocks {
	/**
	 * Returns the titles of the blocks to which changed values belong, without blocks that are not registered.
	 *
	 * @param array<int, array{path: string[]}> $changes Changed values.
	 * @return array<int, array{name: string, title: string}>
	 */
	public static function name( array $changes ): array {
		$paths = array_filter( array_column( $changes, 'path' ), static fn( array $path ): bool => 'blocks' === ( $path[1] ?? '' ) );
		$types = WP_Block_Type_Registry::get_instance();
		$named = array();
		foreach ( array_unique( array_filter( array_column( $paths, 2 ), 'is_string' ) ) as $name ) {
			$title = (string) $types->get_registered( $name )?->title;
			if ( '' !== $title ) {
				$named[] = array(
					'name'  => $name,
					'title' => $title,
				);
			}
		}

		return $named;
	}
}
