<?php
/**
 * A change that replaces a preset.
 *
 * @package Atelier
 */

namespace Atelier\Usage\Presets;

use Atelier\Usage\Changes_Places;
use Atelier\Usage\Rewrites_Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces references to a preset with another preset or with a value.
 */
final class Preset_Change implements Changes_Places {
	/** Matches two hyphens, which attributes of blocks escape. */
	private const HYPHENS = '(?:--|\\\\u002d\\\\u002d)';

	/**
	 * Constructor.
	 *
	 * @param string          $kind   Kind.
	 * @param string          $target The preset to remove, as the index names it.
	 * @param string|null     $slug   Slug of the other preset; null where the value replaces it.
	 * @param string|string[] $value  Value of the replacement; several colors of a duotone.
	 * @param string[]        $others All presets of the kind, as the index names them.
	 */
	private function __construct(
		public readonly string $kind,
		public readonly string $target,
		public readonly ?string $slug,
		public readonly string|array $value,
		public readonly array $others
	) {}

	/**
	 * Returns a change to another preset.
	 *
	 * @param string          $kind   Kind.
	 * @param string          $target The preset to replace.
	 * @param string          $slug   Slug of the other.
	 * @param string|string[] $value  Its value.
	 * @param string[]        $others All presets of the kind.
	 */
	public static function to_slug( string $kind, string $target, string $slug, string|array $value, array $others ): self {
		return new self( $kind, $target, $slug, $value, $others );
	}

	/**
	 * Returns a change to the value of the preset itself.
	 *
	 * @param string          $kind   Kind.
	 * @param string          $target The preset to replace.
	 * @param string|string[] $value  Its value.
	 * @param string[]        $others All presets of the kind.
	 */
	public static function to_value( string $kind, string $target, string|array $value, array $others ): self {
		return new self( $kind, $target, null, $value, $others );
	}

	/**
	 * Returns the rewriter of the content of posts.
	 *
	 * @param string $type Type of the posts.
	 */
	public function rewriter( string $type ): Rewrites_Markup {
		return 'wp_global_styles' === $type
			? new Preset_Config_Rewriter( $this )
			: new Preset_Markup_Rewriter( $this, Saved_Supports::has( ... ) );
	}

	/**
	 * Returns the targets to remove, as the index names them.
	 */
	public function targets(): array {
		return array( array( $this->kind, $this->target ) );
	}

	/**
	 * Rewrites the references and CSS variables in a text.
	 *
	 * @param string                     $text   The text, encoded for JSON or for an attribute of HTML.
	 * @param callable( string ): string $escape Encodes a value for the text.
	 */
	public function replace_references( string $text, callable $escape ): string {
		if ( ! str_contains( $text, 'preset' ) ) {
			return $text;
		}
		$infix = Preset_Kinds::TABLE[ $this->kind ]['infix'];
		$text  = (string) preg_replace_callback(
			"/var:preset\\|$infix\\|([^\\s\"'\\\\\\\\|<>(){},;]++)/",
			function ( array $match ) use ( $infix, $escape ): string {
				if ( Preset_Kinds::to_target( $this->kind, $match[1] ) !== $this->target ) {
					return $match[0];
				}
				return null === $this->slug ? $escape( $this->get_css_value() ) : "var:preset|$infix|" . $escape( $this->slug );
			},
			$text
		);
		$name  = self::HYPHENS . 'wp' . self::HYPHENS . 'preset' . self::HYPHENS . "$infix" . self::HYPHENS;
		if ( null === $this->slug ) {
			return (string) preg_replace_callback(
				"/var\\(\\s*+$name" . preg_quote( $this->target, '/' ) . '\s*+(?:,[^()]*+)?\)/',
				fn(): string => $escape( $this->get_css_value() ),
				$text
			);
		}
		// A declaration of the variable stays: renamed, it would override the other preset's value.
		return (string) preg_replace_callback(
			"/($name)([a-z0-9](?:[a-z0-9]|-(?!-)){0,149}+)(?!\s*+:)/",
			fn( array $match ): string => $match[2] === $this->target ? $match[1] . Preset_Kinds::to_target( $this->kind, $this->slug ) : $match[0],
			$text
		);
	}

	/**
	 * Returns the value for CSS.
	 *
	 * @throws \UnexpectedValueException When the value cannot be written in CSS.
	 */
	public function get_css_value(): string {
		if ( is_array( $this->value ) || '' === $this->value || preg_match( '/["\'<>&\\\\;{}]/', $this->value ) ) {
			throw new \UnexpectedValueException( self::explain_by_hand() );
		}
		return $this->value;
	}

	/**
	 * Returns the message for a place that has to be changed by hand.
	 */
	public static function explain_by_hand(): string {
		return __( 'It has to be changed by hand.', 'atelier' );
	}
}
