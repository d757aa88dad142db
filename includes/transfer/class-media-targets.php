<?php
/**
 * Uploaded files of this site.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

defined( 'ABSPATH' ) || exit;

/**
 * Finds an uploaded file of this site by its address on another site: by its path in the folder of uploads, or by its name if it is unique.
 */
final class Media_Targets {
	/** The path in a folder of uploads; a network has a folder for each of its sites. */
	private const PATH = '#/(?:uploads|files)/(?:sites/\d+/)?([^?\#]+)$#';

	/** Suffix of the name of a smaller copy. */
	private const SIZE = '/-\d+x\d+(?=\.\w+$)/';

	/**
	 * Finds a file.
	 *
	 * @param string $address Its address.
	 * @return array{id: int, url: string}|null Its number, and its address here: that of the smaller copy with the same name if it exists.
	 */
	public static function find( string $address ): ?array {
		if ( ! preg_match( self::PATH, $address, $match ) ) {
			return null;
		}
		$path  = rawurldecode( $match[1] );
		$whole = (string) preg_replace( self::SIZE, '', $path );
		$id    = self::find_number( $path ) ?? self::find_number( $whole ) ?? self::find_number( (string) preg_replace( '/(?=\.\w+$)/', '-scaled', $whole ) ) ?? self::find_named( wp_basename( $whole ) );
		$url   = null === $id ? false : wp_get_attachment_url( $id );
		if ( ! $url ) {
			return null;
		}
		$sizes = wp_get_attachment_metadata( $id )['sizes'] ?? array();
		$name  = wp_basename( $path );
		$is_at = in_array( $name, array_column( is_array( $sizes ) ? $sizes : array(), 'file' ), true );

		return array(
			'id'  => $id,
			'url' => $is_at ? trailingslashit( dirname( $url ) ) . $name : $url,
		);
	}

	/**
	 * Finds a file by its path.
	 *
	 * @param string $path The path.
	 */
	private static function find_number( string $path ): ?int {
		return self::query( '=', $path )[0] ?? null;
	}

	/**
	 * Finds a file by its name; null for none or several.
	 *
	 * @param string $name The name.
	 */
	private static function find_named( string $name ): ?int {
		$ids = self::query( 'LIKE', "/$name" );

		return 1 === count( $ids ) ? $ids[0] : null;
	}

	/**
	 * Finds files by the path that WordPress stores.
	 *
	 * @param string $compare Operator of the comparison.
	 * @param string $value   Compared value.
	 * @return int[]
	 */
	private static function query( string $compare, string $value ): array {
		$ids = array_map(
			'intval',
			get_posts(
				array(
					'post_type'   => 'attachment',
					'post_status' => 'inherit',
					'numberposts' => 2,
					'orderby'     => 'ID',
					'order'       => 'ASC',
					'fields'      => 'ids',
					'meta_query'  => array(
						array(
							'key'     => '_wp_attached_file',
							'value'   => $value,
							'compare' => $compare,
						),
					),
				)
			)
		);

		return '=' === $compare ? $ids : array_values( array_filter( $ids, static fn( int $id ): bool => str_ends_with( (string) get_post_meta( $id, '_wp_attached_file', true ), $value ) ) );
	}
}
