<?php
/**
 * Installed fonts as records of a design.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the families of the font library, with their files.
 */
final class Installed_Fonts {
	/** Meta in which WordPress stores the name of a face's file. */
	public const FILE_META = '_wp_font_face_file';

	/** Settings of a family besides its slug and its name. */
	private const SETTINGS = array( 'fontFamily', 'preview' );

	/**
	 * Reads the families. A face without its file is left out.
	 *
	 * @return array{records: array<string, array>, addresses: Font_Addresses, missing: list<string>} Records by key; titles of families with
	 * missing files.
	 */
	public static function read(): array {
		$records = array();
		$names   = array();
		$missing = array();
		foreach ( self::posts( 'wp_font_family' ) as $family ) {
			$settings = self::decode( $family->post_content );
			$faces    = array();
			$files    = array();
			foreach ( self::posts( 'wp_font_face', $family->ID ) as $post ) {
				$face = self::read_face( $family->post_name, $post, $names, $files );
				if ( null === $face ) {
					$missing[] = $family->post_title;
				} else {
					$faces[] = $face;
				}
			}
			$content = array(
				'name' => $family->post_title,
				'slug' => $family->post_name,
			) + array_intersect_key( $settings, array_flip( self::SETTINGS ) ) + array( 'fontFace' => self::sort( $faces ) );
			$key     = "font/$family->post_name";

			$records[ $key ] = array(
				'key'     => $key,
				'kind'    => 'font',
				'title'   => $family->post_title,
				'fields'  => array(),
				'content' => Design_Format::to_json( $content ),
				'files'   => $files,
				'needs'   => array(),
				'id'      => $family->ID,
			);
		}

		return array(
			'records'   => $records,
			'addresses' => new Font_Addresses( $names ),
			'missing'   => array_values( array_unique( $missing ) ),
		);
	}

	/**
	 * Reads a face; null where its file is missing.
	 *
	 * @param string                $family Slug of its family.
	 * @param \WP_Post              $post   The face.
	 * @param array<string, string> $names  The names of files by address, to which its own are added.
	 * @param array<string, string> $files  The files of the family by path, to which its own are added.
	 */
	private static function read_face( string $family, \WP_Post $post, array &$names, array &$files ): ?array {
		$face = self::decode( $post->post_content );
		$src  = array();
		foreach ( (array) ( $face['src'] ?? array() ) as $address ) {
			$path = self::find_path( (string) $address, $post->ID );
			if ( null === $path ) {
				$src[] = $address;
			} elseif ( is_file( $path ) ) {
				$name                   = Font_Addresses::make_name( $family, $face, (string) $address, $files );
				$files["fonts/$name"]   = (string) file_get_contents( $path );
				$names[ (string) $address ] = $name;
				$src[]                  = Font_Addresses::FOLDER . $name;
			}
		}

		return $src ? array( 'src' => 1 === count( $src ) ? $src[0] : $src ) + $face : null;
	}

	/**
	 * Sorts faces and their properties, because two sites may have stored them in different orders.
	 *
	 * @param array[] $faces Settings of faces.
	 * @return list<array>
	 */
	private static function sort( array $faces ): array {
		foreach ( $faces as &$face ) {
			ksort( $face, SORT_STRING );
		}
		unset( $face );
		usort( $faces, static fn( array $a, array $b ): int => strcmp( (string) wp_json_encode( $a ), (string) wp_json_encode( $b ) ) );

		return $faces;
	}

	/**
	 * Finds the path of a face's own file; null for a web address.
	 *
	 * @param string $address The address.
	 * @param int    $face    Number of the face.
	 */
	private static function find_path( string $address, int $face ): ?string {
		foreach ( get_post_meta( $face, self::FILE_META ) as $file ) {
			if ( is_string( $file ) && ! str_contains( $file, '..' ) && str_ends_with( (string) wp_parse_url( $address, PHP_URL_PATH ), '/' . basename( $file ) ) ) {
				return path_join( wp_get_font_dir()['path'], $file );
			}
		}

		return null;
	}

	/**
	 * Reads posts of the font library, the oldest first.
	 *
	 * @param string   $type   Type of the posts.
	 * @param int|null $parent Number of their parent; null for any.
	 * @return \WP_Post[]
	 */
	private static function posts( string $type, ?int $parent = null ): array {
		return get_posts(
			array(
				'post_type'      => $type,
				'post_status'    => 'publish',
				'posts_per_page' => -1,
				'orderby'        => 'ID',
				'order'          => 'ASC',
			) + ( null === $parent ? array() : array( 'post_parent' => $parent ) )
		);
	}

	/**
	 * Reads settings.
	 *
	 * @param string $json The stored JSON.
	 */
	private static function decode( string $json ): array {
		$settings = json_decode( $json, true );

		return is_array( $settings ) ? $settings : array();
	}
}
