<?php
/**
 * Schema of a saved view.
 *
 * @package Atelier
 */

namespace Atelier\Lists;

use Atelier\Writes\Finite_Numbers;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Validates the JSON of a view (the view object of specification 3) strictly, so that every stored view can be shown.
 */
final class View_Schema {
	/** More than any view needs; it protects the database. */
	private const MAX_BYTES = 20000;

	/**
	 * Returns a view's normalized JSON for storage, or an error that names the problem.
	 *
	 * @param string $json The sent content of a saved view.
	 * @return string|WP_Error JSON without markup characters, so that no filter of post contents changes it.
	 */
	public static function normalize( string $json ) {
		if ( strlen( $json ) > self::MAX_BYTES ) {
			return self::error( __( 'The view is too large.', 'atelier' ) );
		}
		$view = json_decode( $json, true );
		if ( ! is_array( $view ) || array_is_list( $view ) ) {
			return self::error( __( 'The view is not a JSON object.', 'atelier' ) );
		}
		if ( ! Finite_Numbers::are_in( $view ) ) {
			return self::error( Finite_Numbers::message() );
		}
		$schema = self::get_schema();
		foreach ( $schema['properties'] as $name => $property ) {
			// WordPress would split a text into a list of words.
			if ( isset( $view[ $name ] ) && ! is_array( $view[ $name ] ) && in_array( $property['type'], array( 'array', 'object' ), true ) ) {
				/* translators: 1: name of a property. 2: type of JSON, for example array. */
				return self::error( sprintf( __( '%1$s is not of type %2$s.', 'atelier' ), "view[$name]", $property['type'] ) );
			}
		}
		$valid = rest_validate_value_from_schema( $view, $schema, 'view' );
		if ( is_wp_error( $valid ) ) {
			return self::error( $valid->get_error_message() );
		}
		$unreadable = View_Filters::find_unreadable( $view['filters'] ?? array() );
		if ( $unreadable ) {
			return self::error(
				sprintf(
					/* translators: 1: name of a field. 2: name of an operator. */
					__( 'The filter of %1$s has a value that %2$s cannot read.', 'atelier' ),
					$unreadable['field'],
					$unreadable['operator']
				)
			);
		}
		$clean = self::with_sent_values( rest_sanitize_value_from_schema( $view, $schema, 'view' ), $view );
		return wp_json_encode( self::without_empty_objects( $clean ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS );
	}

	/**
	 * Restores the sent value of each filter. WordPress converts a value to the first matching type of `anyOf`: the author 1 to
	 * `true`, the text "2024" to a number.
	 *
	 * @param array $clean The sanitized view.
	 * @param array $sent  The sent view; it is valid, so both have the same filters.
	 */
	private static function with_sent_values( array $clean, array $sent ): array {
		foreach ( $clean['filters'] ?? array() as $index => $filter ) {
			if ( array_key_exists( 'value', $filter ) ) {
				$clean['filters'][ $index ]['value'] = $sent['filters'][ $index ]['value'];
			}
		}
		return $clean;
	}

	/**
	 * Removes empty objects: PHP cannot distinguish them from empty lists, and would store them as lists.
	 *
	 * @param array $view A valid view.
	 */
	private static function without_empty_objects( array $view ): array {
		foreach ( $view['layout']['styles'] ?? array() as $field => $style ) {
			if ( ! $style ) {
				unset( $view['layout']['styles'][ $field ] );
			}
		}
		if ( empty( $view['layout']['styles'] ) ) {
			unset( $view['layout']['styles'] );
		}
		return array_filter(
			$view,
			static fn( $value, $name ) => array() !== $value || in_array( $name, array( 'filters', 'fields' ), true ),
			ARRAY_FILTER_USE_BOTH
		);
	}

	/**
	 * Describes a view as a JSON schema.
	 */
	public static function get_schema(): array {
		$field   = array(
			'type'    => 'string',
			'pattern' => '^[A-Za-z0-9_.:/-]{1,100}$',
		);
		$fields  = array(
			'type'     => 'array',
			'items'    => $field,
			'maxItems' => 100,
		);
		$boolean = array( 'type' => 'boolean' );
		$sort    = self::make_object_schema(
			array(
				'field'     => $field + array( 'required' => true ),
				'direction' => array(
					'type'     => 'string',
					'enum'     => array( 'asc', 'desc' ),
					'required' => true,
				),
			)
		);
		return self::make_object_schema(
			array(
				'type'                  => array(
					'type'     => 'string',
					// A list of posts is no picker, so `pickerGrid` is refused.
					'enum'     => array( 'list', 'grid', 'table' ),
					'required' => true,
				),
				'search'                => array(
					'type'      => 'string',
					'maxLength' => 500,
				),
				'page'                  => array(
					'type'    => 'integer',
					'minimum' => 1,
				),
				'perPage'               => array(
					'type'    => 'integer',
					'minimum' => 1,
					'maximum' => 100,
				),
				'sort'                  => $sort,
				'filters'               => array(
					'type'     => 'array',
					'maxItems' => 50,
					'items'    => self::make_object_schema(
						array(
							'field'    => $field + array( 'required' => true ),
							'operator' => array(
								'type'     => 'string',
								'enum'     => View_Filters::operators(),
								'required' => true,
							),
							'value'    => self::get_filter_value_schema(),
							'isLocked' => $boolean,
						)
					),
				),
				'fields'                => $fields,
				'titleField'            => $field,
				'mediaField'            => $field,
				'descriptionField'      => $field,
				'showTitle'             => $boolean,
				'showMedia'             => $boolean,
				'showDescription'       => $boolean,
				'showLevels'            => $boolean,
				'infiniteScrollEnabled' => $boolean,
				'groupBy'               => self::make_object_schema(
					$sort['properties'] + array( 'showLabel' => $boolean )
				),
				'layout'                => self::get_layout_schema( $fields, $boolean ),
			)
		);
	}

	/**
	 * Describes the options of a layout.
	 *
	 * @param array $fields  Schema of a list of fields.
	 * @param array $boolean Schema of a flag.
	 */
	private static function get_layout_schema( array $fields, array $boolean ): array {
		$width = array(
			'type'      => array( 'integer', 'string' ),
			'pattern'   => '^[0-9.]+(px|em|rem|%|ch|vw)?$',
			'maxLength' => 20,
		);
		return self::make_object_schema(
			array(
				'badgeFields'  => $fields,
				'density'      => array(
					'type' => 'string',
					'enum' => array( 'compact', 'balanced', 'comfortable' ),
				),
				'previewSize'  => array(
					'type'    => 'integer',
					'minimum' => 1,
					'maximum' => 2000,
				),
				'enableMoving' => $boolean,
				'styles'       => array(
					'type'                 => 'object',
					'additionalProperties' => self::make_object_schema(
						array(
							'width'    => $width,
							'minWidth' => $width,
							'maxWidth' => $width,
							'align'    => array(
								'type' => 'string',
								'enum' => array( 'start', 'center', 'end' ),
							),
						)
					),
				),
			)
		);
	}

	/**
	 * Describes the value of a filter: one value, several, or an amount of time.
	 */
	private static function get_filter_value_schema(): array {
		$text    = array(
			'type'      => 'string',
			'maxLength' => 500,
		);
		$scalars = array(
			array( 'type' => 'null' ),
			array( 'type' => 'boolean' ),
			array( 'type' => 'number' ),
			$text,
		);
		return array(
			'anyOf' => array_merge(
				$scalars,
				array(
					array(
						'type'     => 'array',
						'maxItems' => 100,
						'items'    => array( 'anyOf' => $scalars ),
					),
					self::make_object_schema(
						array(
							'value' => array(
								'type'    => 'number',
								'minimum' => 0,
							),
							'unit'  => array(
								'type' => 'string',
								'enum' => array( 'days', 'weeks', 'months', 'years' ),
							),
						)
					),
				)
			),
		);
	}

	/**
	 * Describes an object with only these properties.
	 *
	 * @param array $properties Schemas by name.
	 */
	private static function make_object_schema( array $properties ): array {
		return array(
			'type'                 => 'object',
			'properties'           => $properties,
			'additionalProperties' => false,
		);
	}

	/**
	 * Creates the error for an invalid view.
	 *
	 * @param string $message Describes the problem.
	 */
	private static function error( string $message ): WP_Error {
		return new WP_Error( 'atelier_invalid_view', $message, array( 'status' => 400 ) );
	}
}
