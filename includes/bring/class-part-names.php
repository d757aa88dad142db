<?php
/**
 * Slugs of parts that are brought.
 *
 * @package Atelier
 */

namespace Atelier\Bring;

use Atelier\Usage\Usage_Rewriter;
use Atelier\Writes\Stored_Slug;

defined( 'ABSPATH' ) || exit;

/**
 * Renames a part if the current theme has one with its slug, and updates the references to it. The key stays, so that the next import finds it.
 */
final class Part_Names {
	/**
	 * Sets the slugs that parts got when they were brought before.
	 *
	 * @param array<string, array> $records    Records of the other theme.
	 * @param string[]             $copies     Keys of records that were brought before.
	 * @param array<string, array> $current    Records of the current theme.
	 * @param string               $stylesheet The other theme.
	 * @return array<string, array>
	 */
	public static function restore_names( array $records, array $copies, array $current, string $stylesheet ): array {
		$names = array();
		foreach ( array_intersect( $copies, array_keys( $records ) ) as $key ) {
			if ( 'part' === $records[ $key ]['kind'] ) {
				$names[ $key ] = $current[ $key ]['fields']['slug'];
			}
		}

		return self::rename( $records, $names, $stylesheet );
	}

	/**
	 * Sets other slugs of parts, and updates the references to them.
	 *
	 * @param array<string, array>  $records    Records.
	 * @param array<string, string> $names      Slugs by key of the part.
	 * @param string                $stylesheet The theme in the references.
	 * @return array<string, array>
	 */
	public static function rename( array $records, array $names, string $stylesheet ): array {
		$names = array_filter( $names, static fn( string $slug, string $key ): bool => $slug !== $records[ $key ]['fields']['slug'], ARRAY_FILTER_USE_BOTH );
		foreach ( $names as $key => $slug ) {
			$before                            = $records[ $key ]['fields']['slug'];
			$records[ $key ]['fields']['slug'] = $slug;
			$rewriter                          = Usage_Rewriter::to_record( 'part', array( "$stylesheet//$before", "//$before" ), "$stylesheet//$slug" );
			foreach ( $records as $other => $record ) {
				$content = isset( Theme_Design::POST_TYPES[ $record['kind'] ] ) ? $rewriter->rewrite( $record['content'] ) : $record['content'];
				if ( $content !== $record['content'] ) {
					$records[ $other ]['content'] = $content;
					// The record needs the same part, by its key.
					$records[ $other ]['needs'] = array_values( array_unique( array( ...array_diff( $record['needs'], array( "part/$before" ) ), $key ) ) );
				}
			}
		}

		return $records;
	}

	/**
	 * Finds a slug that no part of the current theme has.
	 *
	 * @param string $slug       The current slug.
	 * @param string $stylesheet The theme from which the part comes.
	 */
	public static function find_free( string $slug, string $stylesheet ): string {
		$end  = '-' . sanitize_title( $stylesheet );
		$free = Stored_Slug::append_text( Stored_Slug::to_stored( $slug ), $end );
		for ( $count = 2; get_block_template( get_stylesheet() . "//$free", 'wp_template_part' ); $count++ ) {
			$free = Stored_Slug::append_text( Stored_Slug::to_stored( $slug ), "$end-$count" );
		}

		return $free;
	}
}
