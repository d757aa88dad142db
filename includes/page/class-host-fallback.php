<?php
/**
 * WordPress's translations of our texts in PHP.
 *
 * @package Atelier
 */

namespace Atelier\Page;

use WP_Translation_Controller;

defined( 'ABSPATH' ) || exit;

/**
 * Uses WordPress's translation of a text for which we have none. It adds no filter for English (`en_US`).
 */
final class Host_Fallback {
	/**
	 * The name of the product, which is not translated: WordPress has a translation of the word.
	 */
	public const NAME = 'Design';

	/**
	 * Separator between a context and its text.
	 */
	public const CONTEXT_END = "\4";

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'init', array( $this, 'follow_locale' ), 0 );
		add_action( 'change_locale', array( $this, 'follow_locale' ) );
	}

	/**
	 * Adds the filters for a language that needs them, and removes them for English.
	 */
	public function follow_locale(): void {
		$change = self::is_needed() ? 'add_filter' : 'remove_filter';
		$change( 'gettext_atelier', array( self::class, 'translate' ), 10, 2 );
		$change( 'gettext_with_context_atelier', array( self::class, 'translate' ), 10, 3 );
		$change( 'ngettext_atelier', array( self::class, 'translate_plural' ), 10, 4 );
	}

	/**
	 * Returns whether texts have to be translated for this person.
	 */
	public static function is_needed(): bool {
		return 'en_US' !== determine_locale();
	}

	/**
	 * Returns WordPress's translation of a text without our own.
	 *
	 * @param string $translation Our translation; the text itself where there is none.
	 * @param string $text        The text.
	 * @param string $context     Its context.
	 */
	public static function translate( string $translation, string $text, string $context = '' ): string {
		if ( $translation !== $text || self::has_own( '' === $context ? $text : $context . self::CONTEXT_END . $text ) ) {
			return $translation;
		}
		return self::find( $text, $context ) ?? $translation;
	}

	/**
	 * Returns WordPress's translation of a plural without our own.
	 *
	 * @param string $translation Our translation; one of the two texts where there is none.
	 * @param string $single      The text for one.
	 * @param string $plural      The text for several.
	 * @param int    $number      The number.
	 */
	public static function translate_plural( string $translation, string $single, string $plural, int $number ): string {
		if ( ! in_array( $translation, array( $single, $plural ), true ) || self::has_own( $single ) || self::has_own( "$single\0$plural" ) ) {
			return $translation;
		}
		$found = WP_Translation_Controller::get_instance()->translate_plural( array( $single, $plural ), $number );

		return is_string( $found ) && '' !== $found ? $found : $translation;
	}

	/**
	 * Returns WordPress's translation of a text, from the files that are loaded on every request; null where it has none.
	 *
	 * @param string $text    The text.
	 * @param string $context Its context.
	 */
	public static function find( string $text, string $context = '' ): ?string {
		if ( self::NAME === $text ) {
			return null;
		}
		$found = WP_Translation_Controller::get_instance()->translate( $text, $context );

		return is_string( $found ) && '' !== $found ? $found : null;
	}

	/**
	 * Returns whether our files have a translation, which may be equal to the text.
	 *
	 * @param string $key Text with its context.
	 */
	private static function has_own( string $key ): bool {
		return WP_Translation_Controller::get_instance()->has_translation( $key, 'atelier' );
	}
}
