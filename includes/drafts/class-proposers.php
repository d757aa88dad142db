<?php
/**
 * People who may only propose changes of the design.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\Page\Admin_Page;
use WP_Error;
use WP_REST_Request;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * People who may not change the design can work in their own drafts, where the site allows it. In a request for such a draft they
 * have WordPress's capability for the design, because its writes are stored in the draft, see {@see Draft_Guard}. Publication requires the
 * capability itself.
 */
final class Proposers {
	/** Capability of people who may propose; no role has it by default. */
	public const CAPABILITY = 'atelier_propose_design';

	/** The person who gets the capability for the design in this request; 0 for nobody. */
	private static int $granted = 0;

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_filter( 'user_has_cap', array( self::class, 'add_capability' ), PHP_INT_MAX, 4 );
	}

	/**
	 * Adds the capability for the design to the person to whom this request grants it.
	 *
	 * @param mixed $all  All capabilities of a person.
	 * @param mixed $caps The required capabilities.
	 * @param mixed $args Arguments of the check.
	 * @param mixed $user The person.
	 * @return mixed
	 */
	public static function add_capability( $all, $caps, $args, $user ) {
		if ( self::$granted && is_array( $all ) && $user instanceof WP_User && self::$granted === $user->ID ) {
			$all[ Admin_Page::CAPABILITY ] = true;
			// WordPress requires `edit_posts` for reading the styles alone; nothing else of it is granted.
			if ( is_array( $args ) && 'read_post' === ( $args[0] ?? '' ) && 'wp_global_styles' === get_post_type( (int) ( $args[2] ?? 0 ) ) ) {
				$all += array_fill_keys( (array) $caps, true );
			}
		}

		return $all;
	}

	/**
	 * Grants the capability for the design to the current person for the rest of this request, which is about their draft.
	 */
	public static function grant(): void {
		self::$granted = get_current_user_id();
	}

	/**
	 * Returns whether the current person may publish drafts: they have the capability for the design even without the grant.
	 */
	public static function may_publish(): bool {
		$granted       = self::$granted;
		self::$granted = 0;
		$may           = current_user_can( Admin_Page::CAPABILITY );
		self::$granted = $granted;

		return $may;
	}

	/**
	 * Returns whether the current person may propose changes of the design, but not change it.
	 */
	public static function may_propose(): bool {
		$user = wp_get_current_user();
		if ( ! $user->exists() || self::may_publish() ) {
			return false;
		}
		/**
		 * Filters whether a person who may not change the design may work in drafts of their own, and ask for their publication. It is
		 * off unless a role has the capability `atelier_propose_design`.
		 *
		 * @param bool    $may  Whether the person has that capability.
		 * @param WP_User $user The person.
		 */
		return (bool) apply_filters( 'atelier_may_propose_design', $user->has_cap( self::CAPABILITY ), $user );
	}

	/**
	 * Returns whether the current person may work in a draft.
	 *
	 * @param array $draft The draft.
	 */
	public static function may_work_in( array $draft ): bool {
		return self::may_publish() || ( get_current_user_id() === $draft['author'] && self::may_propose() );
	}

	/**
	 * Checks that the current user may change the design, or is the author of the draft that a REST request names, and may propose changes in it.
	 *
	 * @param WP_REST_Request $request The request; `id` is the number of the draft, if it names one.
	 * @return true|WP_Error
	 */
	public static function check_request( WP_REST_Request $request ) {
		if ( self::may_publish() ) {
			return true;
		}
		if ( ! self::may_propose() ) {
			return new WP_Error( 'rest_forbidden', __( 'Sorry, you are not allowed to work on drafts of the design.', 'atelier' ), array( 'status' => rest_authorization_required_code() ) );
		}
		$draft = $request['id'] ? Draft_Table::find( (int) $request['id'] ) : null;
		if ( $request['id'] && ( ! $draft || ! self::may_work_in( $draft ) ) ) {
			// Users who may only propose do not get other users' drafts.
			return Current_Draft::find_problem( null );
		}

		return 'GET' === $request->get_method() ? true : self::find_problem( $draft );
	}

	/**
	 * Checks that a person who may only propose may change their draft: it must not be published or scheduled.
	 *
	 * @param array|null $draft The draft; null for a new one.
	 * @return true|WP_Error
	 */
	public static function find_problem( ?array $draft ) {
		return ! self::may_publish() && $draft && in_array( $draft['status'], array( Draft_Table::SCHEDULED, Draft_Table::PUBLISHED ), true )
			? new WP_Error( 'atelier_draft_decided', __( 'This draft is published, or has a time for that. Nothing of it can be changed.', 'atelier' ), array( 'status' => 409 ) )
			: true;
	}

	/**
	 * Runs a function with the capability for the design, for a person who may only propose.
	 *
	 * @template T
	 * @param callable(): T $run The function.
	 * @return T
	 */
	public static function with_right( callable $run ) {
		$granted = self::$granted;
		if ( self::may_propose() ) {
			self::grant();
		}
		try {
			return $run();
		} finally {
			self::$granted = $granted;
		}
	}

	/**
	 * Returns the people who may publish a draft, sorted by name.
	 *
	 * @param int $limit The maximum number.
	 * @return WP_User[]
	 */
	public static function find_publishers( int $limit ): array {
		return get_users(
			array(
				'capability' => Admin_Page::CAPABILITY,
				'number'     => $limit,
				'orderby'    => 'display_name',
			)
		);
	}
}
