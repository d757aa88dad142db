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

	/**
	 * All kinds of presets. `infix` is their name in a reference, `var:preset|color|ink`, and in a CSS variable. `path` is where settings have
	 * their lists, and `value` the key of a value. `class_ends` are the ends of classes that name a preset, `has-ink-color`; the longer of two
	 * that fit comes first. `attributes` hold the slug in blocks of WordPress, `attribute_pattern` matches the names that other blocks give
	 * theirs, too.
	 */
	public const TABLE = array(
		'color'     => array(
			'infix'             => 'color',
			'path'              => array( 'color', 'palette' ),
			'value'             => 'color',
			'class_ends'        => array( 'background-color', 'border-color', 'color' ),
			'attributes'        => array( 'textColor', 'backgroundColor', 'borderColor', 'overlayColor', 'overlayTextColor', 'overlayBackgroundColor', 'iconColor', 'iconBackgroundColor' ),
			'attribute_pattern' => '[A-Za-z]*[cC]olor',
		),
		'gradient'  => array(
			'infix'             => 'gradient',
			'path'              => array( 'color', 'gradients' ),
			'value'             => 'gradient',
			'class_ends'        => array( 'gradient-background' ),
			'attributes'        => array( 'gradient' ),
			'attribute_pattern' => '[A-Za-z]*[gG]radient',
		),
		'duotone'   => array(
			'infix' => 'duotone',
			'path'  => array( 'color', 'duotone' ),
			'value' => 'colors',
		),
		'font-size' => array(
			'infix'             => 'font-size',
			'path'              => array( 'typography', 'fontSizes' ),
			'value'             => 'size',
			'class_ends'        => array( 'font-size' ),
			'attributes'        => array( 'fontSize' ),
			'attribute_pattern' => 'fontSize',
		),
		'spacing'   => array(
			'infix' => 'spacing',
			'path'  => array( 'spacing', 'spacingSizes' ),
			'value' => 'size',
		),
		'radius'    => array(
			'infix' => 'border-radius',
			'path'  => array( 'border', 'radiusSizes' ),
			'value' => 'size',
		),
		'shadow'    => array(
			'infix' => 'shadow',
			'path'  => array( 'shadow', 'presets' ),
			'value' => 'shadow',
		),
		self::FONT  => array(
			'infix'             => 'font-family',
			'path'              => array( 'typography', 'fontFamilies' ),
			'value'             => 'fontFamily',
			'class_ends'        => array( 'font-family' ),
			'attributes'        => array( 'fontFamily' ),
			'attribute_pattern' => 'fontFamily',
		),
	);

	/** All kinds whose uses are found in the same way; fonts are found in more ways. */
	public const NAMES = array( 'color', 'gradient', 'duotone', 'font-size', 'spacing', 'radius', 'shadow', self::STYLE );

	/** Words instead of a slug that make a class of WordPress's own, such as `has-text-color`. */
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
	 * Returns the kind by its name in references and CSS variables; null for an unknown name.
	 *
	 * @param string $infix The name.
	 */
	public static function find_by_infix( string $infix ): ?string {
		static $kinds = null;
		$kinds      ??= array_combine( array_column( self::TABLE, 'infix' ), array_keys( self::TABLE ) );

		return $kinds[ $infix ] ?? null;
	}

	/**
	 * Returns the kind of the preset that an attribute of a block names by its slug; null where it names none.
	 *
	 * @param string $name Name of the attribute.
	 */
	public static function find_by_attribute( string $name ): ?string {
		static $kinds = null;
		$kinds      ??= self::map_to_kinds( 'attributes' );

		return $kinds[ $name ] ?? null;
	}

	/**
	 * Returns the kind of the preset that a class names; null for none.
	 *
	 * @param string $end End of the class.
	 */
	public static function find_by_class_end( string $end ): ?string {
		static $kinds = null;
		$kinds      ??= self::map_to_kinds( 'class_ends' );

		return $kinds[ $end ] ?? null;
	}

	/**
	 * Returns the name of a preset in the index. Classes and variables of CSS have it in this form for every slug.
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

	/**
	 * Returns the kinds by the names in one column of the table.
	 *
	 * @param string $column The column.
	 * @return array<string, string>
	 */
	private static function map_to_kinds( string $column ): array {
		$kinds = array();
		foreach ( self::TABLE as $kind => $row ) {
			$kinds += array_fill_keys( $row[ $column ] ?? array(), $kind );
		}

		return $kinds;
	}
}
