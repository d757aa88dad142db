<?php
/**
 * The first page of a list, sent with the document.
 *
 * @package Atelier
 */

namespace Atelier;

defined( 'ABSPATH' ) || exit;

/**
 * Prints what the first view of `/page` and `/post` reads, and the styles of lists, so that the first rows wait neither
 * for the editor's payload nor for a request (design, section 5).
 *
 * The paths equal those of `src/data/resources`, `src/features/list-view/view-to-query.ts` and
 * `src/features/saved-views/use-saved-views.ts`; one that did not would only be asked for again.
 */
final class List_Preload {
	private const TYPE_FIELDS = 'slug,name,hierarchical,viewable,supports,taxonomies,rest_base,rest_namespace,labels,template';

	private const POST_FIELDS = array(
		'id',
		'type',
		'title',
		'status',
		'date',
		'date_gmt',
		'modified',
		'slug',
		'link',
		'author',
		'parent',
		'menu_order',
		'level',
		'password',
		'comment_status',
		'ping_status',
		'sticky',
		'format',
		'template',
		'featured_media',
	);

	/** Statuses by the name of a default view. */
	private const STATUSES = array(
		''          => 'draft,future,pending,private,publish',
		'all'       => 'draft,future,pending,private,publish',
		'published' => 'publish',
		'future'    => 'future',
		'drafts'    => 'draft',
		'pending'   => 'pending',
		'private'   => 'private',
		'trash'     => 'trash',
	);

	/** What makes an address ask for something else than a view's first page. */
	private const PARTICULARS = array( 'search', 'paged', 'perPage', 'sort', 'filters', 'levels' );

	/** Path of the screen of patterns and template parts. */
	private const PATTERNS_PATH = '/pattern';

	/** About 250 KB of HTML, a tenth of that compressed. */
	private const MAX_PRELOADED_PATTERNS = 1500;

	/**
	 * Builds the service.
	 *
	 * @param Address $address Addresses of Design.
	 */
	public function __construct( private Address $address ) {}

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		// Before the page answers, which ends the request.
		add_action( 'load-toplevel_page_' . Address::PAGE, array( $this, 'preload' ), 5 );
	}

	/**
	 * Adds the data and the styles to a document that shows a list.
	 */
	public function preload(): void {
		$paths = $this->paths();
		if ( ! $paths || '' !== $this->address->read( Admin_Page::PAYLOAD_ARGUMENT ) ) {
			return;
		}
		$style = wp_styles()->query( Build::HANDLE );
		if ( $style ) {
			$style->deps[] = 'atelier-dataviews';
		}
		$data = Writes\Design_Request::as_design( fn() => array_reduce( $paths, 'rest_preload_api_request', array() ) );
		wp_add_inline_script(
			'wp-api-fetch',
			sprintf(
				'wp.apiFetch.use( wp.apiFetch.createPreloadingMiddleware( %s ) );',
				wp_json_encode( $data, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES )
			),
			'after'
		);
	}

	/**
	 * The REST paths that the first view of this request's screen reads.
	 *
	 * @return list<string|array{0: string, 1: string}>
	 */
	private function paths(): array {
		if ( self::PATTERNS_PATH === $this->address->requested_path() ) {
			return $this->paths_of_patterns();
		}
		$type = $this->listed_type();

		return $type ? $this->paths_of( $type ) : array();
	}

	/**
	 * The REST paths of the patterns and template parts. Where there are very many patterns, the page does not wait for them.
	 *
	 * @return list<string>
	 */
	private function paths_of_patterns(): array {
		$paths = array( '/atelier/v1/parts' );
		if ( array_sum( (array) wp_count_posts( Patterns\Pattern_List::POST_TYPE ) ) <= self::MAX_PRELOADED_PATTERNS ) {
			$paths[] = '/atelier/v1/patterns';
		}

		return current_user_can( Admin_Page::CAPABILITY ) ? $paths : array();
	}

	/**
	 * The post type whose list this request shows, if the person may edit its posts.
	 */
	private function listed_type(): ?\WP_Post_Type {
		$type = get_post_type_object( ltrim( $this->address->requested_path(), '/' ) );

		return $type && $type->show_in_rest && current_user_can( $type->cap->edit_posts ) ? $type : null;
	}

	/**
	 * The REST paths that the first view reads.
	 *
	 * @param \WP_Post_Type $type The listed type.
	 * @return list<string|array{0: string, 1: string}>
	 */
	private function paths_of( \WP_Post_Type $type ): array {
		$collection = rest_get_route_for_post_type_items( $type->name );
		$paths      = array(
			"/wp/v2/types/{$type->name}?context=edit&_fields=" . self::TYPE_FIELDS,
			"/atelier/v1/post-counts/{$type->name}",
			"/wp/v2/wp_dataviews_type?slug={$type->name}&_fields=id,name,slug",
			'/?_fields=page_on_front,page_for_posts,show_on_front',
			array( $collection, 'OPTIONS' ),
		);
		$term       = get_term_by( 'slug', $type->name, Saved_Views::TAXONOMY );
		if ( $term ) {
			$paths[] = "/wp/v2/wp_dataviews?wp_dataviews_type={$term->term_id}&status=publish,private&context=edit&order=asc&orderby=date&per_page=100&_fields=id,title,status,content";
		}
		$query = $this->query_of( $type );
		if ( $query ) {
			$paths[] = $collection . '?' . http_build_query( $query );
		}

		return $paths;
	}

	/**
	 * The query of a default view's first page; empty where the address asks for something particular.
	 *
	 * @param \WP_Post_Type $type The listed type.
	 * @return array<string, string|int>
	 */
	private function query_of( \WP_Post_Type $type ): array {
		$view = $this->address->read( 'activeView' );
		foreach ( self::PARTICULARS as $name ) {
			if ( '' !== $this->address->read( $name ) ) {
				return array();
			}
		}
		if ( ! isset( self::STATUSES[ $view ] ) ) {
			return array();
		}

		$remembered = $this->remembered( 'trash' === $view ? "{$type->name}/trash" : $type->name );
		$address    = $this->address->read( 'layout' );
		$layout     = '' === $address ? $remembered['type'] ?? 'list' : $address;
		// Switching the layout brings that layout's own defaults, see `src/features/list-view/switch-layout.ts`.
		$is_switched = isset( $remembered['type'] ) && $layout !== $remembered['type'];
		$shows_media = $is_switched ? 'table' !== $layout : $remembered['showMedia'] ?? 'table' !== $layout;
		$fields      = array_merge(
			self::POST_FIELDS,
			empty( $remembered['showDescription'] ) ? array() : array( 'excerpt' ),
			array_values( array_intersect( array( 'categories', 'tags' ), (array) ( $remembered['fields'] ?? array() ) ) ),
			array( '_links', '_embedded' )
		);
		$query       = array(
			'per_page' => (int) ( $remembered['perPage'] ?? 20 ),
			'page'     => 1,
			'_embed'   => $shows_media ? 'author,wp:featuredmedia' : 'author',
			'order'    => 'asc',
			'orderby'  => 'title',
			'context'  => 'edit',
			'_fields'  => implode( ',', $fields ),
			'status'   => self::STATUSES[ $view ],
		);
		if ( $type->hierarchical ) {
			$query['orderby_hierarchy'] = 'true';
		}

		return $query;
	}

	/**
	 * What the person's preferences remember for a list.
	 *
	 * @param string $name Name of the list, see `src/features/list-view/list-name.ts`.
	 * @return array<string, mixed>
	 */
	private function remembered( string $name ): array {
		global $wpdb;
		$preferences = get_user_meta( get_current_user_id(), $wpdb->get_blog_prefix() . 'persisted_preferences', true );
		$value       = is_array( $preferences ) ? $preferences['atelier']['listViews'][ $name ] ?? null : null;

		return is_array( $value ) ? $value : array();
	}
}
