<?php
/**
 * Drafts whose publication somebody asks for.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\Page\Address;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * A proposal is a draft with a request for its publication. Those who may publish are notified by mail and in the list of drafts; they publish it, or send
 * it back with a note.
 */
final class Proposals {
	/** How many people at most are notified of a proposal, and named beside it. */
	private const MOST_TOLD = 20;

	/** Seconds in which nobody gets a second mail about the same draft. */
	private const QUIET_SECONDS = 600;

	/**
	 * Constructor.
	 *
	 * @param Address $address Addresses of Design.
	 */
	public function __construct( private readonly Address $address ) {}

	/**
	 * Returns the draft to open for a person who may only propose: their last changed one, or a new one.
	 *
	 * @return int Its number; 0 where no draft can be added.
	 */
	public static function find_or_make(): int {
		foreach ( Draft_Table::all() as $draft ) {
			if ( get_current_user_id() === $draft['author'] && ! Current_Draft::find_problem( $draft ) ) {
				return $draft['id'];
			}
		}
		/* translators: %s: name of a person. */
		$name = sprintf( __( 'Proposal of %s', 'atelier' ), wp_get_current_user()->display_name );

		return Draft_Table::count() < Draft_Limits::DRAFTS ? Draft_Table::add( $name ) : 0;
	}

	/**
	 * Proposes a draft for publication.
	 *
	 * @param array  $draft The draft.
	 * @param string $note  A note to those who may publish it.
	 * @return array|WP_Error The changed draft.
	 */
	public static function propose( array $draft, string $note ) {
		$problem = Current_Draft::find_problem( $draft );
		if ( $problem ) {
			return $problem;
		}
		if ( ! $draft['data']['entries'] ) {
			return new WP_Error( 'atelier_draft_empty', __( 'Nothing is in this draft yet.', 'atelier' ), array( 'status' => 409 ) );
		}
		unset( $draft['data']['returned'] );
		$is_new = time() - ( $draft['data']['told'] ?? 0 ) >= self::QUIET_SECONDS;

		$draft['data']['proposal'] = self::make( $note ) + array( 'tells' => $is_new );
		$draft['data']['told']     = $is_new ? time() : $draft['data']['told'];

		return $draft;
	}

	/**
	 * Withdraws the request for a draft's publication.
	 *
	 * @param array $draft The draft.
	 */
	public static function withdraw( array $draft ): array {
		unset( $draft['data']['proposal'] );

		return $draft;
	}

	/**
	 * Sends a proposal back.
	 *
	 * @param array  $draft The draft.
	 * @param string $note  The reason.
	 * @return array|WP_Error The changed draft.
	 */
	public static function send_back( array $draft, string $note ) {
		if ( ! isset( $draft['data']['proposal'] ) ) {
			return new WP_Error( 'atelier_not_proposed', __( 'Nobody asks for the publication of this draft any more.', 'atelier' ), array( 'status' => 409 ) );
		}
		$draft['data']['returned'] = self::make( $note ) + array( 'to' => $draft['data']['proposal']['by'] );
		unset( $draft['data']['proposal'] );

		return $draft;
	}

	/**
	 * Returns the reason why the current person may not publish a draft; null where they may.
	 *
	 * @param array $draft The draft.
	 */
	public static function find_refusal( array $draft ): ?WP_Error {
		/**
		 * Filters whether the current person, who may change the design, may publish a draft. So a site can require a second person.
		 *
		 * @param bool  $may    Whether they may; by default true.
		 * @param int   $person Number of the person who publishes it.
		 * @param int   $author Number of the person who made the draft.
		 * @param int   $asking Number of the person who asks for its publication; 0 for nobody.
		 */
		$may = apply_filters( 'atelier_may_publish_draft', true, get_current_user_id(), $draft['author'], (int) ( $draft['data']['proposal']['by'] ?? 0 ) );

		return $may ? null : new WP_Error( 'atelier_own_proposal', __( 'Somebody else has to publish this draft.', 'atelier' ), array( 'status' => 403 ) );
	}

	/**
	 * Describes a draft's request for publication, and its return.
	 *
	 * @param array $draft The draft.
	 */
	public static function describe( array $draft ): array {
		return array(
			'proposal' => self::describe_note( $draft['data']['proposal'] ?? null ),
			'returned' => self::describe_note( $draft['data']['returned'] ?? null ),
		);
	}

	/**
	 * Returns the names of those who may publish, for a person who may not.
	 *
	 * @return string[]
	 */
	public static function name_publishers(): array {
		return Proposers::may_publish() ? array() : array_map( static fn( $user ): string => $user->display_name, Proposers::find_publishers( self::MOST_TOLD ) );
	}

	/**
	 * Notifies those who may publish of a request, unless they were notified of the draft a short time ago.
	 *
	 * @param array $draft The draft.
	 */
	public function notify_publishers( array $draft ): void {
		$name = wp_get_current_user()->display_name;
		foreach ( empty( $draft['data']['proposal']['tells'] ) ? array() : Proposers::find_publishers( self::MOST_TOLD ) as $person ) {
			self::send(
				$person->user_email,
				/* translators: 1: name of the site. 2: name of a person. 3: name of a draft. */
				sprintf( __( '[%1$s] %2$s asks for the publication of “%3$s”', 'atelier' ), self::site(), $name, $draft['name'] ),
				array( (string) $draft['data']['proposal']['note'], $this->address->to_url( "/draft/{$draft['id']}" ) )
			);
		}
	}

	/**
	 * Notifies the person who made the proposal that the draft was sent back.
	 *
	 * @param array $draft The draft.
	 */
	public function notify_proposer( array $draft ): void {
		$person = get_userdata( (int) $draft['data']['returned']['to'] );
		if ( $person ) {
			self::send(
				$person->user_email,
				/* translators: 1: name of the site. 2: name of a draft. */
				sprintf( __( '[%1$s] “%2$s” was sent back', 'atelier' ), self::site(), $draft['name'] ),
				array( (string) $draft['data']['returned']['note'], $this->address->to_url( "/draft/{$draft['id']}" ) )
			);
		}
	}

	/**
	 * Makes a note by the current person.
	 *
	 * @param string $note The text.
	 */
	private static function make( string $note ): array {
		return array(
			'by'   => get_current_user_id(),
			'time' => time(),
			'note' => trim( sanitize_textarea_field( $note ) ),
		);
	}

	/**
	 * Describes a note; null where there is none.
	 *
	 * @param array|null $note The note.
	 */
	private static function describe_note( ?array $note ): ?array {
		return $note ? array(
			'person' => get_userdata( (int) $note['by'] )->display_name ?? '',
			'isOwn'  => get_current_user_id() === (int) $note['by'],
			'time'   => (int) $note['time'],
			'note'   => (string) $note['note'],
		) : null;
	}

	/**
	 * Returns the name of the site for a mail.
	 */
	private static function site(): string {
		return wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES );
	}

	/**
	 * Sends a mail.
	 *
	 * @param string   $to      Its address.
	 * @param string   $subject Its subject.
	 * @param string[] $lines   Its paragraphs.
	 */
	private static function send( string $to, string $subject, array $lines ): void {
		wp_mail( $to, $subject, implode( "\n\n", array_filter( $lines ) ) );
	}
}
