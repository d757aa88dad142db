<?php
/**
 * The host's translations for the packages that are bundled with the application.
 *
 * @package Atelier
 */

namespace Atelier\Page;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Brings the translations of lists and forms to every screen.
 *
 * The host's translation files belong to its scripts. The lists' package is in none that a screen needs, so without this its
 * texts would stay English until the editor's script came with its own file.
 */
final class Host_Texts {

	/** The host's script that holds the same packages; its translation file knows all their texts. */
	private const SOURCE = 'wp-editor';

	/**
	 * Builds the service.
	 *
	 * @param Build $build The built scripts.
	 */
	public function __construct( private Build $build ) {}

	/**
	 * Adds the translations before the application's script. Nothing is added where the host has none for this person's language.
	 */
	public function add_inline(): void {
		$data = $this->collect();
		if ( array() === $data ) {
			return;
		}
		$code = 'wp.i18n.setLocaleData( ' . wp_json_encode( $data, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) . ' );';
		wp_add_inline_script( Build::HANDLE, $code, 'before' );
	}

	/**
	 * The translations of the texts that the build uses, with the rules of plural forms.
	 *
	 * @return array<string, mixed>
	 */
	private function collect(): array {
		$file = json_decode( (string) load_script_textdomain( self::SOURCE ), true );
		$all  = $file['locale_data']['messages'] ?? $file['locale_data']['default'] ?? null;
		if ( ! is_array( $all ) ) {
			return array();
		}

		return array_intersect_key( $all, array_flip( array( '', ...$this->build->host_texts() ) ) );
	}
}
