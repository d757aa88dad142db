<?php
/**
 * Requests that write records of the design.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\History\Design_Settings;
use Atelier\Writes\Internal_Request;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the request that a person's own save sends, so that the same rights, checks and revisions apply.
 */
final class Record_Request {
	/**
	 * Makes the request that stores a value of a record.
	 *
	 * @param Live_Record $record The record.
	 * @param array       $value  Its value, by path.
	 */
	public static function to_write( Live_Record $record, array $value ): WP_REST_Request {
		list( $method, $route, $body ) = match ( true ) {
			str_starts_with( $record->key, Design_Settings::ACTIVE . '/' )   => array( 'PUT', "/atelier/v1/active-templates/$record->name", array( 'template' => $value['value'] ?? null ) ),
			str_starts_with( $record->key, Design_Settings::IDENTITY . '/' ) => array( 'POST', '/wp/v2/settings', array( $record->name => $value['value'] ?? '' ) ),
			Block_Style_Entries::KIND === $record->kind => Block_Style_Entries::to_request( $record->name, $record->value['value'] ?? null, is_string( $value['value'] ?? null ) ? $value['value'] : null ),
			Live_Record::STYLES === $record->kind => array(
				'POST',
				self::route( $record ),
				array(
					'settings' => (object) ( $value['settings'] ?? array() ),
					'styles'   => (object) ( $value['styles'] ?? array() ),
				),
			),
			in_array( $record->kind, array( 'wp_block', 'wp_navigation' ), true ) => array( 'POST', self::route( $record ), self::leave_out( $value ) + Pattern_Fields::to_params( $record->value, $value ) + Post_Fields::to_params( $record->value, $value ) ),
			default => array( 'POST', self::route( $record ), array( 'description' => $value['excerpt'] ) + self::leave_out( $value ) + Post_Fields::to_params( $record->value, $value ) ),
		};

		return Internal_Request::make( $method, $route, $body );
	}

	/**
	 * Returns a value without the parts whose parameters have other names.
	 *
	 * @param array $value The value.
	 */
	private static function leave_out( array $value ): array {
		return array_diff_key( Post_Fields::leave_out( Pattern_Fields::leave_out( $value ) ), array( 'excerpt' => true ) );
	}

	/**
	 * Makes the request that deletes a record.
	 *
	 * @param Live_Record $record The record.
	 */
	public static function to_remove( Live_Record $record ): WP_REST_Request {
		return Internal_Request::make( 'DELETE', self::route( $record ), array( 'force' => true ) );
	}

	/**
	 * Makes the request that restores a deleted record.
	 *
	 * @param Live_Record $record The record.
	 */
	public static function to_restore( Live_Record $record ): WP_REST_Request {
		return Internal_Request::make( 'POST', "/atelier/v1/deletions/$record->id/restore", array() );
	}

	/**
	 * Returns the route of a record that is a post or a file.
	 *
	 * @param Live_Record $record The record.
	 */
	private static function route( Live_Record $record ): string {
		return Internal_Request::get_route( $record->kind, $record->id, $record->rest_id() );
	}
}
