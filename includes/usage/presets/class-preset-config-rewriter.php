<?php
/**
 * Changes of styles that use a preset.
 *
 * @package Atelier
 */

namespace Atelier\Usage\Presets;

use Atelier\Usage\Rewrites_Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Rewrites the references in a config's styles, CSS and other presets. All other bytes stay.
 */
final class Preset_Config_Rewriter implements Rewrites_Markup {
	/**
	 * Constructor.
	 *
	 * @param Preset_Change $change The replacement of the preset.
	 */
	public function __construct( private readonly Preset_Change $change ) {}

	/**
	 * Returns the changed config.
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
