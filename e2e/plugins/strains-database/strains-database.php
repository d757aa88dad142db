<?php
/**
 * Plugin Name: Strains the database
 * Description: For tests: has the database refuse writes, or the question what was deleted, answers from a replica that lags behind, or shows another theme, as the header `X-Strain` of a request says.
 * Version:     1.0.0
 * License:     GPL-2.0-or-later
 *
 * @package Strains_Database
 */

/**
 * Returns the strain that the request asks for: `read-only`, `unreadable`, `lagging` or the slug of a theme; empty without one.
 */
function strains_database_with(): string {
	return $_SERVER['HTTP_X_STRAIN'] ?? ''; // For tests.
}

/**
 * The copy of the posts' table that a replica would answer from.
 */
function strains_database_replica(): string {
	return $GLOBALS['wpdb']->prefix . 'replica_posts';
}

// The replica has what was written until now.
register_activation_hook(
	__FILE__,
	static function () {
		global $wpdb;
		$replica = strains_database_replica();
		$create  = $wpdb->get_row( "SHOW CREATE TABLE $wpdb->posts", ARRAY_N )[1];
		$wpdb->query( "DROP TABLE IF EXISTS $replica" );
		$wpdb->query( str_replace( "`$wpdb->posts`", "`$replica`", $create ) );
		$wpdb->query( "INSERT INTO $replica SELECT * FROM $wpdb->posts" );
	}
);

// As HyperDB and LudicrousDB name what sends reads to the writer.
if ( 'lagging' === strains_database_with() ) {
	$GLOBALS['wpdb']->srtm = false;
}

add_filter(
	'query',
	static function ( $query ) {
		global $wpdb;
		if ( str_contains( $query, 'active_templates' ) && preg_match( '/^\s*(INSERT|UPDATE|DELETE|REPLACE)/i', $query ) ) {
			$GLOBALS['strains_database_writes'] = 1 + ( $GLOBALS['strains_database_writes'] ?? 0 );
		}
		if ( str_contains( $query, 'atelier_lock_' ) && preg_match( '/^\s*INSERT/i', $query ) ) {
			$GLOBALS['strains_database_tries'] = 1 + ( $GLOBALS['strains_database_tries'] ?? 0 );
		}
		$is_deletion = str_contains( $query, '_atelier_deleted_time' ) && preg_match( '/^\s*SELECT/i', $query );
		if ( $is_deletion && ( 'unreadable' === strains_database_with() || get_option( 'strains_database_unreadable' ) ) ) {
			return 'SELECT no_such_column FROM no_such_table';
		}
		$is_read = 'lagging' === strains_database_with() && ! $wpdb->srtm && preg_match( '/^\s*SELECT/i', $query );

		return $is_read ? preg_replace( "/\b$wpdb->posts\b/", strains_database_replica(), $query ) : $query;
	}
);

add_filter(
	'rest_pre_dispatch',
	static function ( $result ) {
		global $wpdb;
		if ( 'read-only' === strains_database_with() ) {
			if ( isset( $GLOBALS['@pdo'] ) ) {
				$GLOBALS['@pdo']->exec( 'PRAGMA query_only = 1' );
			} else {
				$wpdb->query( 'SET SESSION TRANSACTION READ ONLY' );
			}
		}
		return $result;
	}
);

add_filter(
	'rest_post_dispatch',
	static function ( $response ) {
		$response->header( 'X-Lock-Tries', (string) ( $GLOBALS['strains_database_tries'] ?? 0 ) );
		return $response;
	}
);

$strains_database_theme = static fn( $theme ) => str_starts_with( strains_database_with(), 'twenty' ) ? strains_database_with() : $theme;
add_filter( 'option_stylesheet', $strains_database_theme );
add_filter( 'option_template', $strains_database_theme );

add_action(
	'template_redirect',
	static function () {
		header( 'X-Active-Templates-Writes: ' . ( $GLOBALS['strains_database_writes'] ?? 0 ) );
		header( 'X-Active-Templates-Theme: ' . get_option( 'atelier_active_templates_theme', '' ) );
	}
);
