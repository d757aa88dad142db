<?php
/**
 * Changes of styles that have values of their own.
 *
 * @package Atelier
 */

namespace Atelier\Usage\Strays;

use Atelier\Usage\Presets\Json_Strings;
use Atelier\Usage\Rewrites_Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Puts references to a preset instead of values of a config's styles. All other bytes stay.
 */
final class Stray_Config_Rewriter implements Rewrites_Markup {
	/**
	 * Builds a rewriter.
	 *
	 * @param Stray_Change $change The change.
	 */
	public function __construct( private readonly Stray_Change $change ) {}

	/**
	 * Returns a config as it is to be.
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
