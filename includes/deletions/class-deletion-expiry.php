<?php
/**
 * Expiry of deleted records.
 *
 * @package Atelier
 */

namespace Atelier\Deletions;

use Atelier\Network_Sites;
use Atelier\Writes\Unreadable_Database;

defined( 'ABSPATH' ) || exit;

/**
 * Once a day, permanently deletes records that were deleted 30 days ago, and those above the limits of each person.
 */
final class Deletion_Expiry {
	public const DAYS = 30;

	private const HOOK          = 'atelier_delete_expired';
	private const MAX_EACH_TIME = 200;

	/**
	 * Builds the service.
	 *
	 * @param Deleted_Posts   $posts   Marks deleted posts.
	 * @param Kept_Records    $records Finds deleted records.
	 * @param Deletion_Keeper $keeper  Deletes records permanently.
	 */
	public function __construct( private Deleted_Posts $posts, private Kept_Records $records, private Deletion_Keeper $keeper ) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( self::HOOK, array( $this, 'delete_expired' ) );
		register_deactivation_hook( ATELIER_FILE, static fn( $is_network_wide = false ) => Network_Sites::run_on( (bool) $is_network_wide, array( self::class, 'unschedule' ) ) );
		register_activation_hook( ATELIER_FILE, static fn( $is_network_wide = false ) => Network_Sites::run_on( (bool) $is_network_wide, array( self::class, 'schedule' ) ) );
	}

	/**
	 * Schedules the daily search.
	 */
	public static function schedule(): void {
		if ( ! wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_event( time() + DAY_IN_SECONDS, 'daily', self::HOOK );
		}
	}

	/**
	 * Removes the daily search from the schedule.
	 */
	public static function unschedule(): void {
		wp_clear_scheduled_hook( self::HOOK );
	}

	/**
	 * Deletes a limited number of expired records. If there are more, the next run is scheduled soon.
	 */
	public function delete_expired(): void {
		try {
			$this->delete_some();
		} catch ( Unreadable_Database ) {
			// The next daily run looks for the records again.
			return;
		}
	}

	/**
	 * Deletes a limited number of records.
	 *
	 * @throws Unreadable_Database When the database did not answer.
	 */
	private function delete_some(): void {
		// A record without a mark from an interrupted deletion counts as deleted now.
		foreach ( $this->records->find_unmarked( self::MAX_EACH_TIME ) as $id ) {
			$this->posts->mark( $id, false, 0 );
		}

		$ended = $this->records->find_older( time() - self::DAYS * DAY_IN_SECONDS, self::MAX_EACH_TIME );
		foreach ( $this->records->find_people_over_limit() as $person ) {
			$ended = array_merge( $ended, $this->records->find_surplus( $person, self::MAX_EACH_TIME ) );
		}
		$ended = array_unique( $ended );
		foreach ( array_slice( $ended, 0, self::MAX_EACH_TIME ) as $id ) {
			$this->keeper->delete_for_good( $id );
		}
		if ( ! $this->records->has_any() ) {
			self::unschedule();
		} elseif ( count( $ended ) >= self::MAX_EACH_TIME ) {
			wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::HOOK );
		}
	}
}
