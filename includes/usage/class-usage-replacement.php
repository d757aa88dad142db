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
 * Takes a record out of the places that use it, some at a time, so that no request runs long. Each place is saved like any
 * other change of it: by who may edit it, with a revision.
 */
final class Usage_Replacement {
	private const PLACES_PER_RUN = 20;

	/** The types of records that the kinds mean. */
	private const TYPES = array(
		'pattern' => 'wp_block',
		'part'    => 'wp_template_part',
		'menu'    => 'wp_navigation',
	);

	/**
	 * Builds a replacement.
	 *
	 * @param Usage_Rewriter $rewriter Rewrites the markup of a place.
	 */
	private function __construct( private Usage_Rewriter $rewriter ) {}

	/**
	 * Makes a replacement.
	 *
	 * @param string $kind  Kind.
	 * @param string $id    The record that is to go.
	 * @param string $other The record that takes its place; empty for its content.
	 * @return self|WP_Error
	 */
	public static function create( string $kind, string $id, string $other ) {
		$targets = Usage_Places::get_targets( $kind, $id );
		if ( '' === $other ) {
			$content = self::get_content( $kind, $id );
			return null === $content
				? new WP_Error( 'atelier_usage_gone', __( 'The content to keep no longer exists.', 'atelier' ), array( 'status' => 404 ) )
				: new self( Usage_Rewriter::to_content( $kind, $targets, $content, self::get_element( $kind, $id ) ) );
		}
		// A number in the place of a part is that of a pattern: a header can be made of either.
		if ( 'part' === $kind && null !== self::get_content( 'pattern', $other ) ) {
			return new self( Usage_Rewriter::to_content( $kind, $targets, '<!-- wp:block {"ref":' . (int) $other . '} /-->', self::get_element( $kind, $id ) ) );
		}
		if ( $other === $id || null === self::get_content( $kind, $other ) ) {
			return new WP_Error( 'rest_invalid_param', __( 'The replacement cannot be used.', 'atelier' ), array( 'status' => 400 ) );
		}
		return new self( Usage_Rewriter::to_record( $kind, $targets, $other ) );
	}

	/**
	 * Replaces it in some places.
	 *
	 * @param Usage_Places       $places All places.
	 * @param string[]           $skip   Keys of places that were refused before.
	 * @param Usage_Place_Writer $writer Writes a place.
	 * @return array{changed: int, left: int, failed: list<array{key: string, title: string, message: string}>}
	 */
	public function run( Usage_Places $places, array $skip, Usage_Place_Writer $writer ): array {
		$changed = 0;
		$failed  = array();
		$left    = 0;
		foreach ( $places->get_page( 1, max( 1, $places->count() ) ) as $place ) {
			if ( in_array( $place['key'], $skip, true ) ) {
				continue;
			}
			if ( $changed + count( $failed ) >= self::PLACES_PER_RUN ) {
				++$left;
				continue;
			}
			$result = $place['canEdit']
				? $writer->write( $place, $this->rewriter )
				: new WP_Error( 'rest_cannot_edit', __( 'You are not allowed to change this place, or it is a file of the theme.', 'atelier' ) );
			if ( is_wp_error( $result ) ) {
				$failed[] = array(
					'key'     => $place['key'],
					'title'   => $place['title'],
					'message' => $result->get_error_message(),
				);
			} elseif ( $result ) {
				++$changed;
			}
		}
		return compact( 'changed', 'left', 'failed' );
	}

	/**
	 * Returns the name of the element that WordPress puts a part in: its area says it.
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
