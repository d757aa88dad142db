<?php
/**
 * Route that installs a font of a collection.
 *
 * @package Atelier
 */

namespace Atelier\Fonts;

use Atelier\Drafts\Proposers;
use Atelier\Http\Design_Controller;
use Atelier\Styles\Style_Values;
use Atelier\Writes\Internal_Request;
use WP_Error;
use WP_Font_Library;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `atelier/v1/fonts`: lists the fonts of the collections, and installs one with all or some of its variants and offers it in the styles.
 * In a draft the font's files are stored at once, since nothing shows them until the styles use the font.
 */
final class Font_Install_Controller extends Design_Controller {
	/** Most variants of a font that one request installs, and most fonts that one answer lists. */
	private const MOST_FACES = 36;
	private const MOST_FONTS = 100;

	/** First bytes of files of fonts. */
	private const SIGNATURES = array( 'wOF2', 'wOFF', 'OTTO', 'true', "\x00\x01\x00\x00" );

	/** Largest file of a font, in bytes. */
	private const MOST_BYTES = 10 * MB_IN_BYTES;

	/**
	 * Constructor.
	 */
	public function __construct() {
		parent::__construct( 'fonts' );
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$slug       = static fn( string $description ): array => array(
			'description' => $description,
			'type'        => 'string',
			'pattern'     => '^[a-z0-9]+(-[a-z0-9]+)*$',
			'maxLength'   => 100,
		);
		$collection = $slug( __( 'Slug of a font collection.', 'atelier' ) ) + array( 'required' => true );
		$family     = $slug( __( 'Slug of a font of the collection.', 'atelier' ) ) + array( 'required' => true );
		$search     = array(
			'search' => array(
				'description' => __( 'Part of the names of fonts.', 'atelier' ),
				'type'        => 'string',
				'maxLength'   => 100,
				'default'     => '',
			),
		);
		$this->add_route( '/collection', $this->reader( 'list_fonts', 'check_permission', compact( 'collection' ) + $search ) );
		$this->add_route( '/install', array( $this->endpoint( WP_REST_Server::CREATABLE, 'install', 'check_install', compact( 'collection', 'family' ) ) ) );
	}

	/**
	 * Checks that the person may edit styles.
	 *
	 * @return true|WP_Error
	 */
	public function check_permission() {
		return self::allow( current_user_can( 'edit_theme_options' ), __( 'Sorry, you are not allowed to edit styles.', 'atelier' ) );
	}

	/**
	 * Checks that the person may change the live design: the files of a font are stored at once, even in a draft.
	 *
	 * @return true|WP_Error
	 */
	public function check_install() {
		return self::allow( Proposers::may_publish(), __( 'Sorry, you are not allowed to install fonts.', 'atelier' ) );
	}

	/**
	 * Lists the fonts of a collection.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function list_fonts( $request ) {
		$families = self::read_collection( (string) $request['collection'] );
		if ( is_wp_error( $families ) ) {
			return $families;
		}
		$search = strtolower( (string) $request['search'] );
		$found  = array_filter( $families, static fn( array $family ): bool => '' === $search || str_contains( strtolower( (string) ( $family['name'] ?? '' ) ), $search ) );

		return new WP_REST_Response(
			array(
				'fonts' => array_map(
					static fn( array $family ): array => array(
						'slug'  => (string) ( $family['slug'] ?? '' ),
						'name'  => (string) ( $family['name'] ?? '' ),
						'faces' => count( $family['fontFace'] ?? array() ),
					),
					array_slice( array_values( $found ), 0, self::MOST_FONTS )
				),
				'total' => count( $found ),
			)
		);
	}

	/**
	 * Installs a font, and adds it to the site's fonts. A variant that fails takes all others with it.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function install( $request ) {
		$families = self::read_collection( (string) $request['collection'] );
		if ( is_wp_error( $families ) ) {
			return $families;
		}
		$found = array_values( array_filter( $families, static fn( array $family ): bool => ( $family['slug'] ?? '' ) === $request['family'] ) );
		if ( ! $found ) {
			return new WP_Error( 'rest_font_family_not_found', __( 'The collection has no such font.', 'atelier' ), array( 'status' => 404 ) );
		}
		$settings = array_intersect_key( $found[0], array_flip( array( 'name', 'slug', 'fontFamily', 'preview' ) ) );
		$family   = self::send( '/wp/v2/font-families', array( 'font_family_settings' => wp_json_encode( $settings ) ) );
		if ( is_wp_error( $family ) ) {
			return $family;
		}
		$faces = array();
		foreach ( array_slice( $found[0]['fontFace'] ?? array(), 0, self::MOST_FACES ) as $face ) {
			$made = self::add_face( (int) $family['id'], $face );
			if ( is_wp_error( $made ) ) {
				wp_delete_post( (int) $family['id'], true );
				return $made;
			}
			$faces[] = $made['font_face_settings'];
		}
		$path    = array( 'settings', 'typography', 'fontFamilies', 'custom' );
		$own     = Style_Values::read_own();
		$fonts   = array_values( (array) Style_Values::get( $own, $path ) );
		$fonts[] = $settings + array( 'fontFace' => $faces );
		$problem = Style_Values::store( Style_Values::set( $own, $path, $fonts ) );
		if ( $problem ) {
			wp_delete_post( (int) $family['id'], true );
		}

		return $problem ?? new WP_REST_Response(
			array(
				'id'    => (int) $family['id'],
				'slug'  => $settings['slug'],
				'name'  => $settings['name'],
				'faces' => count( $faces ),
			)
		);
	}

	/**
	 * Stores a variant with its file.
	 *
	 * @param int   $family Number of the family.
	 * @param array $face   Settings of the variant in the collection.
	 * @return array|WP_Error
	 */
	private static function add_face( int $family, array $face ) {
		$address  = (string) current( (array) ( $face['src'] ?? array() ) );
		$response = wp_safe_remote_get(
			$address,
			array(
				'timeout'             => 30,
				'limit_response_size' => self::MOST_BYTES,
				// The own site counts as unsafe where it has a local address.
				'reject_unsafe_urls'  => ! str_starts_with( $address, home_url( '/' ) ),
			)
		);
		$bytes    = is_wp_error( $response ) || 200 !== wp_remote_retrieve_response_code( $response ) ? '' : wp_remote_retrieve_body( $response );
		if ( '' === $bytes ) {
			/* translators: %s: address of a file. */
			return new WP_Error( 'atelier_font_not_loaded', sprintf( __( 'The file of the font could not be loaded: %s', 'atelier' ), $address ), array( 'status' => 502 ) );
		}
		if ( ! in_array( substr( $bytes, 0, 4 ), self::SIGNATURES, true ) ) {
			/* translators: %s: address of a file. */
			return new WP_Error( 'atelier_no_font', sprintf( __( 'This file is no font: %s', 'atelier' ), $address ), array( 'status' => 400 ) );
		}
		$types = array( 'WP_Font_Utils', 'get_allowed_font_mime_types' );
		add_filter( 'upload_dir', '_wp_filter_font_directory' );
		add_filter( 'upload_mimes', $types );
		$file = wp_upload_bits( sanitize_file_name( basename( (string) wp_parse_url( $address, PHP_URL_PATH ) ) ), null, $bytes );
		remove_filter( 'upload_mimes', $types );
		remove_filter( 'upload_dir', '_wp_filter_font_directory' );
		if ( $file['error'] ) {
			return new WP_Error( 'atelier_font_not_stored', $file['error'], array( 'status' => 500 ) );
		}
		$made = self::send( "/wp/v2/font-families/$family/font-faces", array( 'font_face_settings' => wp_json_encode( array( 'src' => $file['url'] ) + $face ) ) );
		if ( is_wp_error( $made ) ) {
			wp_delete_file( $file['file'] );
			return $made;
		}
		// WordPress deletes the file with the variant.
		add_post_meta( (int) $made['id'], '_wp_font_face_file', basename( $file['file'] ) );

		return $made;
	}

	/**
	 * Sends a request that creates something.
	 *
	 * @param string $route  Its route.
	 * @param array  $params Its parameters.
	 * @return array|WP_Error
	 */
	private static function send( string $route, array $params ) {
		$response = rest_do_request( Internal_Request::make( 'POST', $route, $params ) );

		return $response->is_error() ? Internal_Request::to_error( $response ) : (array) $response->get_data();
	}

	/**
	 * Reads the fonts of a collection.
	 *
	 * @param string $slug Its slug.
	 * @return list<array>|WP_Error
	 */
	private static function read_collection( string $slug ) {
		$collection = WP_Font_Library::get_instance()->get_font_collection( $slug );
		$data       = $collection ? $collection->get_data() : new WP_Error( 'rest_font_collection_not_found', __( 'There is no such collection of fonts.', 'atelier' ), array( 'status' => 404 ) );
		if ( is_wp_error( $data ) ) {
			return $data;
		}

		return array_values( array_filter( array_map( static fn( $entry ) => is_array( $entry ) ? $entry['font_family_settings'] ?? null : null, (array) ( $data['font_families'] ?? array() ) ), 'is_array' ) );
	}
}
