<?php
/**
 * Route of findings in the design.
 *
 * @package Atelier
 */

namespace Atelier\Usage;

use Atelier\Http\Design_Controller;
use Atelier\Usage\Presets\Preset_Kinds;
use Atelier\Usage\Presets\Site_Presets;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `atelier/v1/findings`: pairs of colors with too little contrast, presets of the site that nothing uses, and presets that are used but
 * do not exist. Only provable findings are listed.
 */
final class Findings_Controller extends Design_Controller {
	/** Most names that are counted for each kind. */
	private const MOST = 500;

	/**
	 * Constructor.
	 *
	 * @param Usage_Index $index The index of uses.
	 */
	public function __construct( private readonly Usage_Index $index ) {
		parent::__construct( 'findings' );
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->add_route( '', $this->reader( 'get_items', 'check_permission' ) );
	}

	/**
	 * Checks that the person may edit the design.
	 *
	 * @return true|WP_Error
	 */
	public function check_permission() {
		return self::allow( current_user_can( 'edit_theme_options' ), __( 'Sorry, you are not allowed to do that.', 'atelier' ) );
	}

	/**
	 * Lists findings.
	 *
	 * @param WP_REST_Request $request The request.
	 *
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_items( $request ) {
		try {
			$this->index->refresh_files();
			$findings = array_merge( self::find_contrasts(), ...array_map( self::find_presets( ... ), array_keys( Preset_Kinds::TABLE ) ) );
		} catch ( Usage_Unknown $unknown ) {
			return $unknown->to_read_error();
		}

		return new WP_REST_Response(
			array(
				'findings' => $findings,
				'index'    => $this->index->get_progress(),
			)
		);
	}

	/**
	 * Finds pairs of colors of the styles with too little contrast for text.
	 *
	 * @return list<array>
	 */
	private static function find_contrasts(): array {
		$response = rest_do_request( new WP_REST_Request( 'GET', '/atelier/v1/styles/contrast' ) );
		$pairs    = $response->is_error() ? array() : $response->get_data()['pairs'];

		return array_values( array_map( static fn( array $pair ): array => array( 'kind' => 'contrast' ) + $pair, array_filter( $pairs, static fn( array $pair ): bool => false === $pair['normal'] ) ) );
	}

	/**
	 * Finds presets of the site that nothing uses, and names of presets that do not exist.
	 *
	 * @param string $kind Kind of preset.
	 * @return list<array>
	 */
	private static function find_presets( string $kind ): array {
		$found = array();
		foreach ( Site_Presets::list_all( $kind ) as $preset ) {
			$places = Usage_Places::for_record( $kind, $preset['slug'] );
			if ( 'custom' === $preset['origin'] && 0 === $places->count() + $places->count_hidden() ) {
				$found[] = array(
					'kind'   => 'unused',
					'preset' => $kind,
					'slug'   => $preset['slug'],
				);
			}
		}
		foreach ( array_diff_key( Usage_Table::count_targets( $kind, '', self::MOST ), array_flip( Site_Presets::list_known( $kind ) ) ) as $slug => $places ) {
			$found[] = array(
				'kind'   => 'missing',
				'preset' => $kind,
				'slug'   => (string) $slug,
				'places' => $places,
			);
		}

		return $found;
	}
}
