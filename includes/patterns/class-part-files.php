<?php
/**
 * Names of the theme's template parts.
 *
 * @package Atelier
 */

namespace Atelier\Patterns;

use WP_Block_Template;

defined( 'ABSPATH' ) || exit;

/**
 * Corrects the ids of parts in lists of WordPress, which takes the name after the first `parts/` of a file's path. Where a folder above has
 * such a name, as in the theme `spare-parts`, no part is found by the id in the list.
 */
final class Part_Files {
	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_filter( 'get_block_templates', array( self::class, 'correct_names' ), 5, 3 );
	}

	/**
	 * Replaces parts with a wrong id. A person's version of the same part comes first in the list, and hides the file.
	 *
	 * @param WP_Block_Template[] $templates Templates or parts.
	 * @param array               $query     The query.
	 * @param string              $type      Their type.
	 * @return WP_Block_Template[]
	 */
	public static function correct_names( $templates, $query, $type ) {
		if ( Part_List::POST_TYPE !== $type || ! is_array( $templates ) ) {
			return $templates;
		}
		$folder = get_block_theme_folders()['wp_template_part'] . '/';
		$parts  = array();
		foreach ( $templates as $part ) {
			$at   = 'theme' === $part->source && ! $part->wp_id ? strrpos( $part->slug, $folder ) : false;
			$file = false === $at ? null : get_block_file_template( get_stylesheet() . '//' . substr( $part->slug, $at + strlen( $folder ) ), $type );
			$part = $file ?? $part;
			// WordPress has looked for the area under the wrong name.
			if ( ! $file || ! isset( $query['area'] ) || $file->area === $query['area'] ) {
				$parts[ $part->id ] ??= $part;
			}
		}

		return array_values( $parts );
	}
}
