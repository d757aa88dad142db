<?php
/**
 * The records of a publication as they were before it.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\History\Change_Plan;
use Atelier\History\Design_Settings;
use Atelier\Styles\Own_Block_Styles;
use Atelier\Templates\Active_Templates;
use Atelier\Templates\Template_Posts;
use Atelier\Writes\Content_Tokens;
use Atelier\Writes\Record_Address;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the records that a publication changes, and nothing else, so that one that does not end can be undone by {@see Publication_Rollback}.
 *
 * @phpstan-type Snapshot array{type: string, key: string, id: int, subject: string, entry: array, row?: array, meta?: list<array>, terms?: int[]|null, token?: string, statuses?: string[], value?: mixed, allowed?: list<mixed>, missing?: string|null, order?: list<string>|null}
 */
final class Publication_Snapshot {
	/** A record with a row in the table of posts. */
	public const POST = 'post';
	/** A template or part that has only a file: its publication creates a post. */
	public const FILE = 'file';
	/** An entry of a setting, or a block style. */
	public const VALUE = 'value';

	/**
	 * Reads the records that plans will change.
	 *
	 * @param array[] $plans The plans.
	 * @return array{records: array<string, array>, last: int} Snapshots by key; number of the last post.
	 */
	public static function read( array $plans ): array {
		global $wpdb;
		$records = array();
		foreach ( $plans as $plan ) {
			$records[ $plan['live']->key ] = self::read_record( $plan ) + array(
				'key'     => $plan['live']->key,
				'id'      => $plan['live']->id,
				'subject' => self::subject( $plan['live'] ),
				'entry'   => array(
					'paths'   => $plan['paths'],
					'title'   => $plan['title'],
					'removed' => $plan['remove'],
				),
			);
		}

		return array(
			'records' => $records + self::read_active( $plans ),
			'last'    => (int) $wpdb->get_var( "SELECT MAX( ID ) FROM $wpdb->posts" ),
		);
	}

	/**
	 * Returns the name of the lock for live writes of a record.
	 *
	 * @param Live_Record $live The record.
	 */
	public static function subject( Live_Record $live ): string {
		return match ( true ) {
			str_starts_with( $live->key, Design_Settings::ACTIVE . '/' )   => Active_Templates::LOCK,
			str_starts_with( $live->key, Design_Settings::IDENTITY . '/' ) => Record_Address::SETTINGS,
			Block_Style_Entries::is_key( $live->key ) => Own_Block_Styles::OPTION,
			0 === $live->id => Record_Address::subject( Record_Address::TEMPLATE, $live->name ),
			default         => Record_Address::subject( Record_Address::POST, $live->id ),
		};
	}

	/**
	 * Describes the stored state of a post after the publication has written it.
	 *
	 * @param int     $id   Number of the post.
	 * @param array[] $meta Its meta before.
	 * @return array{id: int, token: string, meta: array<string, string>} `meta` has hashes of the changed values by key; empty for a removed key.
	 */
	public static function note( int $id, array $meta ): array {
		$before = self::hash_meta( $meta );
		$after  = self::hash_meta( self::read_meta( $id ) );
		$notes  = array();
		foreach ( array_keys( $before + $after ) as $key ) {
			if ( ( $before[ $key ] ?? '' ) !== ( $after[ $key ] ?? '' ) ) {
				$notes[ $key ] = $after[ $key ] ?? '';
			}
		}

		return array(
			'id'    => $id,
			'token' => (string) ( new Content_Tokens() )->get_post_token( $id, true ),
			'meta'  => $notes,
		);
	}

	/**
	 * Reads the stored row of a post; null where there is none.
	 *
	 * @param int $id Its number.
	 */
	public static function read_row( int $id ): ?array {
		global $wpdb;

		return $wpdb->get_row( $wpdb->prepare( "SELECT * FROM $wpdb->posts WHERE ID = %d", $id ), ARRAY_A );
	}

	/**
	 * Reads the stored meta of a post.
	 *
	 * @param int $id Its number.
	 * @return list<array>
	 */
	public static function read_meta( int $id ): array {
		global $wpdb;

		return $wpdb->get_results( $wpdb->prepare( "SELECT * FROM $wpdb->postmeta WHERE post_id = %d ORDER BY meta_id", $id ), ARRAY_A );
	}

	/**
	 * Returns a hash of the values of each key.
	 *
	 * @param array[] $meta Rows of meta.
	 * @return array<string, string>
	 */
	public static function hash_meta( array $meta ): array {
		$values = array();
		foreach ( $meta as $row ) {
			$values[ $row['meta_key'] ][] = $row['meta_value'];
		}

		return array_map( static fn( array $list ): string => md5( serialize( $list ) ), $values ); // Only hashed.
	}

	/**
	 * Reads the categories of a pattern as they are stored; null for another record.
	 *
	 * @param int $id Its number.
	 * @return int[]|null
	 */
	public static function read_terms( int $id ): ?array {
		return Pattern_Fields::POST_TYPE === get_post_type( $id )
			? array_map( 'intval', (array) wp_get_object_terms( $id, Pattern_Fields::TAXONOMY, array( 'fields' => 'ids', 'orderby' => 'term_id' ) ) )
			: null;
	}

	/**
	 * Returns the parts of a stored row that a publication writes, by path: settings and styles, or texts and slug.
	 *
	 * @param array $row The row.
	 */
	public static function to_value( array $row ): array {
		return Live_Record::STYLES === $row['post_type']
			? Change_Plan::read_config( array( 'content' => $row['post_content'] ) )
			: array_map( static fn( string $column ): string => $row[ $column ], Live_Record::COLUMNS );
	}

	/**
	 * Reads a record.
	 *
	 * @param array $plan Its plan.
	 */
	private static function read_record( array $plan ): array {
		$live = $plan['live'];
		if ( $live->is_setting() ) {
			return array(
				'type'    => self::VALUE,
				'value'   => $live->value['value'] ?? null,
				'allowed' => array( Draft_Paths::apply( $live->value, $plan['paths'] )['value'] ?? null ),
				'missing' => self::find_missing( $live ),
				'order'   => Block_Style_Entries::is_key( $live->key ) ? array_map( static fn( array $style ): string => "{$style['block']}/{$style['name']}", Own_Block_Styles::list_all() ) : null,
			);
		}
		if ( ! $live->id ) {
			return array( 'type' => self::FILE );
		}

		return array(
			'type'     => self::POST,
			'row'      => self::read_row( $live->id ),
			'meta'     => self::read_meta( $live->id ),
			'terms'    => self::read_terms( $live->id ),
			'token'    => (string) ( new Content_Tokens() )->get_post_token( $live->id, true ),
			'statuses' => self::find_statuses( $plan ),
		);
	}

	/**
	 * Returns the option of a value; null where it is stored.
	 *
	 * @param Live_Record $live The value.
	 */
	private static function find_missing( Live_Record $live ): ?string {
		$option = Block_Style_Entries::is_key( $live->key ) ? Own_Block_Styles::OPTION : Design_Settings::OPTIONS[ $live->name ] ?? null;

		return null !== $option && Design_Settings::ACTIVE !== $live->kind && null === get_option( $option, null ) ? $option : null;
	}

	/**
	 * Returns the statuses that the publication of a plan can give to a post.
	 *
	 * @param array $plan The plan.
	 * @return string[]
	 */
	private static function find_statuses( array $plan ): array {
		$after = Draft_Paths::apply( $plan['live']->value, $plan['paths'] );

		return match ( true ) {
			$plan['remove']  => array( 'trash' ),
			$plan['restore'] => array( 'publish', 'draft', 'pending', 'private' ),
			default          => array( $after['status'] ?? $after['state'] ?? 'publish' ),
		};
	}

	/**
	 * Reads the entries of active templates that WordPress and Design change with a template: of its slugs, and those that name it.
	 *
	 * @param array[] $plans The plans.
	 * @return array<string, array>
	 */
	private static function read_active( array $plans ): array {
		$templates = array_filter( $plans, static fn( array $plan ): bool => Template_Posts::POST_TYPE === $plan['kind'] );
		$ids       = array_values( array_filter( array_map( static fn( array $plan ): int => $plan['live']->id, $templates ) ) );
		$slugs     = array();
		foreach ( $templates as $plan ) {
			$slugs[] = $plan['live']->id ? get_post( $plan['live']->id )->post_name : ( explode( '//', $plan['live']->name, 2 )[1] ?? '' );
			$slugs[] = $plan['live']->value['slug'] ?? '';
			$slugs[] = Draft_Paths::apply( $plan['live']->value, $plan['paths'] )['slug'] ?? '';
		}
		$records = array();
		foreach ( $templates ? ( new Active_Templates( new \Atelier\Writes\Write_Lock() ) )->get() : array() as $slug => $value ) {
			if ( in_array( $value, $ids, true ) ) {
				$slugs[] = (string) $slug;
			}
		}
		foreach ( array_unique( array_filter( $slugs ) ) as $slug ) {
			$live = Live_Record::find( Design_Settings::ACTIVE . "/$slug" );

			$records[ $live->key ] = array(
				'type'    => self::VALUE,
				'key'     => $live->key,
				'id'      => 0,
				'subject' => self::subject( $live ),
				'value'   => $live->value['value'],
				// Deleting a template removes its entry; an entry of a created one has its number.
				'allowed' => array( null, ...$ids ),
				'missing' => null,
				'order'   => null,
				'entry'   => null,
			);
		}

		return $records;
	}
}
