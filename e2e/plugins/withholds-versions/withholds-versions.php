<?php
/**
 * Plugin Name: Withholds Versions
 * Description: For tests: turns off that a template has several versions.
 * Version:     1.0.0
 * License:     GPL-2.0-or-later
 *
 * @package Withholds_Versions
 */

add_filter( 'atelier_feature', static fn( $is_on, $name ) => 'templateActivation' === $name ? false : $is_on, 10, 2 );
