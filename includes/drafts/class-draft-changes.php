<?php
/**
 * The changes of a save in a draft.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\History\Change_Plan;
use Atelier\History\Design_Settings;
use Atelier\Styles\Stored_Styles;
use Closure;
use WP_Error;
use WP_Post;
use WP_REST_Global_Styles_Controller;
use WP_REST_Posts_Controller;
use WP_REST_Request;
use WP_REST_Settings_Controller;
use WP_REST_Templates_Controller;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the values that a REST request would store. WordPress's own controllers check, prepare and clean them as they do for a
 * save, but do not store them.
 */
final class Draft_Changes {
	/** Types of posts that can be in a draft. */
	private const TYPES = array( 'wp_block', 'wp_navigation', 'wp_template', 'wp_template_part', Live_Record::STYLES );

	/** Columns that are not part of a record's value. */
	private const IGNORED = array( 'ID', 'post_type', 'tax_input', 'meta_input', 'page_template' );

	/**
	 * Reads the changes of a request.
	 *
	 * @param WP_REST_Request $request The request, matched to its route.
	 * @return array<string, array>|WP_Error|null Values by record key; null for a request whose change no draft can have.
	 */
	public static function read( WP_REST_Request $request ) {
		$callback = $request->get_attributes()['callback'] ?? null;
		if ( ! is_array( $callback ) || 'update_item' !== $callback[1] ) {
			return null;
		}
		$controller = $callback[0];

		return match ( true ) {
			$controller instanceof WP_REST_Settings_Controller  => self::read_settings( $request ),
			$controller instanceof WP_REST_Templates_Controller => self::read_template( $controller, $request ),
			$controller instanceof WP_REST_Posts_Controller     => self::read_post( $controller, $request ),
			default                                             => null,
		};
	}

	/**
	 * Reads settings. Only those of the identity belong to the design.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return array<string, array>|null
	 */
	private static function read_settings( WP_REST_Request $request ): ?array {
		$values = array();
		foreach ( array_keys( $request->get_json_params() ?? $request->get_body_params() ) as $name ) {
			if ( ! isset( Design_Settings::OPTIONS[ $name ] ) ) {
				return null;
			}
			$option = Design_Settings::OPTIONS[ $name ];

			$values[ Design_Settings::IDENTITY . "/$name" ] = array( 'value' => Design_Settings::clean( $name, sanitize_option( $option, $request[ $name ] ) ) );
		}

		return $values ? $values : null;
	}

	/**
	 * Reads a template or part that is identified by its theme and slug.
	 *
	 * @param WP_REST_Templates_Controller $controller Its controller.
	 * @param WP_REST_Request              $request    The request.
	 * @return array<string, array>|WP_Error|null
	 */
	private static function read_template( WP_REST_Templates_Controller $controller, WP_REST_Request $request ) {
		$type     = str_starts_with( $request->get_route(), '/wp/v2/template-parts' ) ? 'wp_template_part' : 'wp_template';
		$template = get_block_template( $request['id'], $type );
		if ( ! $template ) {
			return new WP_Error( 'rest_template_not_found', __( 'There is no such item.', 'atelier' ), array( 'status' => 404 ) );
		}
		if ( 'theme' === $request['source'] ) {
			return null;
		}
		$post = $template->wp_id ? get_post( $template->wp_id ) : null;
		if ( $post ) {
			$changes = self::prepare( $controller, $request );

			return is_wp_error( $changes ) ? $changes : self::read_columns( $post, (array) $changes, $request );
		}
		$changes = self::prepare( $controller, $request );
		if ( is_wp_error( $changes ) ) {
			return $changes;
		}
		$changes = (array) $changes;
		$values  = array();
		foreach ( Live_Record::COLUMNS as $name => $column ) {
			$values[ $name ] = self::clean( $column, (string) ( $changes[ $column ] ?? '' ), 0 );
		}

		return array( "$type/$template->id" => $values );
	}

	/**
	 * Reads a record that is a post.
	 *
	 * @param WP_REST_Posts_Controller $controller Its controller.
	 * @param WP_REST_Request          $request    The request.
	 * @return array<string, array>|WP_Error|null
	 */
	private static function read_post( WP_REST_Posts_Controller $controller, WP_REST_Request $request ) {
		$post = get_post( (int) $request['id'] );
		if ( ! $post || ! in_array( $post->post_type, self::TYPES, true ) ) {
			return null;
		}
		if ( $controller instanceof WP_REST_Global_Styles_Controller ) {
			$problem = Stored_Styles::find_problem( $request['settings'], $request['styles'] );
			if ( $problem ) {
				return $problem;
			}
		}
		$changes = self::prepare( $controller, $request );

		return is_wp_error( $changes ) ? $changes : self::read_columns( $post, (array) $changes, $request );
	}

	/**
	 * Calls a controller's method that prepares the values to store.
	 *
	 * @param object          $controller The controller.
	 * @param WP_REST_Request $request    The request.
	 * @return \stdClass|WP_Error
	 */
	private static function prepare( object $controller, WP_REST_Request $request ) {
		// The method is protected, and each controller has its own.
		$prepare = Closure::bind( fn() => $this->prepare_item_for_database( $request ), $controller, $controller::class );

		return $prepare();
	}

	/**
	 * Reads the columns that would be stored.
	 *
	 * @param WP_Post         $post    The post with the draft's values.
	 * @param array           $changes The columns.
	 * @param WP_REST_Request $request The request.
	 * @return array<string, array>|WP_Error|null
	 */
	private static function read_columns( WP_Post $post, array $changes, WP_REST_Request $request ) {
		if ( self::find_other_change( $post, $changes, $request ) ) {
			return null;
		}
		$values = array();
		foreach ( Live_Record::COLUMNS as $name => $column ) {
			$values[ $name ] = isset( $changes[ $column ] ) ? self::clean( $column, (string) $changes[ $column ], $post->ID ) : $post->$column;
		}
		$key = "$post->post_type/$post->ID";
		if ( Live_Record::STYLES === $post->post_type ) {
			return array( $key => Change_Plan::read_config( $values ) );
		}

		return array( $key => $values + Pattern_Fields::from_request( $post, $request ) + Post_Fields::from_changes( $post, $changes ) );
	}

	/**
	 * Returns whether a request changes fields that a draft cannot have, for example the slug of a part.
	 *
	 * @param WP_Post         $post    The post.
	 * @param array           $changes The columns.
	 * @param WP_REST_Request $request The request.
	 */
	private static function find_other_change( WP_Post $post, array $changes, WP_REST_Request $request ): bool {
		foreach ( array_diff_key( $changes, array_flip( array( ...self::IGNORED, ...array_values( Live_Record::COLUMNS ) ) ) ) as $column => $value ) {
			if ( is_scalar( $value ) && isset( $post->$column ) && (string) $value !== (string) $post->$column && ! Post_Fields::has( $post, $column, (string) $value ) ) {
				return true;
			}
		}
		foreach ( is_array( $request['meta'] ) ? $request['meta'] : array() as $name => $value ) {
			if ( ! Pattern_Fields::has( $post->post_type, (string) $name ) && maybe_serialize( $value ) != get_post_meta( $post->ID, $name, true ) ) { // A missing value equals an empty string.
				return true;
			}
		}
		foreach ( get_object_taxonomies( $post->post_type, 'objects' ) as $taxonomy ) {
			$sent = $taxonomy->rest_base ? $request[ $taxonomy->rest_base ] : null;
			$has  = is_array( $sent ) ? get_the_terms( $post, $taxonomy->name ) : array();
			$ids  = is_array( $has ) ? array_column( $has, 'term_id' ) : array();
			if ( is_array( $sent ) && ! Pattern_Fields::has( $post->post_type, $taxonomy->name ) && ( array_diff( $sent, $ids ) || array_diff( $ids, $sent ) ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Cleans a column by the rights of the current person, as WordPress does before storing. An unchanged value is not cleaned.
	 *
	 * @param string $column The column.
	 * @param string $value  Its value.
	 * @param int    $id     Number of the post; 0 for a file.
	 */
	private static function clean( string $column, string $value, int $id ): string {
		if ( $id && get_post( $id )->$column === $value ) {
			return $value;
		}

		return (string) wp_unslash( sanitize_post_field( $column, wp_slash( $value ), $id, 'db' ) );
	}
}
