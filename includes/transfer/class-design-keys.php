<?php
/**
 * Keys of records.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

defined( 'ABSPATH' ) || exit;

/**
 * Gives each record of a design its key. One that came in a file keeps the key that it had there, so that the next file of the same design
 * finds it; any other has that of its slug.
 */
final class Design_Keys {
	/** Meta of a record that came in a file: its key there. */
	public const META = '_atelier_design_key';

	/** Meta of a record that was brought: the stylesheet of the theme that it comes from. */
	public const FROM_META = 'atelier_brought_from';

	/**
	 * Gives records of one kind their keys.
	 *
	 * @param string                                    $kind  The kind.
	 * @param array<int, array{slug: string, own: string}> $posts By number: the slug, and the key that is stored; empty for none.
	 * @return array<int, string> Keys by number.
	 */
	public static function assign( string $kind, array $posts ): array {
		ksort( $posts );
		$keys  = array();
		$taken = array();
		foreach ( $posts as $id => $post ) {
			if ( Design_Format::read_kind( $post['own'] ) === $kind && ! isset( $taken[ $post['own'] ] ) ) {
				$keys[ $id ]           = $post['own'];
				$taken[ $post['own'] ] = true;
			}
		}
		foreach ( $posts as $id => $post ) {
			if ( isset( $keys[ $id ] ) ) {
				continue;
			}
			$base  = Design_Format::read_kind( "$kind/{$post['slug']}" ) ? "$kind/{$post['slug']}" : "$kind/$kind";
			$key   = $base;
			$count = 1;
			while ( isset( $taken[ $key ] ) ) {
				++$count;
				$key = "$base-$count";
			}
			$keys[ $id ]   = $key;
			$taken[ $key ] = true;
		}

		return $keys;
	}
}
