<?php
/**
 * A name for the state of the site.
 *
 * @package Atelier
 */

namespace Atelier\Public_Page;

use Atelier\Writes\Last_Change;

defined( 'ABSPATH' ) || exit;

/**
 * Names the state in which the site is, so that a browser may keep a page of it until something changes.
 *
 * The name changes with every post, term, comment, option and person that WordPress writes, and with the main files of the theme. It depends on
 * the person and the session of the request, too. Changes that bypass WordPress or come with time do not change the name, so the browser
 * may keep a page under it for a short time only. Values that visits write to options and meta, such as those of plugins that count
 * visits, do not change it either: each visit would cause another write.
 */
final class Site_Version {

	/** Option with a word that no earlier state had. */
	private const OPTION = 'atelier_site_version';

	/** Options that the host and this plugin write by themselves; no page shows them. */
	private const UNSEEN_OPTIONS = array( self::OPTION, 'cron', 'atelier_usage', Last_Change::OPTION );

	private const UNSEEN_OPTION_PREFIXES = array( '_transient_', '_site_transient_' );

	private const UNSEEN_META = array( '_edit_lock', '_edit_last' );

	/** Files of a theme that are read again for each page. */
	private const THEME_FILES = array( 'style.css', 'theme.json', 'functions.php', 'templates', 'parts', 'patterns' );

	private const LENGTH = 16;

	private const MAX_TRIES = 3;

	private bool $has_changed = false;

	/** Whether an option or a value beside a post or term has changed. */
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
		// Nobody may keep the state between two writes of one request under the name of the last.
		add_action( 'shutdown', array( $this, 'store' ) );
	}

	/**
	 * The name of the state, for the person and session of this request: letters and digits.
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
	 * Notes that something changed.
	 */
	public function note_change(): void {
		$this->has_changed = true;
	}

	/**
	 * Notes that an option changed, if a page can show it.
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
	 * Notes that a value beside a post or a term changed, if a page can show it.
	 *
	 * @param mixed $id        Of the value, or of all that are gone.
	 * @param mixed $object_id Of the post or term.
	 * @param mixed $key       Its key.
	 */
	public function note_meta( $id, $object_id, $key ): void {
		if ( ! in_array( $key, self::UNSEEN_META, true ) ) {
			$this->has_side_change = true;
		}
	}

	/**
	 * Gives the state another name, if something changed in this request.
	 */
	public function store(): void {
		if ( $this->has_changed || ( $this->has_side_change && ! $this->is_visit() ) ) {
			$this->has_changed     = false;
			$this->has_side_change = false;
			$this->write();
		}
	}

	/**
	 * Writes another name. A database may stop one of several requests that do so at once (a deadlock): it asks for another try, and is no error.
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
	 * Whether this request is that of a visitor.
	 */
	private function is_visit(): bool {
		return 'cli' !== PHP_SAPI && ! wp_doing_cron() && ! ( function_exists( 'is_user_logged_in' ) && is_user_logged_in() );
	}
}
