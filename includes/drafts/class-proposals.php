<?php
/**
 * Drafts whose publication somebody asks for.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\Page\Address;
use Atelier\Writes\Design_Request;
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
	 * Returns the draft to open for a user who may only propose: the last changed one of their own.
	 *
	 * @return int Its number; 0 for none.
	 */
	public static function find_latest(): int {
		foreach ( Draft_Table::list_all() as $draft ) {
			if ( get_current_user_id() === $draft['author'] && ! Current_Draft::find_problem( $draft ) ) {
				return $draft['id'];
			}
		}

		return 0;
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

		// Later saves do not change the proposed state.
		$draft['data']['proposal'] = self::make( $note ) + array(
			'tells'    => $is_new,
			'hash'     => Draft_Revisions::hash( $draft['data']['entries'] ),
			'revision' => Draft_Revisions::find_current( $draft ),
		);
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
	 * Returns an error where a draft is not the one that a user saw.
	 *
	 * @param array  $draft The draft.
	 * @param string $seen  Token of the draft that the user saw; empty where the request has none.
	 */
	public static function find_change( array $draft, string $seen ): ?WP_Error {
		$asking = (int) ( $draft['data']['proposal']['by'] ?? 0 );
		if ( '' === $seen && in_array( $asking, array( 0, get_current_user_id() ), true ) ) {
			return null;
		}
		if ( '' === $seen ) {
			return new WP_Error( 'atelier_draft_unseen', __( 'Another user proposed this draft. Send the token of the draft that you saw.', 'atelier' ), array( 'status' => 428 ) );
		}
		$now = Draft_Revisions::hash( $draft['data']['entries'] );

		return hash_equals( $now, $seen ) ? null : new WP_Error(
			'atelier_draft_changed',
			/* translators: %s: name of a draft. */
			sprintf( __( '“%s” was changed after you opened it. Check the changes, then try again.', 'atelier' ), $draft['name'] ),
			array(
				'status' => 412,
				'token'  => $now,
			)
		);
	}

	/**
	 * Describes a draft's request for publication, and its return.
	 *
	 * @param array $draft The draft.
	 */
	public static function describe( array $draft ): array {
		$summary  = Draft_Table::summarize( $draft );
		$proposal = $summary['proposal'] ?? null;

		return array(
			'proposal' => $proposal ? self::describe_note( $proposal ) + array( 'isChanged' => ( $proposal['hash'] ?? $summary['hash'] ) !== $summary['hash'] ) : null,
			'returned' => self::describe_note( $summary['returned'] ?? null ),
		);
	}

	/**
	 * Lists the records that were changed after the draft was proposed.
	 *
	 * @param array $draft The draft.
	 * @return array{revision: int, records: list<array{key: string, kind: string, restId: string, title: string}>}|null Null where nothing was changed, or the
	 *                                                                                                                    proposed state is not stored.
	 * @throws \Atelier\Writes\Unreadable_Database When the database did not answer.
	 */
	public static function find_difference( array $draft ): ?array {
		$proposal = $draft['data']['proposal'] ?? null;
		$entries  = $draft['data']['entries'];
		if ( ! isset( $proposal['hash'] ) || Draft_Revisions::hash( $entries ) === $proposal['hash'] ) {
			return null;
		}
		$before = Draft_Revisions::find( $draft['id'], (int) $proposal['revision'] )['entries'] ?? null;

		return null === $before ? null : array(
			'revision' => (int) $proposal['revision'],
			'records'  => array_map(
				static fn( string $key ): array => array(
					'key'    => $key,
					'kind'   => explode( '/', $key, 2 )[0],
					'restId' => (string) Live_Record::find( $key )?->rest_id(),
					'title'  => (string) ( $entries[ $key ]['title'] ?? $before[ $key ]['title'] ?? $key ),
				),
				Draft_Revisions::find_changes( $before, $entries )
			),
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
		) + ( Design_Request::is_current() ? array() : array( 'api' => true ) );
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
			'isApi'  => ! empty( $note['api'] ),
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
