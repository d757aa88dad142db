<?php
/**
 * The end of what was deleted.
 *
 * @package Atelier
 */

namespace Atelier\Deletions;

defined( 'ABSPATH' ) || exit;

/**
 * Deletes for good, once a day, what was deleted 30 days ago, and what is more than a site keeps.
 */
final class Deletion_Expiry {
	public const DAYS     = 30;
	public const MAX_KEPT = 1000;

	private const HOOK          = 'atelier_delete_expired';
	private const MAX_EACH_TIME = 200;

	/**
	 * Builds the service.
	 *
	 * @param Deleted_Posts   $posts  Deleted posts.
	 * @param Deletion_Keeper $keeper Deletes for good.
	 */
	public function __construct( private Deleted_Posts $posts, private Deletion_Keeper $keeper ) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( self::HOOK, array( $this, 'delete_expired' ) );
		register_deactivation_hook( ATELIER_FILE, array( self::class, 'unschedule' ) );
		register_activation_hook( ATELIER_FILE, array( self::class, 'schedule' ) );
	}

	/**
	 * Has what is kept be looked through once a day.
	 */
	public static function schedule(): void {
		if ( ! wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_event( time() + DAY_IN_SECONDS, 'daily', self::HOOK );
		}
	}

	/**
	 * Has it not be looked through any more.
	 */
	public static function unschedule(): void {
		wp_clear_scheduled_hook( self::HOOK );
	}

	/**
	 * Deletes what has expired, a limited number each time: what is left is the next day's.
	 */
	public function delete_expired(): void {
		$expired = $this->posts->find( Deleted_Posts::TYPES, self::MAX_EACH_TIME, time() - self::DAYS * DAY_IN_SECONDS );
		$kept    = $this->posts->find( Deleted_Posts::TYPES, self::MAX_KEPT + self::MAX_EACH_TIME );
		$surplus = array_slice( $kept, self::MAX_KEPT );
		foreach ( array_unique( array_column( array_merge( $expired, $surplus ), 'ID' ) ) as $id ) {
			$this->keeper->delete_for_good( $id );
		}
		if ( ! $kept ) {
			self::unschedule();
		}
	}
}
