<?php
/**
 * Plugin Name: Has many patterns
 * Description: For tests: twenty patterns count as so many that their list takes its time.
 * Version:     1.0.0
 * License:     GPL-2.0-or-later
 *
 * @package Has_Many_Patterns
 */

add_filter( 'atelier_many_patterns', static fn() => 20 );
