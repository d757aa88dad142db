<?php
/**
 * Values that were not stored.
 *
 * @package Atelier
 */

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

/**
 * Compares sent settings and styles with the stored ones.
 */
final class Lost_Values {
	/**
	 * Finds sent values that are not stored.
	 *
	 * @param array  $sent   Sent settings and styles.
	 * @param array  $stored Stored settings and styles.
	 * @param string $path   Their path.
	 * @return string[] Paths.
	 */
	public static function find( array $sent, array $stored, string $path = '' ): array {
		$lost = array();
		foreach ( '' === $path ? array_intersect_key( $sent, array_flip( array( 'settings', 'styles' ) ) ) : $sent as $key => $value ) {
			$place = '' === $path ? (string) $key : "$path.$key";
			$kept  = $stored[ $key ] ?? null;
			if ( is_array( $value ) && ( is_array( $kept ) || ( null === $kept && ! array_is_list( $value ) ) ) ) {
				array_push( $lost, ...self::find( $value, $kept ?? array(), $place ) );
			} elseif ( $value !== $kept && array() !== $value ) {
				$lost[] = $place;
			}
		}

		return $lost;
	}
}
