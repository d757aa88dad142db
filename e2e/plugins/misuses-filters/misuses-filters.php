<?php
/**
 * Plugin Name: Misuses filters
 * Description: For tests: answers every filter of Design with a value of a wrong type, which the option `misuses_filters` holds as JSON.
 * Version:     1.0.0
 * License:     GPL-2.0-or-later
 *
 * @package Misuses_Filters
 */

foreach ( array( 'atelier_boot_payload', 'atelier_feature', 'atelier_listed_post_types', 'atelier_many_patterns', 'atelier_menu_capability', 'atelier_sidebar_items' ) as $misuses_filters_name ) {
	add_filter(
		$misuses_filters_name,
		static function ( $value ) use ( $misuses_filters_name ) {
			$answers = json_decode( (string) get_option( 'misuses_filters', '{}' ), true );
			return is_array( $answers ) && array_key_exists( $misuses_filters_name, $answers ) ? $answers[ $misuses_filters_name ] : $value;
		}
	);
}
