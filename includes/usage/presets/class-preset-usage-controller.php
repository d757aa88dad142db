<?php
/**
 * Changes of presets in all places.
 *
 * @package Atelier
 */

namespace Atelier\Usage\Presets;

use Atelier\Usage\Changes_Places;
use Atelier\Usage\Place_Params;
use Atelier\Usage\Usage_Index;
use Atelier\Usage\Usage_Places;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;
use WP_Theme_JSON_Resolver;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `atelier/v1/usage/presets`: replaces a preset in the places that use it, and adds or removes the person's own presets.
 */
final class Preset_Usage_Controller extends Place_Change_Controller {
	/**
	 * Constructor.
	 *
	 * @param Usage_Index $index The index.
	 * @param Preset_Work $work  Changes places.
	 */
	public function __construct( Usage_Index $index, Preset_Work $work ) {
		parent::__construct( 'usage/presets', $index, $work );
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$preset = array(
			'kind' => array(
				'description' => __( 'Kind of the preset.', 'atelier' ),
				'type'        => 'string',
				'enum'        => array( ...array_keys( Preset_Kinds::TABLE ), Preset_Kinds::STYLE ),
				'required'    => true,
			),
			'slug' => Place_Params::describe_slug( __( 'Slug of the preset.', 'atelier' ) ) + array( 'required' => true ),
			'with' => Place_Params::describe_slug( __( 'Slug of the preset that takes its place; empty for its value.', 'atelier' ) ) + array( 'default' => '' ),
		);
		$is_new = array(
			'description' => __( 'Whether the slug is that of a copy which does not exist yet.', 'atelier' ),
			'type'        => 'boolean',
			'default'     => false,
		);
		$this->register_change( $preset, array( 'isNew' => $is_new ) );
		$this->add_route( '/define', array( $this->endpoint( WP_REST_Server::CREATABLE, 'define', 'can_change', $preset ) ) );
	}

	/**
	 * Adds a copy of the person's own preset under another slug, or removes the preset.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function define( $request ) {
		list( 'kind' => $kind, 'slug' => $slug, 'with' => $copy ) = $request;

		$preset = Preset_Kinds::STYLE === $kind ? null : Site_Presets::find( $kind, $slug );
		if ( ! $preset || 'custom' !== $preset['origin'] || Preset_Kinds::FONT === $kind ) {
			return self::refuse( __( 'The theme or WordPress defines it.', 'atelier' ) );
		}
		$target = Preset_Kinds::to_target( $kind, $copy );
		if ( '' !== $copy && ( $target !== $copy || in_array( $copy, Preset_Kinds::RESERVED, true ) || in_array( $target, Site_Presets::list_targets( $kind ), true ) ) ) {
			return self::refuse( __( 'This slug cannot be used.', 'atelier' ) );
		}
		$result = $this->work->define( (int) WP_Theme_JSON_Resolver::get_user_global_styles_post_id(), new Preset_Definition( $kind, $preset['slug'], '' === $copy ? null : $copy ) );

		return is_wp_error( $result ) ? $result : new WP_REST_Response( array( 'changes' => array_filter( array( $result ) ) ) );
	}

	/**
	 * Finds the places that use the preset.
	 *
	 * @param WP_REST_Request $request The request.
	 * @param Changes_Places  $change  The change.
	 */
	protected function find_places( WP_REST_Request $request, Changes_Places $change ): Usage_Places {
		return Usage_Places::for_record( $request['kind'], $request['slug'] );
	}

	/**
	 * Reads the change from a request.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return Changes_Places|WP_Error
	 */
	protected function read_change( $request ) {
		list( 'kind' => $kind, 'slug' => $slug, 'with' => $with ) = $request;
		if ( Preset_Kinds::STYLE === $kind ) {
			return Block_Style_Change::create( $slug, $with ) ?? self::refuse( __( 'The replacement cannot be used.', 'atelier' ) );
		}

		$target = Preset_Kinds::to_target( $kind, $slug );
		$others = Site_Presets::list_targets( $kind );
		$preset = Site_Presets::find( $kind, '' === $with || $request['isNew'] ? $slug : $with );
		if ( ! $preset || ( '' !== $with && Preset_Kinds::to_target( $kind, $with ) === $target ) ) {
			return self::refuse( __( 'The replacement cannot be used.', 'atelier' ) );
		}
		return '' === $with
			? Preset_Change::to_value( $kind, $target, $preset['value'], $others )
			: Preset_Change::to_slug( $kind, $target, $request['isNew'] ? $with : $preset['slug'], $preset['value'], $others );
	}

	/**
	 * Returns the error for a request that is refused.
	 *
	 * @param string $message Why.
	 */
	private static function refuse( string $message ): WP_Error {
		return new WP_Error( 'rest_invalid_param', $message, array( 'status' => 400 ) );
	}
}
