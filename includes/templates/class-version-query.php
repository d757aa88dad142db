<?php
/**
 * WordPress's query for the templates of some slugs.
 *
 * @package Atelier
 */

namespace Atelier\Templates;

use Atelier\Writes\Stored_Slug;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress queries as many posts as there are slugs, and would not find an active version hidden by newer ones. A slug can have a thousand
 * versions, so a query for active templates returns only versions that can serve.
 */
final class Version_Query {
	/** Query variable with the SQL condition of the versions that can serve. */
	private const CONDITION = 'atelier_versions';

	/**
	 * Slugs for which WordPress looks for the serving template; null for other queries.
	 *
	 * @var string[]|null
	 */
	private ?array $asked = null;

	/**
	 * Constructor.
	 *
	 * @param Active_Templates $active The setting.
	 */
	public function __construct( private Active_Templates $active ) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_filter( 'pre_get_block_templates', array( $this, 'remember_slugs' ), PHP_INT_MAX, 3 );
		add_action( 'pre_get_posts', array( $this, 'find_versions' ) );
		add_filter( 'posts_where', array( $this, 'add_condition' ), 10, 2 );
	}

	/**
	 * Stores the slugs of a query for active templates: other queries of posts may need every version.
	 *
	 * @param mixed  $templates Result of another plugin; null for none.
	 * @param array  $query     The query.
	 * @param string $type      Type of the templates.
	 * @return mixed The unchanged result.
	 */
	public function remember_slugs( $templates, $query, $type ) {
		$is_meant    = null === $templates && Template_Posts::POST_TYPE === $type && ! isset( $query['wp_id'] ) && empty( $query[ Template_Resolution::INCLUDE_INACTIVE ] );
		$slugs       = $is_meant ? array_values( (array) ( $query['slug__in'] ?? array() ) ) : array();
		$this->asked = $slugs && array_filter( $slugs, 'is_string' ) === $slugs ? $slugs : null;

		return $templates;
	}

	/**
	 * Removes the limit of WordPress's query for slugs, and adds the condition to a query for active templates.
	 *
	 * @param WP_Query $query The query.
	 */
	public function find_versions( $query ): void {
		$slugs = Template_Posts::POST_TYPE === $query->get( 'post_type' ) ? $query->get( 'post_name__in' ) : null;
		if ( ! $slugs ) {
			return;
		}
		$query->set( 'posts_per_page', -1 );
		if ( array_values( (array) $slugs ) === $this->asked ) {
			$query->set( self::CONDITION, $this->make_condition( $this->asked ) );
		}
		$this->asked = null;
	}

	/**
	 * Adds the condition of the versions that can serve.
	 *
	 * @param string   $where Conditions of the query.
	 * @param WP_Query $query The query.
	 */
	public function add_condition( $where, $query ) {
		return $where . ( $query instanceof WP_Query ? (string) $query->get( self::CONDITION ) : '' );
	}

	/**
	 * Builds the condition of the versions that can serve: active ones, and custom templates that need no entry.
	 *
	 * @param string[] $slugs The slugs.
	 */
	private function make_condition( array $slugs ): string {
		global $wpdb;
		// A hierarchy contains a slug twice if it has letters that are not Latin: in letters and in octets.
		$slugs = array_unique( array_map( array( Stored_Slug::class, 'to_stored' ), $slugs ) );
		$map  = array_intersect_key( $this->active->get(), array_flip( $slugs ) );
		$ids  = array_map( 'intval', array_filter( $map ) );
		$own  = array_diff( $slugs, array_map( 'strval', array_keys( get_default_block_template_types() ) ) );
		$open = array_filter( $own, static fn( $slug ): bool => self::needs_no_entry( (string) $slug, $map[ $slug ] ?? null ) );
		$any  = array( $ids ? "$wpdb->posts.ID IN (" . implode( ',', $ids ) . ')' : '0 = 1' );
		foreach ( $open as $slug ) {
			$any[] = $wpdb->prepare( "$wpdb->posts.post_name = %s", $slug );
		}

		return ' AND ( ' . implode( ' OR ', $any ) . ' )';
	}

	/**
	 * Returns whether a post may serve a slug without an entry, because no file could serve instead.
	 *
	 * @param string         $slug  The slug, not one of WordPress's hierarchy.
	 * @param int|false|null $entry Its entry.
	 */
	private static function needs_no_entry( string $slug, $entry ): bool {
		$file = _get_block_template_file( Template_Posts::POST_TYPE, $slug ) ?? _get_block_template_file( Template_Posts::POST_TYPE, rawurldecode( $slug ) );
		if ( false === $entry || $file ) {
			return false;
		}

		return ! $entry || ! Template_Posts::can_serve( get_post( $entry ), $slug, get_stylesheet() );
	}
}
