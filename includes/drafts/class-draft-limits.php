<?php
/**
 * Limits of drafts.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Limits the number of drafts and the size of one, because each page of Design reads the whole draft that it shows. Users who may only propose
 * have a budget of their own, and leave places to those who publish. Drafts that are published or discarded do not count.
 */
final class Draft_Limits {
	/** How many drafts a site can have. */
	public const DRAFTS = 50;

	/** How many of them only users who may publish can add. */
	public const PLACES_OF_PUBLISHERS = 10;

	/** How many drafts a user who may only propose can have. */
	public const PROPOSALS = 10;

	/** Bytes that all drafts of a user who may only propose can have together. */
	public const PROPOSAL_BYTES = 24 * MB_IN_BYTES;

	private const RECORDS = 200;
	private const BYTES   = 8 * MB_IN_BYTES;

	/**
	 * Returns an error where the current user cannot add a draft.
	 */
	public static function find_problem_of_new(): ?WP_Error {
		$is_publisher = Proposers::may_publish();
		$limit        = $is_publisher ? self::DRAFTS : self::PROPOSALS;
		if ( Draft_Table::count( $is_publisher ? 0 : get_current_user_id() ) >= $limit ) {
			/* translators: %d: number of drafts. */
			return self::refuse( sprintf( __( 'You have reached the limit of %d drafts. Discard one first.', 'atelier' ), $limit ) );
		}
		if ( $is_publisher ) {
			return null;
		}
		if ( Draft_Table::count() >= self::DRAFTS - self::PLACES_OF_PUBLISHERS ) {
			return self::refuse( __( 'This site has reached its limit of proposed drafts. A user who publishes drafts can discard some.', 'atelier' ) );
		}

		return Draft_Table::count_bytes( get_current_user_id() ) >= self::PROPOSAL_BYTES ? self::refuse( self::describe_budget() ) : null;
	}

	/**
	 * Makes the error for a draft that cannot be added.
	 *
	 * @param string $message Its message.
	 */
	private static function refuse( string $message ): WP_Error {
		return new WP_Error( 'atelier_drafts_full', $message, array( 'status' => 409 ) );
	}

	/**
	 * Returns the message for a user whose drafts are too large.
	 */
	private static function describe_budget(): string {
		/* translators: %s: a size, for example "24 MB". */
		return sprintf( __( 'Not saved: your drafts have reached their limit of %s. Discard a draft, or remove items from one.', 'atelier' ), (string) size_format( self::PROPOSAL_BYTES ) );
	}

	/**
	 * Returns an error where a draft has too many records or bytes, or is too large for the budget of a user who may only propose.
	 *
	 * @param array  $draft   The draft.
	 * @param string $content Content of a record that is created in it besides.
	 */
	public static function find_problem( array $draft, string $content = '' ): ?WP_Error {
		$bytes   = strlen( $content ) + strlen( (string) wp_json_encode( $draft['data'], JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
		$records = count( $draft['data']['entries'] ) + ( '' === $content ? 0 : 1 );
		$message = match ( true ) {
			$records > self::RECORDS || $bytes > self::BYTES => __( 'Not saved: this draft has reached its limit. Publish the draft, or remove items from it.', 'atelier' ),
			! Proposers::may_publish() && $bytes + Draft_Table::count_bytes( get_current_user_id(), $draft['id'] ) > self::PROPOSAL_BYTES => self::describe_budget(),
			default => null,
		};

		return null === $message ? null : new WP_Error( 'atelier_draft_full', $message, array( 'status' => 413 ) );
	}
}
