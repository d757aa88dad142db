<?php
/**
 * Values that are close to presets, and references to missing presets.
 *
 * @package Atelier
 */

namespace Atelier\Usage\Strays;

use Atelier\Usage\Changes_Places;
use Atelier\Usage\Place_Params;
use Atelier\Usage\Presets\Place_Change_Controller;
use Atelier\Usage\Presets\Preset_Kinds;
use Atelier\Usage\Presets\Preset_Work;
use Atelier\Usage\Presets\Site_Presets;
use Atelier\Usage\Usage_Index;
use Atelier\Usage\Usage_Places;
use Atelier\Usage\Usage_Table;
use Atelier\Usage\Usage_Unknown;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `atelier/v1/usage/strays`: lists the custom values in all places, and replaces some with a preset. The client decides which values
 * are close to a preset.
 */
final class Stray_Controller extends Place_Change_Controller {
	/** How many values and slugs are listed; the most used are first. */
	private const MAX_LISTED = 500;

	/** How many values one change may replace. */
	private const MAX_VALUES = 50;

	/**
	 * Constructor.
	 *
	 * @param Usage_Index $index The index.
	 * @param Preset_Work $work  Changes places.
	 */
	public function __construct( Usage_Index $index, Preset_Work $work ) {
		parent::__construct( 'usage/strays', $index, $work );
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$kind   = array(
			'description' => __( 'Kind of the preset.', 'atelier' ),
			'type'        => 'string',
			'enum'        => array_keys( Preset_Kinds::TABLE ),
			'required'    => true,
		);
		$change = array(
			'kind'   => $kind,
			'with'   => Place_Params::describe_slug( __( 'Slug of the preset that takes their place.', 'atelier' ) ) + array( 'required' => true ),
			'values' => array(
				'description' => __( 'Values, as they are listed.', 'atelier' ),
				'type'        => 'array',
				'minItems'    => 1,
				'maxItems'    => self::MAX_VALUES,
				'required'    => true,
				'items'       => Place_Params::describe_slug( __( 'A value.', 'atelier' ) ),
			),
		);
		$this->add_route( '', array( $this->endpoint( WP_REST_Server::READABLE, 'list_strays', 'can_change', compact( 'kind' ) ) ) );
		$this->register_change( $change );
	}

	/**
	 * Lists the custom values in all places, and the slugs of missing presets.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function list_strays( $request ) {
		$kind = $request['kind'];
		try {
			$values  = Usage_Table::count_targets( Own_Values::KIND, Own_Values::to_target( $kind, '' ), self::MAX_LISTED );
			$missing = array_diff_key( Usage_Table::count_targets( $kind, '', self::MAX_LISTED ), array_flip( Site_Presets::list_known( $kind ) ) );
			$length  = strlen( Own_Values::to_target( $kind, '' ) );
			return new WP_REST_Response(
				array(
					'values'     => self::to_list( $values, 'value', $length ),
					'missing'    => self::to_list( $missing, 'slug', 0 ),
					'incomplete' => Usage_Table::count_all_incomplete(),
					'index'      => $this->index->get_progress(),
				)
			);
		} catch ( Usage_Unknown $unknown ) {
			return $unknown->to_read_error();
		}
	}

	/**
	 * Finds the places with the values.
	 *
	 * @param WP_REST_Request $request The request.
	 * @param Changes_Places  $change  The change.
	 */
	protected function find_places( WP_REST_Request $request, Changes_Places $change ): Usage_Places {
		return Usage_Places::for_targets( Own_Values::KIND, array_column( $change->targets(), 1 ) );
	}

	/**
	 * Reads the change from a request.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return Stray_Change|WP_Error
	 */
	protected function read_change( $request ) {
		$preset = Site_Presets::find( $request['kind'], $request['with'] );
		return $preset
			? new Stray_Change( $request['kind'], $preset['slug'], $request['values'] )
			: new WP_Error( 'rest_invalid_param', __( 'The replacement cannot be used.', 'atelier' ), array( 'status' => 400 ) );
	}

	/**
	 * Converts counts to a list.
	 *
	 * @param array<string|int, int> $counts Numbers of posts by target.
	 * @param string                 $name   Key of the value in each item.
	 * @param int                    $from   Position of the value in the target.
	 * @return list<array<string, string|int>>
	 */
	private static function to_list( array $counts, string $name, int $from ): array {
		return array_map(
			static fn( $target, int $places ): array => array(
				$name    => substr( (string) $target, $from ),
				'places' => $places,
			),
			array_keys( $counts ),
			$counts
		);
	}
}
