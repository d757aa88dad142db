<?php
/**
 * Changes of presets wherever they are used.
 *
 * @package Atelier
 */

namespace Atelier\Usage\Presets;

use Atelier\Http\Design_Controller;
use Atelier\Usage\Changes_Places;
use Atelier\Usage\Usage_Index;
use Atelier\Usage\Usage_Places;
use Atelier\Usage\Usage_Unknown;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;
use WP_Theme_JSON_Resolver;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `atelier/v1/usage/presets`: says what a change of a preset would do to each place, changes places, and adds or takes out one's own
 * presets. What it has changed, `atelier/v1/usage/undo` takes back.
 */
final class Preset_Usage_Controller extends Design_Controller {
	/**
	 * Sets the address.
	 *
	 * @param Usage_Index $index The index.
	 * @param Preset_Work $work  Changes places.
	 */
	public function __construct( private Usage_Index $index, private Preset_Work $work ) {
		parent::__construct( 'usage/presets' );
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$preset = array(
			'kind' => array(
				'description' => __( 'Kind of the preset.', 'atelier' ),
				'type'        => 'string',
				'enum'        => array( ...array_keys( Preset_Kinds::INFIXES ), Preset_Kinds::STYLE ),
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
		$this->add_route( '/plan', array( $this->endpoint( WP_REST_Server::CREATABLE, 'plan', 'can_change', $preset + array(
			'cursor' => Place_Params::describe_cursor(),
			'isNew'  => $is_new,
		) ) ) );
		$this->add_route( '/change', array( $this->endpoint( WP_REST_Server::CREATABLE, 'change', 'can_change', $preset + array( 'places' => Place_Params::describe_places() ) ) ) );
		$this->add_route( '/define', array( $this->endpoint( WP_REST_Server::CREATABLE, 'define', 'can_change', $preset ) ) );
	}

	/**
	 * Checks that the person may change the design.
	 *
	 * @return true|WP_Error
	 */
	public function can_change() {
		return self::allow( current_user_can( 'edit_theme_options' ), __( 'Sorry, you are not allowed to do that.', 'atelier' ) );
	}

	/**
	 * Says of some places what would become of them.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function plan( $request ) {
		$change = $this->read_change( $request );
		if ( is_wp_error( $change ) ) {
			return $change;
		}
		try {
			$this->index->refresh_files();
			$places = Usage_Places::for_record( $request['kind'], $request['slug'] );
			$answer = $this->work->plan( $places, $request['cursor'], $change );
			return new WP_REST_Response(
				$answer + array(
					'hidden'     => $places->count_hidden(),
					'incomplete' => $places->count_incomplete(),
					'index'      => $this->index->get_progress(),
				)
			);
		} catch ( Usage_Unknown $unknown ) {
			return $unknown->to_read_error();
		}
	}

	/**
	 * Changes places.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function change( $request ) {
		$change = $this->read_change( $request );
		return is_wp_error( $change ) ? $change : new WP_REST_Response( $this->work->change( $request['places'], $change ) );
	}

	/**
	 * Adds a copy of one's own preset under another slug, or takes the preset out.
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
	 * Reads which change is meant.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return Changes_Places|WP_Error
	 */
	private function read_change( $request ) {
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
	 * Returns the refusal of a request.
	 *
	 * @param string $message Why.
	 */
	private static function refuse( string $message ): WP_Error {
		return new WP_Error( 'rest_invalid_param', $message, array( 'status' => 400 ) );
	}
}
