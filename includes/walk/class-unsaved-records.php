<?php
/**
 * Unsaved changes on a page of the site.
 *
 * @package Atelier
 */

namespace Atelier\Walk;

use Atelier\Overlay\Design_Overlay;
use Atelier\Page\Address;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Applies the person's unsaved changes of menus and the identity to a walked page. The address contains them, compressed. Nothing is
 * stored, and a nonce prevents other people from making such an address for the person.
 */
final class Unsaved_Records {
	/** Query parameter with the changes. */
	private const ARGUMENT = 'atelier_unsaved';

	/** Query parameter with the nonce, and the nonce's action. */
	private const NONCE = 'atelier_walk_nonce';

	/** Largest size of unpacked changes in bytes. */
	private const MAX_BYTES = 1048576;

	/** Parts of the identity, each with its validation. */
	private const IDENTITY = array(
		'title'       => 'is_string',
		'description' => 'is_string',
		'site_logo'   => 'is_int',
	);

	/**
	 * Builds the service.
	 *
	 * @param Address $address Addresses of Design.
	 */
	public function __construct( private readonly Address $address ) {}

	/**
	 * Creates a nonce for the current person.
	 */
	public static function make_nonce(): string {
		return wp_create_nonce( self::NONCE );
	}

	/**
	 * Applies the changes to this request. Unreadable changes, and those without a valid nonce, are ignored.
	 */
	public function start(): void {
		$packed = $this->address->read( self::ARGUMENT );
		if ( '' === $packed || ! wp_verify_nonce( $this->address->read( self::NONCE ), self::NONCE ) ) {
			return;
		}
		$values = self::read_values( self::unpack( $packed ) );
		if ( $values ) {
			( new Design_Overlay( $values ) )->start();
		}
	}

	/**
	 * Unpacks changes from URL-safe base64 of compressed JSON.
	 *
	 * @param string $packed Value of the address's parameter.
	 */
	public static function unpack( string $packed ): array {
		$bytes = base64_decode( strtr( $packed, '-_', '+/' ), true );
		// `gzinflate()` warns of invalid bytes.
		$json   = false === $bytes ? false : @gzinflate( $bytes, self::MAX_BYTES );
		$values = false === $json ? null : json_decode( $json, true );

		return is_array( $values ) ? $values : array();
	}

	/**
	 * Returns the changes that the person may make, in the form of {@see Design_Overlay}.
	 *
	 * @param array $changes Contents of menus by number in `menus`, and parts of the `identity`.
	 * @return array<string, mixed>
	 */
	private static function read_values( array $changes ): array {
		$values = array();
		foreach ( is_array( $changes['menus'] ?? null ) ? $changes['menus'] : array() as $id => $content ) {
			$menu = get_post( (int) $id );
			if ( is_string( $content ) && $menu instanceof WP_Post && 'wp_navigation' === $menu->post_type && current_user_can( 'edit_post', $menu->ID ) ) {
				$values[ "wp_navigation/$menu->ID" ] = array(
					'title'   => $menu->post_title,
					'content' => current_user_can( 'unfiltered_html' ) ? $content : wp_unslash( wp_filter_post_kses( wp_slash( $content ) ) ),
					'excerpt' => $menu->post_excerpt,
				);
			}
		}
		foreach ( current_user_can( 'manage_options' ) ? self::IDENTITY : array() as $name => $is_valid ) {
			$value = $changes['identity'][ $name ] ?? null;
			if ( $is_valid( $value ) ) {
				$values[ "identity/$name" ] = is_string( $value ) ? esc_html( sanitize_text_field( $value ) ) : $value;
			}
		}

		return $values;
	}
}
