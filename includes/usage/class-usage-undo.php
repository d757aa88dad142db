<?php
/**
 * Undo of changes of places.
 *
 * @package Atelier
 */

namespace Atelier\Usage;

use Atelier\History\Change_Plan;
use Atelier\Posts\Post_Batches;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Undoes changes of places, in groups. A place that somebody has changed since stays as it is, and is reported.
 */
final class Usage_Undo {
	/** How many changes are undone together: nobody else can save one of their posts meanwhile. */
	private const CHANGES_PER_GROUP = 25;

	/** How long a request may take, in seconds; the current group is completed. */
	private const SECONDS = 4.0;

	/**
	 * Constructor.
	 *
	 * @param Usage_Place_Writer $writer Writes a place.
	 * @param Usage_Group_Writer $group  Writes several places at once.
	 */
	public function __construct( private readonly Usage_Place_Writer $writer, private readonly Usage_Group_Writer $group ) {}

	/**
	 * Undoes changes, in their order.
	 *
	 * @param list<array{id: int, revision: int, hash: string}> $changes The changes.
	 * @return array{done: int, undone: int, failed: list<array>} How many changes were reached, and undone; the other places, with reasons.
	 */
	public function run( array $changes ): array {
		$done    = 0;
		$undone  = 0;
		$failed  = array();
		$ends_at = microtime( true ) + self::SECONDS;
		foreach ( self::split( $changes ) as $run ) {
			foreach ( Post_Batches::in_groups( array_keys( $run ), self::CHANGES_PER_GROUP ) as $ids ) {
				foreach ( $this->undo_group( array_intersect_key( $run, array_flip( $ids ) ) ) as $id => $result ) {
					if ( is_wp_error( $result ) ) {
						$failed[] = self::describe( $id, $result );
					} else {
						++$undone;
					}
				}
				$done += count( $ids );
				if ( microtime( true ) >= $ends_at ) {
					return compact( 'done', 'undone', 'failed' );
				}
			}
		}
		return compact( 'done', 'undone', 'failed' );
	}

	/**
	 * Splits changes where a post is repeated: its second undo depends on the result of the first.
	 *
	 * @param list<array{id: int, revision: int, hash: string}> $changes The changes.
	 * @return list<array<int, array{id: int, revision: int, hash: string}>> Runs of changes by post, in their order.
	 */
	public static function split( array $changes ): array {
		$runs = array();
		$last = -1;
		foreach ( $changes as $change ) {
			if ( $last < 0 || isset( $runs[ $last ][ $change['id'] ] ) ) {
				++$last;
			}
			$runs[ $last ][ $change['id'] ] = $change;
		}
		return $runs;
	}

	/**
	 * Undoes changes of several posts. Copies of a theme's files, and posts that another request has locked, are undone one by one.
	 *
	 * @param array<int, array{id: int, revision: int, hash: string}> $changes The changes, by post.
	 * @return array<int, true|WP_Error> By post, in the given order.
	 */
	private function undo_group( array $changes ): array {
		$revised = array_filter( $changes, static fn( array $change ): bool => $change['revision'] > 0 );
		_prime_post_caches( array_column( $revised, 'revision' ), false, false );
		$results = array();
		$written = $this->group->write(
			array_keys( $revised ),
			static function ( WP_Post $post ) use ( $revised, &$results ) {
				$content              = self::read_before( $post, $revised[ $post->ID ] );
				$results[ $post->ID ] = is_wp_error( $content ) ? $content : true;
				return $content;
			}
		);
		foreach ( $written as $id => $result ) {
			// For a deleted post the callback did not run.
			$results[ $id ] = is_wp_error( $result ) ? $result : $results[ $id ] ?? self::explain_changed();
		}
		foreach ( array_diff_key( $changes, $results ) as $id => $change ) {
			$results[ $id ] = $this->writer->undo( $id, $change['revision'], $change['hash'] );
		}
		return array_replace( $changes, $results );
	}

	/**
	 * Returns the content of a post before its change.
	 *
	 * @param WP_Post                                     $post   The post, as it is now.
	 * @param array{id: int, revision: int, hash: string} $change The change.
	 * @return string|WP_Error
	 */
	private static function read_before( WP_Post $post, array $change ) {
		if ( ! current_user_can( 'edit_post', $post->ID ) || md5( $post->post_content ) !== $change['hash'] ) {
			return self::explain_changed();
		}
		$before = wp_get_post_revision( $change['revision'] );
		return $before && $before->post_parent === $post->ID ? self::find_css_problem( $post, $before->post_content ) ?? $before->post_content : self::explain_lost();
	}

	/**
	 * Returns an error where the earlier styles have other CSS than the current ones, and the current user may not write CSS. The request names the
	 * revision, so that it need not be the one before the change.
	 *
	 * @param WP_Post $post   The post.
	 * @param string  $before Its earlier content.
	 */
	public static function find_css_problem( WP_Post $post, string $before ): ?WP_Error {
		if ( 'wp_global_styles' !== $post->post_type || current_user_can( 'edit_css' ) ) {
			return null;
		}
		$read = static fn( string $content ): array => Change_Plan::read_config( array( 'content' => $content ) )['styles'];
		$then = $read( $before );

		return Change_Plan::preserve_css( $then, $read( $post->post_content ) ) == $then // Ignores the order of keys.
			? null
			: new WP_Error( 'atelier_css_refused', __( 'You do not have permission to edit CSS.', 'atelier' ) );
	}

	/**
	 * Returns the error for a place that somebody has changed since.
	 */
	public static function explain_changed(): WP_Error {
		return new WP_Error( 'atelier_place_changed', __( 'It was changed since.', 'atelier' ) );
	}

	/**
	 * Returns the error for a place whose earlier content no longer exists.
	 */
	public static function explain_lost(): WP_Error {
		return new WP_Error( 'atelier_revision_gone', __( 'What was there before is not kept.', 'atelier' ) );
	}

	/**
	 * Describes a place that was not restored.
	 *
	 * @param int      $id    Id of its post.
	 * @param WP_Error $error Why.
	 * @return array{key: string, title: string, message: string}
	 */
	private static function describe( int $id, WP_Error $error ): array {
		return array(
			'key'     => (string) $id,
			'title'   => current_user_can( 'read_post', $id ) ? html_entity_decode( (string) get_the_title( $id ), ENT_QUOTES ) : '',
			'message' => $error->get_error_message(),
		);
	}
}
