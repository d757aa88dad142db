<?php
/**
 * Scheduled publications.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\Page\Address;
use Atelier\Writes\Write_Lock;
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
	 * @param Write_Lock  $lock        Locks a draft.
	 * @param Address     $address     Addresses of Design.
	 */
	public function __construct( private readonly Publication $publication, private readonly Write_Lock $lock, private readonly Address $address ) {}

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_action( self::ACTION, array( $this, 'publish' ) );
		add_action( 'atelier_publication_interrupted', array( $this, 'follow_interruption' ) );
	}

	/**
	 * Schedules a draft. Conflicts that exist already are decided now: at the scheduled time, a decision applies unless the published values have
	 * changed again.
	 *
	 * @param array                 $draft   The draft.
	 * @param int                   $time    GMT seconds.
	 * @param string                $mode    One of the constants.
	 * @param array<string, string> $choices Resolutions of conflicts, by key of the entry.
	 * @return array|WP_Error The changed draft, or the reason why it cannot be published even now.
	 */
	public static function set( array $draft, int $time, string $mode, array $choices ) {
		$plans   = Publication_Plan::make( $draft['data']['entries'] );
		$choices = self::SKIP === $mode ? $choices + self::choose_live( $plans ) : $choices;
		$problem = Publication::find_problem( Publication_Plan::make( $draft['data']['entries'], $choices ) );
		if ( $problem ) {
			return $problem;
		}
		$draft = self::clear( $draft );

		$draft['status']           = Draft_Table::SCHEDULED;
		$draft['data']['schedule'] = array(
			'at'        => $time,
			'by'        => get_current_user_id(),
			'mode'      => $mode,
			'decisions' => self::note_decisions( $plans, $choices ),
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
			? $this->publication->publish( $draft['id'], static fn( array $plans ): array => self::choose( $plans, $schedule ), static fn( array $now ): ?WP_Error => self::find_change( $now, $schedule ) )
			: new WP_Error( 'rest_forbidden', __( 'Nothing was published: who scheduled it may not change the design any more.', 'atelier' ) );
		if ( ! is_wp_error( $result ) ) {
			/* translators: 1: name of the site. 2: name of a draft. */
			$this->mail( $result, $schedule, __( '[%1$s] “%2$s” was published', 'atelier' ), __( 'The draft was published at the scheduled time.', 'atelier' ) );
		} elseif ( in_array( $result->get_error_code(), array( 'atelier_busy', 'atelier_interrupted' ), true ) ) {
			// Somebody is saving one of its records right now.
			wp_schedule_single_event( time() + self::RETRY_SECONDS, self::ACTION, array( $draft['id'] ) );
		} else {
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
	 * Returns the reason why a schedule does not apply to a draft any more: somebody has published, discarded, unscheduled or rescheduled it. Null where it applies.
	 *
	 * @param array|null $draft    The draft, read under its lock.
	 * @param array      $schedule The schedule.
	 */
	public static function find_change( ?array $draft, array $schedule ): ?WP_Error {
		return Draft_Table::SCHEDULED === ( $draft['status'] ?? '' ) && $schedule === ( $draft['data']['schedule'] ?? null )
			? null
			: new WP_Error( 'atelier_not_scheduled', __( 'This draft is not scheduled anymore.', 'atelier' ) );
	}

	/**
	 * Resolves the conflicts of plans at the scheduled time.
	 *
	 * @param array[] $plans    The plans.
	 * @param array   $schedule The schedule.
	 * @return array<string, string>
	 */
	public static function choose( array $plans, array $schedule ): array {
		$choices = self::SKIP === $schedule['mode'] ? self::choose_live( $plans ) : array();
		foreach ( $plans as $plan ) {
			$decision = $schedule['decisions'][ $plan['key'] ] ?? null;
			if ( $decision && self::hash_conflicts( $plan ) === $decision['seen'] ) {
				$choices[ $plan['key'] ] = $decision['winner'];
			}
		}

		return $choices;
	}

	/**
	 * Returns the decisions about existing conflicts, each with a hash of the published values that the person was shown.
	 *
	 * @param array[]               $plans   The plans.
	 * @param array<string, string> $choices Resolutions of conflicts, by key.
	 * @return array<string, array{winner: string, seen: string}>
	 */
	public static function note_decisions( array $plans, array $choices ): array {
		$decisions = array();
		foreach ( $plans as $plan ) {
			if ( $plan['collisions'] && isset( $choices[ $plan['key'] ] ) ) {
				$decisions[ $plan['key'] ] = array(
					'winner' => $choices[ $plan['key'] ],
					'seen'   => self::hash_conflicts( $plan ),
				);
			}
		}

		return $decisions;
	}

	/**
	 * Returns a hash of the published values with which a plan conflicts.
	 *
	 * @param array $plan The plan.
	 */
	private static function hash_conflicts( array $plan ): string {
		return Draft_Removals::hash( $plan['remove'] ? $plan['live']->value ?? array() : $plan['collisions'] );
	}

	/**
	 * Resolves each conflict by the live value.
	 *
	 * @param array[] $plans The plans.
	 * @return array<string, string>
	 */
	private static function choose_live( array $plans ): array {
		return array_fill_keys( array_column( $plans, 'key' ), Publication_Plan::TAKE_LIVE );
	}

	/**
	 * Stores the reason why a draft was not published, and mails it; nothing where the schedule does not apply any more.
	 *
	 * @param int    $id       Number of the draft.
	 * @param array  $schedule Its schedule.
	 * @param string $reason   The reason.
	 */
	private function stop( int $id, array $schedule, string $reason ): void {
		$draft = $this->lock->run(
			"draft:$id",
			static function () use ( $id, $schedule, $reason ): ?array {
				$draft = Draft_Table::find( $id );
				if ( self::find_change( $draft, $schedule ) ) {
					return null;
				}
				$draft['status']          = Draft_Table::OPEN;
				$draft['data']['stopped'] = array(
					'at'     => $schedule['at'],
					'reason' => $reason,
				);
				unset( $draft['data']['schedule'] );

				return Draft_Table::save( $draft ) ? $draft : null;
			}
		);
		if ( is_array( $draft ) ) {
			/* translators: 1: name of the site. 2: name of a draft. */
			$this->mail( $draft, $schedule, __( '[%1$s] “%2$s” was not published', 'atelier' ), $reason );
		} elseif ( is_wp_error( $draft ) ) {
			// Somebody is changing the draft right now.
			wp_schedule_single_event( time() + self::RETRY_SECONDS, self::ACTION, array( $id ) );
		}
	}

	/**
	 * Sends a mail to the person who scheduled a draft.
	 *
	 * @param array  $draft    The draft.
	 * @param array  $schedule Its schedule.
	 * @param string $subject  Subject with the places `%1$s` and `%2$s`, for the names of the site and of the draft.
	 * @param string $text     The text.
	 */
	private function mail( array $draft, array $schedule, string $subject, string $text ): void {
		$person = get_userdata( $schedule['by'] );
		if ( $person ) {
			wp_mail(
				$person->user_email,
				sprintf( $subject, wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES ), $draft['name'] ),
				$text . "\n\n" . $this->address->to_url( "/draft/{$draft['id']}" )
			);
		}
	}
}
