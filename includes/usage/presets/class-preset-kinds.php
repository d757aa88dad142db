<?php
/**
 * Kinds of presets, and how markup and styles name them.
 *
 * @package Atelier
 */

namespace Atelier\Usage\Presets;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the kinds of presets whose uses are indexed. A block style counts as one, too: markup refers to it by a class.
 */
final class Preset_Kinds {
	/** Kind of a block style; its records are named `block//style`. */
	public const STYLE = 'style';

	/** Kind of a font, which the Font Library installs and removes. */
	public const FONT = 'font';

	/** Names of each kind in a reference, `var:preset|color|ink`, and in a CSS variable, by kind. */
	public const INFIXES = array(
		'color'     => 'color',
		'gradient'  => 'gradient',
		'duotone'   => 'duotone',
		'font-size' => 'font-size',
		'spacing'   => 'spacing',
		'radius'    => 'border-radius',
		'shadow'    => 'shadow',
		self::FONT  => 'font-family',
	);

	/** All kinds whose uses are found in the same way; fonts are found in more ways. */
	public const NAMES = array( 'color', 'gradient', 'duotone', 'font-size', 'spacing', 'radius', 'shadow', self::STYLE );

	/**
	 * Attributes of blocks that contain the slug of a preset: its kind, and the end of its class in the saved HTML. It is null where the
	 * class is added when the block is rendered.
	 */
	public const ATTRIBUTES = array(
		'textColor'              => array( 'color', 'color' ),
		'backgroundColor'        => array( 'color', 'background-color' ),
		'borderColor'            => array( 'color', 'border-color' ),
		'overlayColor'           => array( 'color', 'background-color' ),
		'overlayTextColor'       => array( 'color', null ),
		'overlayBackgroundColor' => array( 'color', null ),
		'iconColor'              => array( 'color', null ),
		'iconBackgroundColor'    => array( 'color', null ),
		'gradient'               => array( 'gradient', 'gradient-background' ),
		'fontSize'               => array( 'font-size', 'font-size' ),
		'fontFamily'             => array( self::FONT, 'font-family' ),
	);

	/** Ends of classes that name a preset, `has-ink-color`, with its kind; the longer of two that match is first. */
	public const CLASS_ENDS = array(
		'background-color'    => 'color',
		'border-color'        => 'color',
		'gradient-background' => 'gradient',
		'color'               => 'color',
		'font-size'           => 'font-size',
		'font-family'         => self::FONT,
	);

	/** Words that, instead of a slug, form a class of WordPress itself, such as `has-text-color`. */
	public const RESERVED = array( 'text', 'link', 'inline', 'icon', 'border', 'custom' );

	/**
	 * Returns whether a kind is one of {@see NAMES}.
	 *
	 * @param string $kind Kind.
	 */
	public static function is_kind( string $kind ): bool {
		return in_array( $kind, self::NAMES, true );
	}

	/**
	 * Returns the name of a preset in the index: the form that classes and CSS variables have for its slug.
	 *
	 * @param string $kind Kind.
	 * @param string $slug Its slug, as in attributes or classes.
	 */
	public static function to_target( string $kind, string $slug ): string {
		static $known = array();
		if ( self::STYLE === $kind ) {
			return $slug;
		}
		if ( ! isset( $known[ $slug ] ) ) {
			// Imported pages may contain any number of slugs.
			$known          = count( $known ) > 1000 ? array() : $known;
			$known[ $slug ] = _wp_to_kebab_case( $slug );
		}
		return $known[ $slug ];
	}
}
