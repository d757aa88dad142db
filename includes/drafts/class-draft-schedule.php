<?php
/**
 * Scheduled publications.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\Page\Address;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Publishes a draft at the time that somebody set, as that person and with the rights that they have by then. If that is impossible, it writes
 * nothing, and notifies the person by mail and on the draft's screen.
 */
final class Draft_Schedule {
	/** Action of the cron event. */
	public const ACTION = 'atelier_publish_draft';

	/** Nothing is published where somebody changed the same values live meanwhile. */
	public const STOP = 'stop';
	/** All other values are published in that case. */
	public const SKIP = 'skip';

	/** Seconds until a publication is tried again that a concurrent save prevented. */
	private const RETRY_SECONDS = 60;

	/**
	 * Constructor.
	 *
	 * @param Publication $publication Makes drafts live.
	 * @param Address     $address     Addresses of Design.
	 */
	public function __construct( private readonly Publication $publication, private readonly Address $address ) {}

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_action( self::ACTION, array( $this, 'publish' ) );
		add_action( 'atelier_publication_interrupted', array( $this, 'follow_interruption' ) );
	}

	/**
	 * Schedules a draft.
	 *
	 * @param array  $draft The draft.
	 * @param int    $time  GMT seconds.
	 * @param string $mode  One of the constants.
	 * @return array The changed draft.
	 */
	public static function set( array $draft, int $time, string $mode ): array {
		$draft = self::clear( $draft );

		$draft['status']           = Draft_Table::SCHEDULED;
		$draft['data']['schedule'] = array(
			'at'   => $time,
			'by'   => get_current_user_id(),
			'mode' => $mode,
		);
		wp_schedule_single_event( $time, self::ACTION, array( $draft['id'] ) );

		return $draft;
	}

	/**
	 * Removes the schedule of a draft.
	 *
	 * @param array $draft The draft.
	 * @return array The changed draft.
	 */
	public static function clear( array $draft ): array {
		wp_clear_scheduled_hook( self::ACTION, array( $draft['id'] ) );
		if ( Draft_Table::SCHEDULED === $draft['status'] ) {
			$draft['status'] = Draft_Table::OPEN;
		}
		unset( $draft['data']['schedule'], $draft['data']['stopped'] );

		return $draft;
	}

	/**
	 * Publishes a scheduled draft.
	 *
	 * @param mixed $id Number of the draft.
	 */
	public function publish( $id ): void {
		$draft    = Draft_Table::find( (int) $id );
		$schedule = $draft['data']['schedule'] ?? null;
		if ( ! is_array( $schedule ) || Draft_Table::SCHEDULED !== $draft['status'] ) {
			return;
		}
		$before = get_current_user_id();
		wp_set_current_user( $schedule['by'] );
		$result = Proposers::may_publish()
			? $this->publication->publish( $draft['id'], self::SKIP === $schedule['mode'] ? self::choose_live( $draft ) : array() )
			: new WP_Error( 'rest_forbidden', __( 'Nothing was published: who scheduled it may not change the design any more.', 'atelier' ) );
		if ( is_wp_error( $result ) && in_array( $result->get_error_code(), array( 'atelier_busy', 'atelier_interrupted' ), true ) ) {
			// Somebody is saving one of its records right now.
			wp_schedule_single_event( time() + self::RETRY_SECONDS, self::ACTION, array( $draft['id'] ) );
		} elseif ( is_wp_error( $result ) ) {
			$this->stop( $draft['id'], $schedule, $result->get_error_message() );
		}
		wp_set_current_user( $before );
	}

	/**
	 * Tells the person that a scheduled publication was interrupted.
	 *
	 * @param mixed $id Number of the draft.
	 */
	public function follow_interruption( $id ): void {
		$draft    = Draft_Table::find( (int) $id );
		$schedule = $draft['data']['schedule'] ?? null;
		if ( is_array( $schedule ) && Draft_Table::SCHEDULED === $draft['status'] && $schedule['at'] <= time() ) {
			$this->stop( (int) $id, $schedule, __( 'Publishing was interrupted. Open the draft to see what was restored.', 'atelier' ) );
		}
	}

	/**
	 * Resolves each conflict by the live value.
	 *
	 * @param array $draft The draft.
	 * @return array<string, string>
	 */
	private static function choose_live( array $draft ): array {
		return array_fill_keys( array_keys( $draft['data']['entries'] ), Publication_Plan::TAKE_LIVE );
	}

	/**
	 * Stores the reason why a draft was not published, and mails it.
	 *
	 * @param int    $id       Number of the draft.
	 * @param array  $schedule Its schedule.
	 * @param string $reason   The reason.
	 */
	private function stop( int $id, array $schedule, string $reason ): void {
		$draft = Draft_Table::find( $id );
		if ( ! $draft ) {
			return;
		}
		$draft['status']          = Draft_Table::OPEN;
		$draft['data']['stopped'] = array(
			'at'     => $schedule['at'],
			'reason' => $reason,
		);
		unset( $draft['data']['schedule'] );
		Draft_Table::save( $draft );
		$person = get_userdata( $schedule['by'] );
		if ( $person ) {
			wp_mail(
				$person->user_email,
				/* translators: 1: name of the site. 2: name of a draft. */
				sprintf( __( '[%1$s] “%2$s” was not published', 'atelier' ), wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES ), $draft['name'] ),
				$reason . "\n\n" . $this->address->to_url( "/draft/$id" )
			);
		}
	}
}
