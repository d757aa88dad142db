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
 * Shows a walked page with the menus and the identity that the person has edited and not saved. They come with the address, packed; nothing is
 * written, and a nonce keeps anybody else from giving a person such an address.
 */
final class Unsaved_Records {
	/** Query parameter with the changes. */
	private const ARGUMENT = 'atelier_unsaved';

	/** Query parameter with the nonce, and the action that it is for. */
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
	 * A nonce for the current person.
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
	 * Unpacks changes: base64 for addresses, of JSON that is compressed.
	 *
	 * @param string $packed Value of the address's parameter.
	 */
	public static function unpack( string $packed ): array {
		$bytes = base64_decode( strtr( $packed, '-_', '+/' ), true );
		// Hostile bytes are refused with a warning.
		$json   = false === $bytes ? false : @gzinflate( $bytes, self::MAX_BYTES );
		$values = false === $json ? null : json_decode( $json, true );

		return is_array( $values ) ? $values : array();
	}

	/**
	 * Returns of some changes those that the person may make, as an overlay takes them.
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
