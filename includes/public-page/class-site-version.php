<?php
/**
 * The version of the site's state.
 *
 * @package Atelier
 */

namespace Atelier\Public_Page;

use Atelier\Writes\Last_Change;

defined( 'ABSPATH' ) || exit;

/**
 * Provides a version of the site's state, so that a browser may cache a page until the site changes.
 *
 * The version changes with every post, term, comment, option and person that WordPress writes, and with the main files of the theme. It also
 * depends on the person and the session of the request. It does not reflect changes that bypass WordPress or depend on the time, so the
 * browser may cache a page only briefly. Options and meta that visitors' requests write, such as those of plugins that count visits, do
 * not change it: each visit would cause another write.
 */
final class Site_Version {

	/** Option with a random text for the current state. */
	private const OPTION = 'atelier_site_version';

	/** Options that the host and this plugin write, and that no page shows. */
	private const UNSEEN_OPTIONS = array( self::OPTION, 'cron', 'atelier_usage', Last_Change::OPTION );

	private const UNSEEN_OPTION_PREFIXES = array( '_transient_', '_site_transient_' );

	private const UNSEEN_META = array( '_edit_lock', '_edit_last' );

	/** Files and folders of a theme whose modification times are part of the version. */
	private const THEME_FILES = array( 'style.css', 'theme.json', 'functions.php', 'templates', 'parts', 'patterns' );

	private const LENGTH = 16;

	private const MAX_TRIES = 3;

	private bool $has_changed = false;

	/** Whether an option, or meta of a post or term, has changed. */
	private bool $has_side_change = false;

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		foreach ( array( 'clean_post_cache', 'clean_term_cache', 'set_object_terms', 'clean_comment_cache', 'profile_update', 'deleted_user' ) as $action ) {
			add_action( $action, array( $this, 'note_change' ), 10, 0 );
		}
		foreach ( array( 'added', 'updated', 'deleted' ) as $verb ) {
			add_action( "{$verb}_option", array( $this, 'note_option' ) );
			add_action( "{$verb}_post_meta", array( $this, 'note_meta' ), 10, 3 );
			add_action( "{$verb}_term_meta", array( $this, 'note_meta' ), 10, 3 );
		}
		// Runs after all writes of the request, so that no intermediate state is cached under the new version.
		add_action( 'shutdown', array( $this, 'store' ) );
	}

	/**
	 * Returns the version for the person and session of this request: letters and digits.
	 */
	public function current(): string {
		$parts = array( ATELIER_VERSION, get_bloginfo( 'version' ), get_locale(), get_option( self::OPTION, '' ), get_current_user_id(), wp_get_session_token() );
		foreach ( array_unique( array( get_stylesheet_directory(), get_template_directory() ) ) as $directory ) {
			foreach ( self::THEME_FILES as $file ) {
				$parts[] = file_exists( "$directory/$file" ) ? (int) filemtime( "$directory/$file" ) : 0;
			}
		}

		return substr( wp_hash( implode( ' ', $parts ) ), 0, self::LENGTH );
	}

	/**
	 * Stores that the site has changed.
	 */
	public function note_change(): void {
		$this->has_changed = true;
	}

	/**
	 * Stores that an option has changed, if a page can show it.
	 *
	 * @param mixed $name Its name.
	 */
	public function note_option( $name ): void {
		$name = (string) $name;
		foreach ( self::UNSEEN_OPTION_PREFIXES as $prefix ) {
			if ( str_starts_with( $name, $prefix ) ) {
				return;
			}
		}
		if ( ! in_array( $name, self::UNSEEN_OPTIONS, true ) ) {
			$this->has_side_change = true;
		}
	}

	/**
	 * Stores that meta of a post or term has changed, if a page can show it.
	 *
	 * @param mixed $id        Id of the meta, or ids of deleted ones.
	 * @param mixed $object_id Id of the post or term.
	 * @param mixed $key       Its key.
	 */
	public function note_meta( $id, $object_id, $key ): void {
		if ( ! in_array( $key, self::UNSEEN_META, true ) ) {
			$this->has_side_change = true;
		}
	}

	/**
	 * Writes a new version, if the site has changed in this request.
	 */
	public function store(): void {
		if ( $this->has_changed || ( $this->has_side_change && ! $this->is_visit() ) ) {
			$this->has_changed     = false;
			$this->has_side_change = false;
			$this->write();
		}
	}

	/**
	 * Writes a new random text. A deadlock of simultaneous requests is no error: the write is tried again.
	 */
	private function write(): void {
		global $wpdb;
		$suppressed = $wpdb->suppress_errors();
		for ( $tries = 0; $tries < self::MAX_TRIES; $tries++ ) {
			if ( update_option( self::OPTION, wp_generate_password( self::LENGTH, false ), false ) ) {
				break;
			}
		}
		$wpdb->suppress_errors( $suppressed );
	}

	/**
	 * Returns whether this request is a visitor's.
	 */
	private function is_visit(): bool {
		return 'cli' !== PHP_SAPI && ! wp_doing_cron() && ! ( function_exists( 'is_user_logged_in' ) && is_user_logged_in() );
	}
}
