<?php
/**
 * Changes of styles that no longer are to use a preset.
 *
 * @package Atelier
 */

namespace Atelier\Usage\Presets;

use Atelier\Usage\Rewrites_Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Rewrites the references in a config's styles, its CSS and its other presets. All other bytes stay.
 */
final class Preset_Config_Rewriter implements Rewrites_Markup {
	/**
	 * Builds a rewriter.
	 *
	 * @param Preset_Change $change The replacement of the preset.
	 */
	public function __construct( private readonly Preset_Change $change ) {}

	/**
	 * Returns a config as it is to be.
	 *
	 * @param string $markup The config as JSON.
	 */
	public function rewrite( string $markup ): string {
		return Json_Strings::map(
			$markup,
			fn( string $text, array $path ): ?string => in_array( $path[0] ?? '', array( 'styles', 'settings' ), true ) ? Preset_Texts::rewrite( $text, $this->change ) : null
		);
	}
}
