<?php
/**
 * Additions of plugins to WordPress's config of lists.
 *
 * @package Atelier
 */

namespace Atelier\Lists;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the view config of a post type (`wp_get_entity_view_config()` of WordPress 7.1) and finds the additions of its filter
 * `get_entity_view_config_posttype_{name}` to WordPress's own config.
 */
final class View_Config {
	/** Properties of the first view that a plugin can set. The person chooses the layout and the properties that depend on it. */
	private const VIEW_PROPERTIES = array( 'sort', 'perPage', 'fields', 'showDescription' );

	/** Types whose lists support fields and actions of plugins, but no views: their views are categories and states. */
	private const DESIGN_TYPES = array( 'wp_block', 'wp_template_part', 'wp_template' );

	/** Slugs of views of Design, which no other view may have. */
	private const OWN_SLUGS = array( 'all', 'mine', 'published', 'future', 'drafts', 'pending', 'private', 'trash' );

	/**
	 * Returns the additions of plugins, by post type; types without additions are missing.
	 *
	 * @return array<string, array{views: list<array>, view: array<string, mixed>, form: list<string>}>
	 */
	public static function all(): array {
		$names = array( 'page', 'post', ...self::DESIGN_TYPES, ...array_column( ( new Listed_Types() )->all(), 'postType' ) );
		$added = array();
		foreach ( $names as $name ) {
			$added[ $name ] = self::read_type( $name );
		}

		return array_filter( $added );
	}

	/**
	 * Returns the additions of plugins to the config of a post type; empty without any.
	 *
	 * @param string $name Name of the post type.
	 * @return array{views?: list<array>, view?: array<string, mixed>, form?: list<string>}
	 */
	public static function read_type( string $name ): array {
		global $wp_filter;
		if ( ! function_exists( 'wp_get_entity_view_config' ) ) {
			return array();
		}
		$hook = wp_get_entity_view_config_hook_name( 'postType', $name );
		$own  = "_wp_get_entity_view_config_posttype_{$name}";
		if ( ! self::has_other_callbacks( $wp_filter[ $hook ] ?? null, $own ) ) {
			return array();
		}
		$all = wp_get_entity_view_config( 'postType', $name );
		// Reads WordPress's own config for comparison; the filters are restored below.
		$filters            = $wp_filter[ $hook ];
		$wp_filter[ $hook ] = new \WP_Hook();
		if ( function_exists( $own ) ) {
			add_filter( $hook, $own );
		}
		try {
			$base = wp_get_entity_view_config( 'postType', $name );
		} finally {
			$wp_filter[ $hook ] = $filters;
		}

		$added = self::compare( $base, $all, array( View_Schema::class, 'normalize' ) );

		return in_array( $name, self::DESIGN_TYPES, true ) ? self::as_additions( $added, $base ) : $added;
	}

	/**
	 * Returns the additions to a list whose own fields differ from WordPress's: the columns of plugins follow them, and the
	 * list's sort and page size stay.
	 *
	 * @param array{views?: list<array>, view?: array<string, mixed>, form?: list<string>} $added Result of compare().
	 * @param array                                                                        $base  WordPress's own config.
	 * @return array{views?: list<array>, view?: array<string, mixed>, form?: list<string>}
	 */
	public static function as_additions( array $added, array $base ): array {
		if ( isset( $added['view'] ) ) {
			$own           = (array) ( $base['default_view']['fields'] ?? array() );
			$added['view'] = array( 'fields' => array_values( array_diff( $added['view']['fields'] ?? array(), $own ) ) )
				+ array_intersect_key( $added['view'], array( 'showDescription' => true ) );
		}

		return $added;
	}

	/**
	 * Returns the values that only the second config has. A view that cannot be shown is omitted.
	 *
	 * @param array    $base      WordPress's own config.
	 * @param array    $all       The config with the additions of plugins; unchecked.
	 * @param callable $normalize Returns the normalized JSON of a view, or an error.
	 * @return array{views?: list<array>, view?: array<string, mixed>, form?: list<string>}
	 */
	public static function compare( array $base, array $all, callable $normalize ): array {
		$read  = static function ( array $view ) use ( $normalize ): ?array {
			$json = $normalize( (string) wp_json_encode( self::with_lists( $view ) ) );

			return is_string( $json ) ? json_decode( $json, true ) : null;
		};
		$added = array(
			'views' => self::added_views( $base, $all, $read ),
			'view'  => self::changed_view( $base, $all, $read ),
			'form'  => array_values( array_diff( self::field_ids( $all['form'] ?? null ), self::field_ids( $base['form'] ?? null ) ) ),
		);

		return array_filter( $added );
	}

	/**
	 * Returns whether any callback except WordPress's own filters a config.
	 *
	 * @param \WP_Hook|null $filters Its filters.
	 * @param string        $own     Name of WordPress's own function.
	 */
	private static function has_other_callbacks( ?\WP_Hook $filters, string $own ): bool {
		foreach ( $filters->callbacks ?? array() as $callbacks ) {
			foreach ( $callbacks as $callback ) {
				if ( $own !== $callback['function'] ) {
					return true;
				}
			}
		}

		return false;
	}

	/**
	 * Returns the views that plugins added.
	 *
	 * @param array    $base WordPress's own config.
	 * @param array    $all  The config with the additions of plugins.
	 * @param callable $read Returns the normalized view, or null.
	 * @return list<array{slug: string, title: string, view: array}>
	 */
	private static function added_views( array $base, array $all, callable $read ): array {
		$known = array( ...self::OWN_SLUGS, ...array_column( (array) ( $base['view_list'] ?? array() ), 'slug' ) );
		$views = array();
		foreach ( (array) ( $all['view_list'] ?? array() ) as $entry ) {
			$slug  = is_array( $entry ) ? $entry['slug'] ?? null : null;
			$title = is_array( $entry ) ? $entry['title'] ?? null : null;
			// In the address a number is the id of a saved view.
			if ( ! is_string( $slug ) || ! preg_match( '/^(?=.*[a-z_-])[a-z0-9_-]{1,100}$/', $slug ) || ! is_string( $title ) || in_array( $slug, $known, true ) ) {
				continue;
			}
			$own  = (array) ( $entry['view'] ?? array() );
			$view = $read( $own + array( 'type' => 'table' ) );
			if ( null !== $view ) {
				$known[] = $slug;
				$views[] = array(
					'slug'  => $slug,
					'title' => wp_strip_all_tags( $title ),
					'view'  => array_intersect_key( $view, $own ),
				);
			}
		}

		return $views;
	}

	/**
	 * Returns the properties of the first view that plugins changed.
	 *
	 * @param array    $base WordPress's own config.
	 * @param array    $all  The config with the additions of plugins.
	 * @param callable $read Returns the normalized view, or null.
	 * @return array<string, mixed>
	 */
	private static function changed_view( array $base, array $all, callable $read ): array {
		$own     = (array) ( $base['default_view'] ?? array() );
		$changed = array();
		foreach ( self::VIEW_PROPERTIES as $name ) {
			$value = $all['default_view'][ $name ] ?? null;
			if ( null !== $value && ( $own[ $name ] ?? null ) !== $value ) {
				$changed[ $name ] = $value;
			}
		}
		$view = $changed ? $read( $changed + array( 'type' => 'table' ) ) : null;

		return array_intersect_key( $view ?? array(), $changed );
	}

	/**
	 * Returns a view whose `isAny` and `isNone` filters have lists: WordPress allows a single value without a list.
	 *
	 * @param array $view The view.
	 */
	private static function with_lists( array $view ): array {
		foreach ( is_array( $view['filters'] ?? null ) ? $view['filters'] : array() as $index => $filter ) {
			if ( is_array( $filter ) && in_array( $filter['operator'] ?? null, array( 'isAny', 'isNone' ), true ) && is_scalar( $filter['value'] ?? null ) ) {
				$view['filters'][ $index ]['value'] = array( $filter['value'] );
			}
		}

		return $view;
	}

	/**
	 * Returns the ids of the fields of a form, including those in groups.
	 *
	 * @param mixed $form The form, or a group of it.
	 * @return list<string>
	 */
	private static function field_ids( mixed $form ): array {
		$ids = array();
		foreach ( is_array( $form ) ? (array) ( $form['fields'] ?? $form['children'] ?? array() ) : array() as $field ) {
			if ( is_string( $field ) ) {
				$ids[] = $field;
			} elseif ( is_array( $field ) ) {
				$group = self::field_ids( $field );
				$id    = $field['id'] ?? null;
				$ids   = array( ...$ids, ...( $group ? $group : ( is_string( $id ) ? array( $id ) : array() ) ) );
			}
		}

		return array_values( array_unique( $ids ) );
	}
}
