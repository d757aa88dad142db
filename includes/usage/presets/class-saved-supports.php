<?php
/**
 * Blocks whose values WordPress saves.
 *
 * @package Atelier
 */

namespace Atelier\Usage\Presets;

use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the plugins' blocks that use WordPress's block supports: the markup of other blocks is unknown.
 */
final class Saved_Supports {
	/** The block supports with which WordPress saves an attribute. */
	private const PATHS = array(
		'textColor'       => array( array( 'color' ) ),
		'backgroundColor' => array( array( 'color' ) ),
		'gradient'        => array( array( 'color', 'gradients' ) ),
		'borderColor'     => array( array( 'border', 'color' ), array( '__experimentalBorder', 'color' ) ),
		'fontSize'        => array( array( 'typography', 'fontSize' ) ),
		'fontFamily'      => array( array( 'typography', 'fontFamily' ), array( 'typography', '__experimentalFontFamily' ) ),
	);

	/** Block supports whose values WordPress saves in a block's `style`. */
	private const STYLED = array( 'color', 'typography', 'spacing', 'border', '__experimentalBorder', 'shadow' );

	/**
	 * Returns whether a block has a support with which WordPress saves an attribute.
	 *
	 * @param string $block     Name of the block.
	 * @param string $attribute Name of the attribute.
	 */
	public static function has( string $block, string $attribute ): bool {
		$type = WP_Block_Type_Registry::get_instance()->get_registered( $block );
		foreach ( $type ? self::PATHS[ $attribute ] ?? array() : array() as $path ) {
			if ( block_has_support( $type, $path ) ) {
				return true;
			}
		}
		return false;
	}
	/**
	 * Returns whether a block has a support with which WordPress saves its `style`.
	 *
	 * @param string $block Name of the block.
	 */
	public static function has_styles( string $block ): bool {
		$type = WP_Block_Type_Registry::get_instance()->get_registered( $block );
		foreach ( $type ? self::STYLED : array() as $support ) {
			if ( block_has_support( $type, array( $support ) ) ) {
				return true;
			}
		}
		return false;
	}
}
