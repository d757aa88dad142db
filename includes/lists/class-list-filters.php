<?php
/**
 * Filters that WordPress's collections lack.
 *
 * @package Atelier
 */

namespace Atelier\Lists;

use WP_Query;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the parameter `atelier_where` to the collection routes of posts: conditions on title, slug, order and dates that
 * WordPress's own parameters cannot express. Listed posts meet all of them. Without the parameter nothing changes.
 */
final class List_Filters {
	private const PARAMETER = 'atelier_where';

	private const MAX_CONDITIONS = 20;

	/** Columns by field. */
	private const COLUMNS = array(
		'title'      => 'post_title',
		'slug'       => 'post_name',
		'menu_order' => 'menu_order',
		'date'       => 'post_date',
		'modified'   => 'post_modified',
	);

	/** SQL comparisons of numbers by operator. */
	private const COMPARISONS = array(
		'is'                 => '=',
		'isNot'              => '<>',
		'lessThan'           => '<',
		'lessThanOrEqual'    => '<=',
		'greaterThan'        => '>',
		'greaterThanOrEqual' => '>=',
	);

	private const OPERATORS = array( 'is', 'isNot', 'contains', 'notContains', 'startsWith', 'notOn', 'lessThan', 'lessThanOrEqual', 'greaterThan', 'greaterThanOrEqual' );

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		// WordPress creates its routes at priority 99, so the filters have to be added before.
		add_action( 'rest_api_init', array( $this, 'register_types' ), 20 );
		add_filter( 'posts_where', array( $this, 'add_conditions' ), 10, 2 );
	}

	/**
	 * Adds the parameter to each post type in REST.
	 */
	public function register_types(): void {
		foreach ( get_post_types( array( 'show_in_rest' => true ) ) as $type ) {
			add_filter( "rest_{$type}_collection_params", array( $this, 'add_collection_param' ) );
			add_filter( "rest_{$type}_query", array( $this, 'set_conditions' ), 10, 2 );
		}
	}

	/**
	 * Adds the parameter to a collection route.
	 *
	 * @param array $params Parameters by name.
	 */
	public function add_collection_param( array $params ): array {
		$params[ self::PARAMETER ] = array(
			'description' => __( 'Conditions that all listed items meet.', 'atelier' ),
			'type'        => 'array',
			'maxItems'    => self::MAX_CONDITIONS,
			'items'       => array(
				'type'                 => 'object',
				'additionalProperties' => false,
				'properties'           => array(
					'field'    => array(
						'type'     => 'string',
						'enum'     => array_keys( self::COLUMNS ),
						'required' => true,
					),
					'operator' => array(
						'type'     => 'string',
						'enum'     => self::OPERATORS,
						'required' => true,
					),
					'value'    => array(
						'type'      => 'string',
						'maxLength' => 500,
						'required'  => true,
					),
				),
			),
		);
		return $params;
	}

	/**
	 * Passes the conditions of a request to its query.
	 *
	 * @param array           $args    Arguments of WP_Query.
	 * @param WP_REST_Request $request The request.
	 */
	public function set_conditions( array $args, WP_REST_Request $request ): array {
		if ( $request[ self::PARAMETER ] ) {
			$args[ self::PARAMETER ] = $request[ self::PARAMETER ];
		}
		return $args;
	}

	/**
	 * Adds the conditions to the SQL of a query.
	 *
	 * @param string   $where SQL so far.
	 * @param WP_Query $query The query.
	 */
	public function add_conditions( string $where, WP_Query $query ): string {
		foreach ( (array) $query->get( self::PARAMETER ) as $condition ) {
			if ( is_array( $condition ) ) {
				$where .= self::to_sql( $condition['field'], $condition['operator'], $condition['value'] );
			}
		}
		return $where;
	}

	/**
	 * Returns a condition as SQL; empty for an invalid combination, such as an order that contains a text.
	 *
	 * @param string $field    Field of the post.
	 * @param string $operator Operator.
	 * @param string $value    Value to compare with.
	 */
	private static function to_sql( string $field, string $operator, string $value ): string {
		global $wpdb;
		$column = $wpdb->posts . '.' . self::COLUMNS[ $field ];
		if ( 'menu_order' === $field ) {
			$comparison = self::COMPARISONS[ $operator ] ?? null;

			// Column and comparison come from the tables above.
			return $comparison ? $wpdb->prepare( " AND {$column} {$comparison} %d", (int) $value ) : '';
		}
		if ( 'notOn' === $operator ) {
			$day = substr( $value, 0, 10 );

			return $wpdb->prepare( " AND ( {$column} < %s OR {$column} > %s )", "$day 00:00:00", "$day 23:59:59" );
		}
		// Slugs are stored in octets.
		$text    = $wpdb->esc_like( 'slug' === $field ? utf8_uri_encode( mb_strtolower( $value ) ) : $value );
		$pattern = match ( $operator ) {
			'is', 'isNot'             => $text,
			'contains', 'notContains' => "%{$text}%",
			'startsWith'              => "{$text}%",
			default                   => null,
		};
		if ( null === $pattern ) {
			return '';
		}
		$negation = in_array( $operator, array( 'isNot', 'notContains' ), true ) ? 'NOT ' : '';

		return $wpdb->prepare( " AND {$column} {$negation}LIKE %s", $pattern );
	}
}
