<?php
/**
 * The earlier design for visitors while a draft is being published.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\Overlay\Design_Overlay;
use Atelier\Writes\Write_Lock;

defined( 'ABSPATH' ) || exit;

/**
 * For visitors, a publication is one step. No transaction spans many requests, tables and object caches. So an option that
 * WordPress loads with every request marks the publication, and each request that begins meanwhile shows all records as they were before.
 * Deleting the option is the one step. If the request that publishes dies, the next request restores the earlier design.
 *
 * A page that began before may take longer than {@see self::GRACE_SECONDS} to read its records. Only such a page could show old and new ones.
 */
final class Publication_Flag {
	public const OPTION = 'atelier_publishing';

	/** Subject of the lock that a publication holds until it ends. */
	public const LOCK = 'publication';

	/** How long a publication waits for requests that have begun, in seconds. */
	private const GRACE_SECONDS = 1;

	private const MOST_GRACE_SECONDS = 30;

	/**
	 * Constructor.
	 *
	 * @param Write_Lock $lock Locks publications, which shows whether one is still running.
	 */
	public function __construct( private readonly Write_Lock $lock ) {}

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_action( 'wp_loaded', array( $this, 'follow' ), -1 );
	}

	/**
	 * Applies the earlier records to this request while a draft is being published. Otherwise nothing is read.
	 */
	public function follow(): void {
		$draft = (int) ( wp_load_alloptions()[ self::OPTION ] ?? 0 );
		if ( ! $draft ) {
			return;
		}
		if ( $this->lock->acquire( self::LOCK, 0 ) ) {
			// The lock was free: the request that published has died.
			self::restore( $draft );
			$this->lock->release( self::LOCK );
			return;
		}
		$before = self::is_visit() ? Draft_Table::find( $draft )['data']['before']['values'] ?? null : null;
		if ( ! is_array( $before ) ) {
			return;
		}
		// A page with the earlier records must not be cached.
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true );
		add_action( 'send_headers', 'nocache_headers' );
		( new Design_Overlay( $before ) )->start();
		// Unlike a draft's request, a visit may insert posts, for example those of other plugins.
		remove_filter( 'wp_insert_post_empty_content', '__return_true', PHP_INT_MAX );
	}

	/**
	 * Returns whether this request only shows a page.
	 */
	private static function is_visit(): bool {
		$path    = (string) wp_parse_url( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), PHP_URL_PATH );
		$is_rest = isset( $_GET['rest_route'] ) || str_contains( $path, '/' . rest_get_url_prefix() . '/' );

		return ! is_admin() && ! $is_rest && ! wp_doing_cron() && in_array( $_SERVER['REQUEST_METHOD'] ?? '', array( 'GET', 'HEAD' ), true );
	}

	/**
	 * Begins a publication.
	 *
	 * @param int $draft Number of the draft, which stores the earlier design.
	 */
	public static function raise( int $draft ): void {
		update_option( self::OPTION, $draft, true );
		/**
		 * Filters how long a publication waits for requests that began before, in seconds.
		 *
		 * @param int $seconds How long.
		 */
		$grace = apply_filters( 'atelier_publication_grace', self::GRACE_SECONDS );
		usleep( (int) ( 1000000 * ( is_numeric( $grace ) && $grace >= 0 && $grace <= self::MOST_GRACE_SECONDS ? (float) $grace : self::GRACE_SECONDS ) ) );
	}

	/**
	 * Ends a publication: from now on visitors get the published design.
	 */
	public static function lower(): void {
		delete_option( self::OPTION );
	}

	/**
	 * Restores the earlier design, and ends the publication.
	 *
	 * @param int $id Number of the draft.
	 */
	public static function restore( int $id ): void {
		$draft = Draft_Table::find( $id );
		if ( isset( $draft['data']['before']['rows'] ) ) {
			Publication_Snapshot::restore( $draft['data']['before']['rows'] );
			unset( $draft['data']['before'] );
			Draft_Table::save( $draft );
		}
		self::lower();
	}
}
