<?php
/**
 * Base of the controllers that change many places.
 *
 * @package Atelier
 */

namespace Atelier\Usage\Presets;

use Atelier\Http\Design_Controller;
use Atelier\Usage\Changes_Places;
use Atelier\Usage\Place_Params;
use Atelier\Usage\Usage_Index;
use Atelier\Usage\Usage_Places;
use Atelier\Usage\Usage_Unknown;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the routes that plan a change of each place, and that change places. `atelier/v1/usage/undo` undoes such changes.
 */
abstract class Place_Change_Controller extends Design_Controller {
	/**
	 * Constructor.
	 *
	 * @param string      $rest_base Beginning of the routes.
	 * @param Usage_Index $index     The index.
	 * @param Preset_Work $work      Changes places.
	 */
	public function __construct( string $rest_base, protected readonly Usage_Index $index, protected readonly Preset_Work $work ) {
		parent::__construct( $rest_base );
	}

	/**
	 * Registers the two routes.
	 *
	 * @param array $change Parameters that describe a change.
	 * @param array $plan   Parameters of the plan only.
	 */
	protected function register_change( array $change, array $plan = array() ): void {
		$this->add_route( '/plan', array( $this->endpoint( WP_REST_Server::CREATABLE, 'plan', 'can_change', $change + array( 'cursor' => Place_Params::describe_cursor() ) + $plan ) ) );
		$this->add_route( '/change', array( $this->endpoint( WP_REST_Server::CREATABLE, 'change', 'can_change', $change + array( 'places' => Place_Params::describe_places() ) ) ) );
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
	 * Plans a change of some places.
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
			$places = $this->find_places( $request, $change );
			return new WP_REST_Response(
				$this->work->plan( $places, $request['cursor'], $change ) + array(
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
	 * Reads the change from a request.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return Changes_Places|WP_Error
	 */
	abstract protected function read_change( $request );

	/**
	 * Finds the places of a change.
	 *
	 * @param WP_REST_Request $request The request.
	 * @param Changes_Places  $change  The change.
	 */
	abstract protected function find_places( WP_REST_Request $request, Changes_Places $change ): Usage_Places;
}
