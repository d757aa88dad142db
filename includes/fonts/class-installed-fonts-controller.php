<?php
/**
 * The REST route of installed fonts with the sizes of their files.
 *
 * @package Atelier
 */

namespace Atelier\Fonts;

use Atelier\Posts\Post_Batches;
use Atelier\Styles\Theme_Font_Files;
use Atelier\Writes\Content_Tokens;
use Atelier\Writes\Write_Guard;
use WP_Post;
use WP_Theme_JSON_Resolver;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `GET atelier/v1/installed-fonts`. WordPress's own list embeds each face with an internal request, which takes seconds for some
 * hundred faces, and it contains neither the sizes of files nor whether they exist.
 */
final class Installed_Fonts_Controller extends Font_Read_Controller {
	/** Settings of a family besides its slug and its name. */
	private const FAMILY_SETTINGS = array( 'fontFamily', 'preview' );

	/**
	 * Constructor.
	 *
	 * @param Content_Tokens   $tokens Computes tokens.
	 * @param Theme_Font_Files $files  Finds the files of the theme's fonts.
	 */
	public function __construct( private Content_Tokens $tokens, private Theme_Font_Files $files ) {
		parent::__construct( 'installed-fonts' );
	}

	/**
	 * Returns whether the person may read the Font Library.
	 */
	protected function can_read(): bool {
		return current_user_can( get_post_type_object( 'wp_font_family' )->cap->read );
	}

	/**
	 * Lists the families with their faces, and the sizes of the theme's font files.
	 */
	protected function read(): array {
		$families = $this->get_ids( 'wp_font_family' );
		$faces    = array();
		if ( $families ) {
			Post_Batches::map(
				$this->get_ids( 'wp_font_face', array( 'post_parent__in' => $families ) ),
				function ( WP_Post $face ) use ( &$faces ): void {
					$faces[ $face->post_parent ][] = $this->describe_face( $face );
				},
				true
			);
		}
		return array(
			'families'    => array_values( Post_Batches::map( $families, fn( WP_Post $family ): array => $this->describe_family( $family, $faces[ $family->ID ] ?? array() ), true ) ),
			'themeUrl'    => get_stylesheet_directory_uri(),
			'parentFiles' => (object) $this->files->get_parent_addresses(),
			'themeSize'   => (object) $this->get_theme_sizes(),
			'theme'       => array( 'fontFamilies' => (object) $this->get_lists( WP_Theme_JSON_Resolver::get_theme_data() ) ),
			'user'        => array( 'fontFamilies' => (object) $this->get_lists( WP_Theme_JSON_Resolver::get_user_data() ) ),
		);
	}

	/**
	 * Describes the response.
	 */
	protected function get_properties(): array {
		return array(
			'families'    => array(
				'description' => __( 'Installed families.', 'atelier' ),
				'type'        => 'array',
				'items'       => array( 'type' => 'object' ),
			),
			'themeUrl'    => array(
				'description' => __( 'Address of the theme’s folder.', 'atelier' ),
				'type'        => 'string',
			),
			'parentFiles' => array_diff_key( Theme_Font_Files::get_schema(), array_flip( array( 'context', 'readonly' ) ) ),
			'themeSize'   => array(
				'description' => __( 'Bytes of the theme’s font files by their address.', 'atelier' ),
				'type'        => 'object',
			),
			'theme'       => array(
				'description' => __( 'What the theme’s settings say of typography.', 'atelier' ),
				'type'        => 'object',
			),
			'user'        => array(
				'description' => __( 'What the saved settings of the site say of typography.', 'atelier' ),
				'type'        => 'object',
			),
		);
	}

	/**
	 * Returns the font families of settings, by their origin.
	 *
	 * @param \WP_Theme_JSON $config Settings.
	 * @return array<string, array>
	 */
	private function get_lists( \WP_Theme_JSON $config ): array {
		return $config->get_settings()['typography']['fontFamilies'] ?? array();
	}

	/**
	 * Finds all records of a type.
	 *
	 * @param string $type  Post type.
	 * @param array  $query Limits of the query.
	 * @return int[] Their ids.
	 */
	private function get_ids( string $type, array $query = array() ): array {
		return get_posts(
			$query + array(
				'post_type'      => $type,
				'post_status'    => 'publish',
				'posts_per_page' => -1,
				'fields'         => 'ids',
				'orderby'        => 'ID',
				'order'          => 'ASC',
			)
		);
	}

	/**
	 * Describes a family.
	 *
	 * @param WP_Post $family The record.
	 * @param array[] $faces  Its faces.
	 */
	private function describe_family( WP_Post $family, array $faces ): array {
		$settings = $this->read_settings( $family );
		return array(
			'id'        => $family->ID,
			'addedAt'   => mysql_to_rfc3339( $family->post_date_gmt ),
			'canDelete' => current_user_can( 'delete_post', $family->ID ),
			'settings'  => array(
				'slug' => $family->post_name,
				'name' => $family->post_title,
			) + array_intersect_key( $settings, array_flip( self::FAMILY_SETTINGS ) ),
			'faces'     => $faces,
		) + array(
			Write_Guard::TOKEN_FIELD => $this->tokens->get_post_token( $family->ID ),
		);
	}

	/**
	 * Describes a face.
	 *
	 * @param WP_Post $face The record.
	 */
	private function describe_face( WP_Post $face ): array {
		$sizes = array_map( fn( string $file ) => $this->get_size( path_join( wp_get_font_dir()['path'], $file ) ), get_post_meta( $face->ID, '_wp_font_face_file' ) );
		return array(
			'id'        => $face->ID,
			'settings'  => $this->read_settings( $face ),
			'bytes'     => array_sum( $sizes ),
			'isMissing' => in_array( null, $sizes, true ),
		);
	}

	/**
	 * Reads the stored settings of a record; empty when they are no object.
	 *
	 * @param WP_Post $post The record.
	 */
	private function read_settings( WP_Post $post ): array {
		$settings = json_decode( $post->post_content, true );
		return is_array( $settings ) ? $settings : array();
	}

	/**
	 * Returns the sizes of the theme's font files in bytes, by their names in settings.
	 *
	 * @return array<string, int>
	 */
	private function get_theme_sizes(): array {
		$settings = WP_Theme_JSON_Resolver::get_theme_data()->get_settings();
		$sizes    = array();
		foreach ( $settings['typography']['fontFamilies']['theme'] ?? array() as $family ) {
			foreach ( $family['fontFace'] ?? array() as $face ) {
				foreach ( (array) ( $face['src'] ?? array() ) as $src ) {
					if ( ! is_string( $src ) || ! str_starts_with( $src, Theme_Font_Files::MARK ) ) {
						continue;
					}
					$size = $this->get_size( get_theme_file_path( substr( $src, strlen( Theme_Font_Files::MARK ) ) ) );
					if ( null !== $size ) {
						$sizes[ $src ] = $size;
					}
				}
			}
		}
		return $sizes;
	}

	/**
	 * Returns the size of a file in bytes; null when it is missing.
	 *
	 * @param string $path Path of the file.
	 */
	private function get_size( string $path ): ?int {
		return is_file( $path ) ? (int) filesize( $path ) : null;
	}
}
