<?php
/**
 * The first page of a list, sent with the document.
 *
 * @package Atelier
 */

namespace Atelier\Lists;

use Atelier\Page\Address;
use Atelier\Page\Admin_Page;
use Atelier\Page\Build;
use Atelier\Patterns\Pattern_List;
use Atelier\Writes\Design_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the answers that the first view of `/page`, `/post`, `/pattern` and `/fonts` reads, and the styles of lists. So the first rows
 * wait neither for the editor's payload nor for a request (design, section 5).
 *
 * The parts of the paths are in `list-query.json`, which the application reads as well (`src/data/reads`,
 * `src/kits/list/view/view-to-query.ts`); a path that differed would only be requested again.
 */
final class List_Preload {
	/** Path of the screen of patterns and template parts. */
	private const PATTERNS_PATH = '/pattern';

	/** Path of the font library. */
	private const FONTS_PATH = '/fonts';

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
		$style = self::FONTS_PATH === $this->address->requested_path() ? false : wp_styles()->query( Build::HANDLE );
		if ( $style ) {
			$style->deps[] = 'atelier-dataviews';
		}
		$data = Design_Request::as_design( fn() => array_reduce( $paths, 'rest_preload_api_request', array() ) );
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
		if ( self::FONTS_PATH === $this->address->requested_path() ) {
			return wp_is_block_theme() ? array( '/atelier/v1/installed-fonts', array( '/wp/v2/font-families', 'OPTIONS' ) ) : array();
		}
		$type = $this->listed_type();

		return $type ? $this->paths_of( $type ) : array();
	}

	/**
	 * The REST paths of the patterns and template parts. Where there are very many patterns, the page waits for the first ones only.
	 *
	 * @return list<string>
	 */
	private function paths_of_patterns(): array {
		$paths = array( '/atelier/v1/parts', Pattern_List::are_many() ? '/atelier/v1/patterns/first' : '/atelier/v1/patterns' );

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
		foreach ( List_Query::get( 'addressArguments' ) as $name ) {
			if ( '' !== $this->address->read( $name ) ) {
				return array();
			}
		}
		$statuses = in_array( $view, array( '', 'all' ), true ) ? List_Query::get( 'statuses' ) : List_Query::get( 'viewStatuses' )[ $view ] ?? null;
		if ( null === $statuses ) {
			return array();
		}

		$remembered = $this->remembered( 'trash' === $view ? "{$type->name}/trash" : $type->name );
		$address    = $this->address->read( 'layout' );
		$layout     = '' === $address ? $remembered['type'] ?? 'list' : $address;
		// Switching the layout brings that layout's own defaults, see `src/kits/list/view/switch-layout.ts`.
		$is_switched = isset( $remembered['type'] ) && $layout !== $remembered['type'];
		$shows_media = $is_switched ? 'table' !== $layout : $remembered['showMedia'] ?? 'table' !== $layout;
		$shown       = array_intersect_key( List_Query::get( 'shownFields' ), array_flip( array_filter( (array) ( $remembered['fields'] ?? array() ), 'is_string' ) ) );
		$fields      = array_merge(
			List_Query::get( 'postFields' ),
			empty( $remembered['showDescription'] ) ? array() : List_Query::get( 'descriptionFields' ),
			array_column( $shown, 'field' ),
			List_Query::get( 'linkFields' )
		);
		$embeds      = array_merge(
			array( List_Query::get( 'embed' ) ),
			$shows_media ? array( List_Query::get( 'mediaEmbed' ) ) : array(),
			array_column( $shown, 'embed' )
		);
		$sort        = List_Query::get( 'sort' );
		$query       = array(
			'per_page' => (int) ( $remembered['perPage'] ?? List_Query::get( 'perPage' ) ),
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

		return $query;
	}

	/**
	 * A list of `list-query.json` as text.
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
