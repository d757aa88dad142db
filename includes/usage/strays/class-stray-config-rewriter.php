<?php
/**
 * Changes of styles with custom values.
 *
 * @package Atelier
 */

namespace Atelier\Usage\Strays;

use Atelier\Usage\Presets\Json_Strings;
use Atelier\Usage\Rewrites_Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces values of a config's styles with references to a preset. All other bytes stay.
 */
final class Stray_Config_Rewriter implements Rewrites_Markup {
	/**
	 * Constructor.
	 *
	 * @param Stray_Change $change The change.
	 */
	public function __construct( private readonly Stray_Change $change ) {}

	/**
	 * Returns the changed config.
	 *
	 * @param string $markup The config as JSON.
	 */
	public function rewrite( string $markup ): string {
		return Json_Strings::map(
			$markup,
			fn( string $text, array $path ): ?string => 'styles' === ( $path[0] ?? '' ) && $this->change->is_meant( array_slice( $path, 1 ), json_decode( $text ) ) ? $this->change->to_json() : null
		);
	}
}
