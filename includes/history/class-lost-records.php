<?php
/**
 * Permanently deleted records.
 *
 * @package Atelier
 */

namespace Atelier\History;

use Atelier\Writes\Stored_Slug;
use Atelier\Writes\Write_Lock;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Recreates permanently deleted records from a named moment. They get their old numbers, by which pages and templates refer to them.
 */
final class Lost_Records {
	/** Kinds that can be recreated. Global styles are not deleted separately. */
	private const KINDS = array( 'wp_template', 'wp_template_part', 'wp_block', 'wp_navigation' );

	/** Meta that is recreated with a record. */
	private const META = array( 'wp_pattern_sync_status', 'is_wp_suggestion', 'origin' );

	/**
	 * Builds the service.
	 *
	 * @param Write_Lock $lock Locks the number of a record.
	 */
	public function __construct( private readonly Write_Lock $lock ) {}

	/**
	 * Describes records so that they can be recreated.
	 *
	 * @param array<string, array> $records Records by key.
	 * @return array<string, array{slug: string, status: string, terms: array<string, string[]>, meta: array<string, string>}> By key.
	 */
	public static function describe( array $records ): array {
		$ids = array();
		foreach ( $records as $record ) {
			$ids[ $record['kind'] ][] = $record['id'];
		}
		foreach ( $ids as $kind => $of_kind ) {
			update_object_term_cache( $of_kind, $kind );
			update_meta_cache( 'post', $of_kind );
		}
		$described = array();
		foreach ( $records as $key => $record ) {
			$terms = array();
			foreach ( get_object_taxonomies( $record['kind'] ) as $taxonomy ) {
				$found = get_the_terms( $record['id'], $taxonomy );
				if ( is_array( $found ) && $found ) {
					$terms[ $taxonomy ] = array_column( $found, 'name' );
				}
			}
			$meta              = array_map( static fn( string $name ): string => (string) get_post_meta( $record['id'], $name, true ), array_combine( self::META, self::META ) );
			$described[ $key ] = array(
				'slug'   => $record['slug'],
				'status' => $record['status'],
				'terms'  => $terms,
				'meta'   => array_filter( $meta ),
			);
		}

		return $described;
	}

	/**
	 * Finds the permanently deleted records of a moment that the current person may create.
	 *
	 * @param array                $kept    Records of the moment, by key.
	 * @param array<string, array> $records Existing records, by key.
	 * @return array<string, array> Records; `lost` has the data to recreate them.
	 */
	public static function find( array $kept, array $records ): array {
		$lost = array();
		foreach ( array_diff_key( $kept, $records ) as $key => $entry ) {
			list( $kind, $id ) = explode( '/', (string) $key, 2 ) + array( 1 => '' );
			if ( in_array( $kind, self::KINDS, true ) && is_array( $entry['of'] ?? null ) && self::may_make( $kind ) ) {
				$lost[ $key ] = self::to_record( $kind, (int) $id, $entry['of'] );
			}
		}

		return array_diff_key( $lost, self::find_there( $lost ) );
	}

	/**
	 * Returns whether the current person may create and publish records of a kind for others.
	 *
	 * @param string $kind Its kind.
	 */
	public static function may_make( string $kind ): bool {
		$type = get_post_type_object( $kind );

		return $type && current_user_can( $type->cap->create_posts ) && current_user_can( $type->cap->publish_posts ) && current_user_can( $type->cap->edit_others_posts );
	}

	/**
	 * Recreates a record.
	 *
	 * @param array $record The record.
	 * @param array $value  Its value.
	 * @return true|WP_Error
	 */
	public function make( array $record, array $value ) {
		return $this->lock->run(
			"post:{$record['id']}",
			static function () use ( $record, $value ) {
				if ( self::find_there( array( $record['key'] => $record ) ) ) {
					return new WP_Error( 'atelier_changed_meanwhile', __( 'It was brought back by someone else meanwhile.', 'atelier' ), array( 'status' => 412 ) );
				}
				$id = wp_insert_post(
					wp_slash(
						array(
							'import_id'    => $record['id'],
							'post_type'    => $record['kind'],
							'post_status'  => $record['status'],
							'post_name'    => $record['slug'],
							'post_title'   => $value['title'],
							'post_content' => $value['content'],
							'post_excerpt' => $value['excerpt'],
							'meta_input'   => $record['lost']['meta'] ?? array(),
						)
					),
					true
				);
				foreach ( is_wp_error( $id ) ? array() : $record['lost']['terms'] ?? array() as $taxonomy => $names ) {
					wp_set_object_terms( $id, $names, $taxonomy );
				}

				return is_wp_error( $id ) ? $id : true;
			}
		);
	}

	/**
	 * Finds the records that exist, including those that the person may not see.
	 *
	 * @param array<string, array> $records Records by key.
	 * @return array<string, true> By key.
	 */
	private static function find_there( array $records ): array {
		$there = Revision_Rows::read_values( array_column( $records, 'id' ) );

		return array_map( static fn(): bool => true, array_filter( $records, static fn( array $record ): bool => isset( $there[ $record['id'] ] ) ) );
	}

	/**
	 * Describes a record in the form of existing ones.
	 *
	 * @param string $kind Its kind.
	 * @param int    $id   Its number.
	 * @param array  $of   Result of {@see self::describe()}.
	 */
	private static function to_record( string $kind, int $id, array $of ): array {
		$slug = (string) ( $of['slug'] ?? '' );

		return array(
			'key'      => "$kind/$id",
			'kind'     => $kind,
			'id'       => $id,
			'title'    => Stored_Slug::to_text( $slug ),
			'slug'     => $slug,
			'status'   => (string) ( $of['status'] ?? 'publish' ),
			'author'   => 0,
			'created'  => 0,
			'modified' => 0,
			'deleted'  => 1,
			'place'    => "$kind $slug",
			'lost'     => $of,
		);
	}
}
