<?php
/**
 * Records of a design.
 *
 * @package Atelier
 */

namespace Atelier\History;

use Atelier\Deletions\Deleted_Posts;
use Atelier\Features;
use Atelier\Page\Rights;
use Atelier\Styles\Own_Block_Styles;
use Atelier\Templates\Template_Posts;
use Atelier\Writes\Stored_Slug;
use Atelier\Writes\Unreadable_Database;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the records of the current theme's design that have revisions, without their contents: existing ones, and those in the trash.
 *
 * @phpstan-type Record array{key: string, kind: string, id: int, title: string, slug: string, status: string, author: int, created: int, modified: int, deleted: int, place: string}
 */
final class Design_Records {
	public const KINDS = array( 'wp_global_styles', 'wp_template', 'wp_template_part', 'wp_block', 'wp_navigation' );

	/** Kinds whose records belong to one theme. */
	private const OF_THEME = array( 'wp_global_styles', 'wp_template', 'wp_template_part' );

	private const STATUSES = array( 'publish', 'draft', 'pending', 'private', 'future', 'trash' );

	private const TRASH_TIME = '_wp_trash_meta_time';
	private const TRASH_SLUG = '_wp_desired_post_slug';

	/**
	 * Cached records, by the number of the person.
	 *
	 * @var array<int, array<string, array>>
	 */
	private array $known = array();

	/**
	 * Builds the service.
	 *
	 * @param Deleted_Posts $deleted    Checks who may see deleted posts.
	 * @param bool          $is_limited Whether only records that the current person may see are listed.
	 */
	public function __construct( private readonly Deleted_Posts $deleted, private readonly bool $is_limited = true ) {}

	/**
	 * Returns the records, by key.
	 *
	 * @param bool $is_fresh Whether to read them again.
	 * @return array<string, array{key: string, kind: string, id: int, title: string, slug: string, status: string, author: int, created: int, modified: int, deleted: int, place: string}>
	 * @throws Unreadable_Database When the database did not answer.
	 */
	public function all( bool $is_fresh = false ): array {
		$person = get_current_user_id();
		if ( $is_fresh || ! isset( $this->known[ $person ] ) ) {
			$this->known[ $person ] = $this->read();
		}

		return $this->known[ $person ];
	}

	/**
	 * Returns the id of a record in WordPress's REST routes: for a part, and for a template without versions, it is the theme and slug.
	 *
	 * @param array{kind: string, id: int, slug: string} $record The record.
	 */
	public static function get_rest_id( array $record ): string {
		$is_named = 'wp_template_part' === $record['kind'] || ( Template_Posts::POST_TYPE === $record['kind'] && ! Features::has_template_versions() );

		return $is_named ? get_stylesheet() . "//{$record['slug']}" : (string) $record['id'];
	}

	/**
	 * Returns the title of a setting or block style.
	 *
	 * @param string $key Its key.
	 */
	public static function name_setting( string $key ): string {
		list( $kind, $id ) = explode( '/', $key, 2 ) + array( 1 => '' );
		if ( 'active' === $kind ) {
			$types = get_default_block_template_types();

			return (string) ( $types[ $id ]['title'] ?? Stored_Slug::to_text( $id ) );
		}
		if ( Design_Settings::BLOCK_STYLE === $kind ) {
			$label = Design_Settings::read_labels( get_option( Own_Block_Styles::OPTION ) )[ $key ] ?? substr( (string) strrchr( $id, '/' ), 1 );

			/* translators: %s: label of a block style. */
			return sprintf( __( 'Block style “%s”', 'atelier' ), $label );
		}

		return match ( $id ) {
			'title'       => __( 'Site title', 'atelier' ),
			'description' => __( 'Site tagline', 'atelier' ),
			'site_logo'   => __( 'Site logo', 'atelier' ),
			'site_icon'   => __( 'Site icon', 'atelier' ),
			default       => $id,
		};
	}

	/**
	 * Reads the records.
	 *
	 * @return array<string, array>
	 */
	private function read(): array {
		global $wpdb;
		$kinds = ! $this->is_limited || Rights::all()['editStyles'] ? self::KINDS : array_diff( self::KINDS, array( 'wp_global_styles' ) );
		$marks = static fn( array $values ): string => implode( ', ', array_fill( 0, count( $values ), '%s' ) );
		$rows  = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT ID, post_type, post_title, post_name, post_status, post_author, post_date_gmt, post_modified_gmt FROM $wpdb->posts
				WHERE post_type IN ( {$marks( $kinds )} ) AND post_status IN ( {$marks( self::STATUSES )} )",
				...array( ...array_values( $kinds ), ...self::STATUSES )
			)
		);
		Unreadable_Database::check_last_query();
		$of_theme = $this->find_ids_of_theme();
		$rows     = array_filter( $rows, static fn( object $row ): bool => ! in_array( $row->post_type, self::OF_THEME, true ) || isset( $of_theme[ (int) $row->ID ] ) );
		update_meta_cache( 'post', array_map( static fn( object $row ): int => (int) $row->ID, array_filter( $rows, static fn( object $row ): bool => 'trash' === $row->post_status ) ) );
		$records = array();
		foreach ( $rows as $row ) {
			$record = self::describe( $row );
			if ( $record && ( ! $this->is_limited || $this->may_see( $record ) ) ) {
				$records[ $record['key'] ] = $record;
			}
		}

		return $records;
	}

	/**
	 * Returns the numbers of posts that belong to the current theme, as keys.
	 *
	 * @return array<int, true>
	 */
	private function find_ids_of_theme(): array {
		global $wpdb;
		$term = get_term_by( 'name', get_stylesheet(), 'wp_theme' );
		$ids  = $term ? $wpdb->get_col( $wpdb->prepare( "SELECT object_id FROM $wpdb->term_relationships WHERE term_taxonomy_id = %d", $term->term_taxonomy_id ) ) : array();

		return array_fill_keys( array_map( 'intval', $ids ), true );
	}

	/**
	 * Describes a row; null for a deleted record without a time of deletion.
	 *
	 * @param object $row The row.
	 */
	private static function describe( object $row ): ?array {
		$id      = (int) $row->ID;
		$is_gone = 'trash' === $row->post_status;
		$deleted = $is_gone ? (int) ( get_post_meta( $id, Deleted_Posts::TIME_META, true ) ?: get_post_meta( $id, self::TRASH_TIME, true ) ) : 0;
		if ( $is_gone && $deleted <= 0 ) {
			return null;
		}
		$slug   = $is_gone ? (string) ( get_post_meta( $id, self::TRASH_SLUG, true ) ?: preg_replace( '/__trashed(-\d+)?$/', '', $row->post_name ) ) : $row->post_name;
		$status = $is_gone ? (string) ( get_post_meta( $id, Deleted_Posts::STATUS_META, true ) ?: 'publish' ) : $row->post_status;
		$title  = html_entity_decode( wp_strip_all_tags( $row->post_title ), ENT_QUOTES );

		return array(
			'key'      => "$row->post_type/$id",
			'kind'     => $row->post_type,
			'id'       => $id,
			'title'    => 'wp_global_styles' === $row->post_type ? __( 'Styles', 'atelier' ) : ( '' === $title ? Stored_Slug::to_text( $slug ) : $title ),
			'slug'     => $slug,
			'status'   => $status,
			'author'   => (int) $row->post_author,
			'created'  => self::to_time( $row->post_date_gmt ),
			'modified' => self::to_time( $row->post_modified_gmt ),
			'deleted'  => $deleted,
			'place'    => "$row->post_type $slug",
		);
	}

	/**
	 * Returns whether the current person may see a record.
	 *
	 * @param array $record The record.
	 */
	private function may_see( array $record ): bool {
		if ( $record['deleted'] ) {
			return 'wp_global_styles' !== $record['kind'] && $this->deleted->may_delete( $record['id'], $record['kind'], $record['author'], $record['status'] );
		}

		return 'publish' === $record['status'] || self::may_edit( $record );
	}

	/**
	 * Returns whether the current person may edit an unpublished record. It uses columns only: WordPress's own check reads whole posts, so that
	 * a list would load all contents.
	 *
	 * @param array $record The record.
	 */
	private static function may_edit( array $record ): bool {
		$names  = get_post_type_object( $record['kind'] )->cap;
		$is_own = $record['author'] > 0 && get_current_user_id() === $record['author'];
		$needed = $is_own ? $names->edit_posts : $names->edit_others_posts;

		return current_user_can( $needed ) && ( $is_own || 'private' !== $record['status'] || current_user_can( $names->edit_private_posts ) );
	}

	/**
	 * Converts the date of a column to seconds; 0 for a draft without a date.
	 *
	 * @param string $date The column, in GMT.
	 */
	public static function to_time( string $date ): int {
		return str_starts_with( $date, '0000' ) ? 0 : (int) strtotime( "$date UTC" );
	}
}
