<?php
/**
 * WordPress's translations of our texts in scripts.
 *
 * @package Atelier
 */

namespace Atelier\Page;

defined( 'ABSPATH' ) || exit;

/**
 * Adds WordPress's translations of those texts that our file for this language lacks.
 */
final class Script_Fallback {
	/**
	 * The scripts of WordPress with most of our texts. The others together have a tenth as many, in many files.
	 */
	private const SOURCES = array( 'wp-editor', 'wp-edit-site' );

	/**
	 * The translations, by text with its context.
	 *
	 * @var array<string, mixed>
	 */
	private array $found = array();

	/**
	 * Constructor.
	 *
	 * @param Build      $build The built scripts.
	 * @param Host_Texts $texts Reads translation files of scripts.
	 */
	public function __construct( private Build $build, private Host_Texts $texts ) {}

	/**
	 * Finds the translations, for the scripts and for the document. No file of WordPress is read where ours is complete.
	 */
	public function prepare(): void {
		if ( ! Host_Fallback::is_needed() ) {
			return;
		}
		$own     = $this->texts->read( Build::HANDLE, 'atelier', ATELIER_DIR . '/languages' );
		$missing = array_diff_key( $this->build->own_texts(), $own );
		if ( array() !== $missing ) {
			$this->found = self::select( $missing, array_map( $this->texts->read( ... ), self::SOURCES ) );
			add_filter( 'gettext_atelier', array( $this, 'translate' ), 11, 2 );
		}
	}

	/**
	 * Returns the translation, from scripts of WordPress, of a text that PHP prints.
	 *
	 * @param string $translation The translation; the text itself where there is none.
	 * @param string $text        The text.
	 */
	public function translate( string $translation, string $text ): string {
		return $translation === $text ? $this->found[ $text ][0] ?? $text : $translation;
	}

	/**
	 * Adds the translations before the application's script.
	 */
	public function add_inline(): void {
		if ( array() !== $this->found ) {
			Host_Texts::add_messages( $this->found, 'atelier' );
		}
	}

	/**
	 * Selects translations, with the rules of plural forms where WordPress's files contain them.
	 *
	 * @param array<string, bool>        $missing Whether a text has a plural, by text with its context.
	 * @param list<array<string, mixed>> $sources Messages of WordPress's scripts.
	 * @return array<string, mixed>
	 */
	public static function select( array $missing, array $sources ): array {
		$found = array();
		foreach ( $missing as $key => $has_plural ) {
			$forms = self::find( (string) $key, $has_plural, $sources );
			if ( null !== $forms ) {
				$found[ $key ] = $forms;
			}
		}
		$rules = array_column( $sources, '' )[0] ?? null;

		return array() === $found || null === $rules ? $found : array( '' => array( 'domain' => 'atelier' ) + $rules ) + $found;
	}

	/**
	 * Returns the forms of one text; null where WordPress lacks it, or where only one of the two has a plural.
	 *
	 * @param string                     $key        Text with its context.
	 * @param bool                       $has_plural Whether it has a plural.
	 * @param list<array<string, mixed>> $sources    Messages of WordPress's scripts.
	 * @return string[]|null
	 */
	private static function find( string $key, bool $has_plural, array $sources ): ?array {
		$parts = explode( Host_Fallback::CONTEXT_END, $key, 2 );
		$text  = end( $parts );
		if ( Host_Fallback::NAME === $text ) {
			return null;
		}
		// The translation that PHP uses, too.
		$translation = $has_plural ? null : Host_Fallback::find( $text, isset( $parts[1] ) ? $parts[0] : '' );
		if ( null !== $translation ) {
			return array( $translation );
		}
		foreach ( $sources as $messages ) {
			$forms = $messages[ $key ] ?? null;
			if ( is_array( $forms ) && ! in_array( '', $forms, true ) && self::fits( $has_plural, count( $forms ), $messages['']['plural-forms'] ?? '' ) ) {
				return $forms;
			}
		}
		return null;
	}

	/**
	 * Returns whether a translation has a plural exactly when the text has one. In a language with a single form both cases are equal.
	 *
	 * @param bool   $has_plural Whether the text has a plural.
	 * @param int    $count      Number of forms of the translation.
	 * @param string $rules      The language's rules of plural forms.
	 */
	private static function fits( bool $has_plural, int $count, string $rules ): bool {
		return ( $count > 1 ) === $has_plural || str_contains( $rules, 'nplurals=1;' );
	}
}
