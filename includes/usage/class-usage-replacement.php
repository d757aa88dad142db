<?php
/**
 * Replacing a record everywhere.
 *
 * @package Atelier
 */

namespace Atelier\Usage;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces a record in the places that use it, some at a time, so that no request runs long. Each place is saved like any other
 * change of it: with a revision, and only by a person who may edit it.
 */
final class Usage_Replacement {
	private const PLACES_PER_RUN = 20;

	/** How long a run may take; the current place is completed. */
	private const SECONDS = 5.0;

	/** The post type of each kind. */
	private const TYPES = array(
		'pattern' => 'wp_block',
		'part'    => 'wp_template_part',
		'menu'    => 'wp_navigation',
	);

	/**
	 * Constructor.
	 *
	 * @param Usage_Rewriter $rewriter Rewrites the markup of a place.
	 */
	private function __construct( private Usage_Rewriter $rewriter ) {}

	/**
	 * Creates a replacement.
	 *
	 * @param string $kind  Kind.
	 * @param string $id    The record to replace.
	 * @param string $other The new record; empty to insert the record's content.
	 * @return self|WP_Error
	 */
	public static function create( string $kind, string $id, string $other ) {
		$targets = Usage_Targets::find( $kind, $id );
		if ( '' === $other ) {
			$content = self::get_content( $kind, $id );
			return null === $content
				? new WP_Error( 'atelier_usage_gone', __( 'The content to keep no longer exists.', 'atelier' ), array( 'status' => 404 ) )
				: new self( Usage_Rewriter::to_content( $kind, $targets, $content, self::get_element( $kind, $id ) ) );
		}
		// A number that replaces a part is the id of a pattern: a header can be either.
		if ( 'part' === $kind && null !== self::get_content( 'pattern', $other ) ) {
			return new self( Usage_Rewriter::to_content( $kind, $targets, '<!-- wp:block {"ref":' . (int) $other . '} /-->', self::get_element( $kind, $id ) ) );
		}
		if ( $other === $id || null === self::get_content( $kind, $other ) ) {
			return new WP_Error( 'rest_invalid_param', __( 'The replacement cannot be used.', 'atelier' ), array( 'status' => 400 ) );
		}
		return new self( Usage_Rewriter::to_record( $kind, $targets, $other ) );
	}

	/**
	 * Replaces the record in some places.
	 *
	 * @param Usage_Places       $places All places.
	 * @param string             $cursor End of the last run; empty to begin.
	 * @param Usage_Place_Writer $writer Writes a place.
	 * @return array{changed: int, left: int, cursor: string, changes: list<array{id: int, revision: int, hash: string}>, failed: list<array{key: string, title: string, message: string}>, kept: list<array{key: string, title: string, message: string}>}
	 *         The data that undoes each change; places in which the change failed; places that this person, or nobody, can change.
	 */
	public function run( Usage_Places $places, string $cursor, Usage_Place_Writer $writer ): array {
		$changes = array();
		$failed  = array();
		$kept    = array();
		$seen    = 0;
		$ends_at = microtime( true ) + self::SECONDS;
		foreach ( $places->walk( $cursor ) as $cursor => $place ) {
			if ( ! $place['canEdit'] ) {
				$kept[] = self::describe( $place, self::explain_kept( $place ) );
			} else {
				$result = $this->write( $place, $writer );
				if ( is_wp_error( $result ) ) {
					$failed[] = self::describe( $place, $result->get_error_message() );
				} elseif ( $result ) {
					$changes[] = $result;
				}
			}
			if ( ++$seen >= self::PLACES_PER_RUN || microtime( true ) >= $ends_at ) {
				break;
			}
		}
		$cursor = (string) $cursor;
		$left   = $seen > 0 ? $places->count_after( $cursor ) : 0;
		return array( 'changed' => count( $changes ) ) + compact( 'left', 'cursor', 'changes', 'failed', 'kept' );
	}

	/**
	 * Describes a place that was not changed.
	 *
	 * @param array  $place   The place.
	 * @param string $message Why.
	 * @return array{key: string, title: string, message: string}
	 */
	private static function describe( array $place, string $message ): array {
		return array(
			'key'     => $place['key'],
			'title'   => $place['title'],
			'message' => $message,
		);
	}

	/**
	 * Explains why a place was not changed.
	 *
	 * @param array $place The place.
	 */
	private static function explain_kept( array $place ): string {
		return 0 === $place['postId']
			? __( 'It is a file of the theme or of a plugin, of which the site has no copy.', 'atelier' )
			: __( 'You are not allowed to change it.', 'atelier' );
	}

	/**
	 * Replaces the record in one place. An error in its markup or in a plugin's hook fails this place only.
	 *
	 * @param array              $place  The place.
	 * @param Usage_Place_Writer $writer Writes it.
	 * @return array{id: int, revision: int, hash: string}|false|WP_Error As {@see Usage_Place_Writer::write}.
	 */
	private function write( array $place, Usage_Place_Writer $writer ) {
		try {
			return $writer->write( $place, $this->rewriter );
		} catch ( \Throwable $error ) {
			return Usage_Place_Writer::to_error( $error );
		}
	}

	/**
	 * Returns the name of the element in which WordPress wraps a part, by the part's area.
	 *
	 * @param string $kind Kind.
	 * @param string $id   Record.
	 */
	private static function get_element( string $kind, string $id ): string {
		$part = 'part' === $kind ? get_block_template( $id, self::TYPES[ $kind ] ) : null;
		foreach ( get_allowed_block_template_part_areas() as $area ) {
			if ( $part && $part->area === $area['area'] ) {
				return (string) $area['area_tag'];
			}
		}
		return 'div';
	}

	/**
	 * Returns the markup of a record, or null when there is no such record.
	 *
	 * @param string $kind Kind.
	 * @param string $id   Record.
	 */
	private static function get_content( string $kind, string $id ): ?string {
		$type = self::TYPES[ $kind ] ?? '';
		if ( 'part' === $kind ) {
			$part = get_block_template( $id, $type );
			return $part->content ?? null;
		}
		$post = ctype_digit( $id ) ? get_post( (int) $id ) : null;
		return $post && $post->post_type === $type && current_user_can( 'read_post', $post->ID ) ? $post->post_content : null;
	}
}
