<?php
/**
 * The host's translations of the bundled packages.
 *
 * @package Atelier
 */

namespace Atelier\Page;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Adds the translations of lists and forms to every screen.
 *
 * The host's translation files belong to its scripts. No script of a first view contains the lists' package, so its texts
 * would stay English until the editor's script is loaded with its own file.
 */
final class Host_Texts {

	/** The host's script with the same packages; its translation file contains all their texts. */
	private const SOURCE = 'wp-editor';

	/**
	 * Cached messages, by script.
	 *
	 * @var array<string, array<string, mixed>>
	 */
	private array $messages = array();

	/**
	 * Constructor.
	 *
	 * @param Build $build The built scripts.
	 */
	public function __construct( private Build $build ) {}

	/**
	 * Adds the translations before the application's script. Nothing is added where the host has none for this person's language.
	 */
	public function add_inline(): void {
		$all = $this->read( self::SOURCE );
		if ( array() !== $all ) {
			self::add_messages( array_intersect_key( $all, array_flip( array( '', ...$this->build->host_texts() ) ) ) );
		}
	}

	/**
	 * Returns the messages of a script's translation file, with the rules of plural forms; empty where there is none.
	 *
	 * @param string $handle The script.
	 * @param string $domain The text domain.
	 * @param string $path   Folder of the domain's files.
	 * @return array<string, mixed>
	 */
	public function read( string $handle, string $domain = 'default', string $path = '' ): array {
		if ( ! isset( $this->messages[ $handle ] ) ) {
			$file = json_decode( (string) load_script_textdomain( $handle, $domain, $path ), true );
			$all  = $file['locale_data']['messages'] ?? $file['locale_data'][ $domain ] ?? array();

			$this->messages[ $handle ] = is_array( $all ) ? $all : array();
		}
		return $this->messages[ $handle ];
	}

	/**
	 * Adds messages before the application's script.
	 *
	 * @param array<string, mixed> $messages The messages.
	 * @param string               $domain   The text domain.
	 */
	public static function add_messages( array $messages, string $domain = 'default' ): void {
		$flags = JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;
		$code  = sprintf( 'wp.i18n.setLocaleData( %s, %s );', wp_json_encode( $messages, $flags ), wp_json_encode( $domain ) );
		wp_add_inline_script( Build::HANDLE, $code, 'before' );
	}
}
