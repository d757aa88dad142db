<?php
/**
 * The REST paths of a list's first view.
 *
 * @package Atelier
 */

namespace Atelier\Lists;

use Atelier\Page\Address;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the REST paths that the first view of a list of posts reads: their responses are sent with the document.
 *
 * The parts of the paths are in `list-query.json`, which the application reads, too (`src/data/reads`,
 * `src/kits/list/view/view-to-query.ts`); the application would send a request for a path that differs.
 */
final class List_Paths {
	/**
	 * Constructor.
	 *
	 * @param Address $address Addresses of Design.
	 */
	public function __construct( private Address $address ) {}

	/**
	 * Returns the REST paths that the list of this request reads; none where it shows no list.
	 *
	 * @return list<string|array{0: string, 1: string}>
	 */
	public function list_for_request(): array {
		$type = $this->listed_type();

		return $type ? $this->list_paths( $type ) : array();
	}

	/**
	 * Returns the layout of this request's list; null where it shows none. `src/kits/list/view/get-route-layout.ts` has the same rules.
	 */
	public function layout_of_request(): ?string {
		$type     = $this->listed_type();
		$is_trash = 'trash' === $this->address->read( 'activeView' );
		$name     = $type ? $type->name . ( $is_trash ? '/trash' : '' ) : $this->design_list();
		if ( null === $name ) {
			return null;
		}
		$remembered = $this->remembered( $name )['type'] ?? null;
		$layout     = $this->address->read( 'layout' );
		if ( '' !== $layout ) {
			return $layout;
		}

		// A preference may have any value.
		return is_string( $remembered ) ? $remembered : ( $type ? 'list' : 'grid' );
	}

	/**
	 * Returns the post type whose list this request shows, if the person may edit its posts.
	 */
	private function listed_type(): ?\WP_Post_Type {
		$type = get_post_type_object( ltrim( $this->address->requested_path(), '/' ) );

		return $type && $type->show_in_rest && current_user_can( $type->cap->edit_posts ) ? $type : null;
	}

	/**
	 * Name of the list of the design that this request shows: templates, patterns or parts; null where it shows none.
	 */
	private function design_list(): ?string {
		return match ( $this->address->requested_path() ) {
			'/template' => 'wp_template',
			'/pattern' => 'wp_template_part' === $this->address->read( 'postType' ) ? 'wp_template_part' : 'wp_block',
			default => null,
		};
	}

	/**
	 * The REST paths that the first view reads.
	 *
	 * @param \WP_Post_Type $type The listed type.
	 * @return list<string|array{0: string, 1: string}>
	 */
	private function list_paths( \WP_Post_Type $type ): array {
		$collection = rest_get_route_for_post_type_items( $type->name );
		$paths      = array(
			"/wp/v2/types/{$type->name}?context=edit&_fields=" . self::join( 'typeFields' ),
			"/atelier/v1/post-counts/{$type->name}",
			"/wp/v2/wp_dataviews_type?slug={$type->name}&_fields=" . List_Query::get( 'savedViewTypeFields' ),
			'/?_fields=' . List_Query::get( 'sitePageFields' ),
			array( $collection, 'OPTIONS' ),
		);
		$term       = get_term_by( 'slug', $type->name, Saved_Views::TAXONOMY );
		if ( $term ) {
			$paths[] = '/wp/v2/wp_dataviews?' . http_build_query( array( 'wp_dataviews_type' => $term->term_id ) + List_Query::get( 'savedViews' ) );
		}
		$query = $this->make_query( $type );
		if ( $query ) {
			$paths[] = $collection . '?' . http_build_query( $query );
		}

		return $paths;
	}

	/**
	 * Returns the query of the first page of a view; empty where the view is no default one, or the address has arguments that change it.
	 *
	 * @param \WP_Post_Type $type The listed type.
	 * @return array<string, string|int>
	 */
	private function make_query( \WP_Post_Type $type ): array {
		$view = $this->address->read( 'activeView' );
		foreach ( List_Query::get( 'addressArguments' ) as $name ) {
			if ( '' !== $this->address->read( $name ) ) {
				return array();
			}
		}
		$statuses = in_array( $view, array( '', 'all', 'mine' ), true ) ? List_Query::get( 'statuses' ) : List_Query::get( 'viewStatuses' )[ $view ] ?? null;
		if ( null === $statuses ) {
			return array();
		}

		$first      = View_Config::read_type( $type->name )['view'] ?? array();
		$remembered = $this->remembered( 'trash' === $view ? "{$type->name}/trash" : $type->name );
		$address    = $this->address->read( 'layout' );
		$layout     = '' === $address ? $remembered['type'] ?? 'list' : $address;
		// A switched layout has its own defaults, see `src/kits/list/view/switch-layout.ts`.
		$is_switched = isset( $remembered['type'] ) && $layout !== $remembered['type'];
		$shows_media = $is_switched ? 'table' !== $layout : $remembered['showMedia'] ?? 'table' !== $layout;
		$names       = array_filter( (array) ( $remembered['fields'] ?? $first['fields'] ?? array() ), 'is_string' );
		$shown       = array_intersect_key( List_Query::get( 'shownFields' ), array_flip( $names ) );
		$known       = array( ...List_Query::get( 'postFields' ), ...array_keys( List_Query::get( 'shownFields' ) ) );
		$fields      = array_merge(
			List_Query::get( 'postFields' ),
			empty( $remembered['showDescription'] ?? $first['showDescription'] ?? false ) ? array() : List_Query::get( 'descriptionFields' ),
			array_column( $shown, 'field' ),
			// Fields of plugins.
			array_diff( $names, $known ),
			List_Query::get( 'linkFields' )
		);
		$embeds      = array_merge(
			array( List_Query::get( 'embed' ) ),
			$shows_media ? array( List_Query::get( 'mediaEmbed' ) ) : array(),
			array_column( $shown, 'embed' )
		);
		$sort        = $first['sort'] ?? List_Query::get( 'sort' );
		$query       = array(
			'per_page' => (int) ( $remembered['perPage'] ?? $first['perPage'] ?? List_Query::get( 'perPage' ) ),
			'page'     => 1,
			'_embed'   => implode( ',', array_unique( $embeds ) ),
			'order'    => $sort['direction'],
			'orderby'  => $sort['field'],
			'context'  => 'edit',
			'_fields'  => implode( ',', $fields ),
			'status'   => $statuses,
		);
		if ( $type->hierarchical ) {
			$query['orderby_hierarchy'] = 'true';
		}
		if ( 'mine' === $view ) {
			$query['author'] = get_current_user_id();
		}

		return $query;
	}

	/**
	 * Returns a list of `list-query.json` as text.
	 *
	 * @param string $name Name of the entry.
	 */
	private static function join( string $name ): string {
		return implode( ',', List_Query::get( $name ) );
	}

	/**
	 * Returns the view that the person's preferences store for a list.
	 *
	 * @param string $name Name of the list, see `src/kits/list/view/list-name.ts`.
	 * @return array<string, mixed>
	 */
	private function remembered( string $name ): array {
		global $wpdb;
		$preferences = get_user_meta( get_current_user_id(), $wpdb->get_blog_prefix() . 'persisted_preferences', true );
		$value       = is_array( $preferences ) ? $preferences['atelier']['listViews'][ $name ] ?? null : null;

		return is_array( $value ) ? $value : array();
	}
}
