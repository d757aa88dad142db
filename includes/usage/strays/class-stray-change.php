<?php
/**
 * A change of values to a preset.
 *
 * @package Atelier
 */

namespace Atelier\Usage\Strays;

use Atelier\Usage\Changes_Places;
use Atelier\Usage\Presets\Preset_Kinds;
use Atelier\Usage\Presets\Saved_Supports;
use Atelier\Usage\Rewrites_Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces values that are equal or close to a preset's value with the preset.
 */
final class Stray_Change implements Changes_Places {
	/** CSS properties with values of each kind. */
	private const PROPERTIES = array(
		'color'     => '/^(?:color|background-color|(?:border|outline)(?:-(?:top|right|bottom|left))?-color)$/D',
		'font-size' => '/^font-size$/D',
		'spacing'   => '/^(?:padding|margin)(?:-(?:top|right|bottom|left))?$/D',
		'radius'    => '/^border(?:-(?:top|bottom)-(?:left|right))?-radius$/D',
		'shadow'    => '/^box-shadow$/D',
	);

	/**
	 * Constructor.
	 *
	 * @param string   $kind   Kind of the preset.
	 * @param string   $slug   Its slug.
	 * @param string[] $values The unchanged values.
	 */
	public function __construct( public readonly string $kind, public readonly string $slug, public readonly array $values ) {}

	/**
	 * Returns the rewriter of the content of posts.
	 *
	 * @param string $type Type of the posts.
	 */
	public function rewriter( string $type ): Rewrites_Markup {
		return 'wp_global_styles' === $type
			? new Stray_Config_Rewriter( $this )
			: new Stray_Markup_Rewriter( $this, Saved_Supports::has_styles( ... ) );
	}

	/**
	 * Returns the targets to remove, as the index names them.
	 */
	public function targets(): array {
		return array_map( fn( string $value ): array => array( Own_Values::KIND, Own_Values::to_target( $this->kind, $value ) ), $this->values );
	}

	/**
	 * Returns whether a value is to be replaced.
	 *
	 * @param list<string|int> $path  Its path below `style` of a block, or below `styles`.
	 * @param mixed            $value The value.
	 */
	public function is_meant( array $path, $value ): bool {
		return in_array( $value, $this->values, true ) && Own_Values::get_kind( $path, $value ) === $this->kind;
	}

	/**
	 * Returns the reference to the preset as a string of JSON.
	 */
	public function to_json(): string {
		return serialize_block_attributes( 'var:preset|' . Preset_Kinds::TABLE[ $this->kind ]['infix'] . "|$this->slug" );
	}

	/**
	 * Rewrites the declarations in a `style` attribute.
	 *
	 * @param string $style Its encoded value.
	 */
	public function rewrite_style( string $style ): string {
		$variable = 'var(--wp--preset--' . Preset_Kinds::TABLE[ $this->kind ]['infix'] . '--' . Preset_Kinds::to_target( $this->kind, $this->slug ) . ')';
		return (string) preg_replace_callback(
			'/(?<=^|;)(\s*+([a-z-]++)\s*+:\s*+)((?:[^;()]|\([^()]*+\))+?)(?=\s*+(?:;|$))/',
			fn( array $match ): string => preg_match( self::PROPERTIES[ $this->kind ], $match[2] ) && in_array( html_entity_decode( $match[3], ENT_QUOTES ), $this->values, true )
				? $match[1] . $variable
				: $match[0],
			$style
		);
	}
}
