<?php
/**
 * Features that a site can turn off.
 *
 * @package Atelier
 */

namespace Atelier;

defined( 'ABSPATH' ) || exit;

/**
 * Returns which of the specification's features with a flag are on; all are, unless a filter turns them off (design, section 10).
 */
final class Features {
	/** Their names. */
	private const NAMES = array( 'customViews', 'pageDetails', 'templateActivation' );

	/**
	 * Returns whether each feature is on, by name.
	 *
	 * @return array<string, bool>
	 */
	public static function all(): array {
		return array_combine( self::NAMES, array_map( array( self::class, 'is_on' ), self::NAMES ) );
	}

	/**
	 * Returns whether a slug can have several templates, of which one is active.
	 */
	public static function has_template_versions(): bool {
		return self::is_on( 'templateActivation' );
	}

	/**
	 * Returns whether a feature is on.
	 *
	 * @param string $name Its name.
	 */
	private static function is_on( string $name ): bool {
		/**
		 * Filters whether a feature is on.
		 *
		 * @param bool   $on   Whether it is on.
		 * @param string $name Its name: `customViews`, `pageDetails` or `templateActivation`.
		 */
		return (bool) apply_filters( 'atelier_feature', true, $name );
	}
}
