<?php
/**
 * Keys of records.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

use Atelier\Writes\Stored_Slug;

defined( 'ABSPATH' ) || exit;

/**
 * Assigns keys to the records of a design. An imported record keeps its key from the file, so that the next file of the same design
 * finds it. Other keys are made from slugs.
 */
final class Design_Keys {
	/** Meta with the key that an imported record had in its file. */
	public const META = '_atelier_design_key';

	/** Meta with the stylesheet of the theme from which a record was brought. */
	public const FROM_META = 'atelier_brought_from';

	/**
	 * Assigns keys to the records of one kind.
	 *
	 * @param string                                    $kind  The kind.
	 * @param array<int, array{slug: string, own: string}> $posts Slugs and stored keys, by number; empty for no key.
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
			$name  = Design_Format::read_kind( "$kind/{$post['slug']}" ) ? $post['slug'] : $kind;
			$key   = "$kind/$name";
			$count = 1;
			while ( isset( $taken[ $key ] ) ) {
				++$count;
				$key = "$kind/" . Stored_Slug::append_text( $name, "-$count" );
			}
			$keys[ $id ]   = $key;
			$taken[ $key ] = true;
		}

		return $keys;
	}
}
