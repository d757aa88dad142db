<?php
/**
 * The REST routes that bring the design of another theme to the current one.
 *
 * @package Atelier
 */

namespace Atelier\Bring;

use Atelier\Http\Design_Controller;
use Atelier\Transfer\Design_Import;
use Atelier\Transfer\Import_Items;
use Atelier\Transfer\Transfer_Rights;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `atelier/v1/other-themes`: lists the themes with customizations, previews the effects of bringing them, and brings them. Records are
 * copied, so that the other theme keeps its own. They can be undone as an import.
 */
final class Bring_Controller extends Design_Controller {
	/** How many records one request may render, and how many parts may be brought with them. */
	private const MAX_PREVIEWS = 10;
	private const MAX_PARTS    = 100;

	/**
	 * Builds the controller.
	 *
	 * @param Design_Import $import  Writes and undoes imports.
	 * @param Bring_Preview $preview Renders records.
	 */
	public function __construct( private readonly Design_Import $import, private readonly Bring_Preview $preview ) {
		parent::__construct( 'other-themes' );
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$from = array(
			'from' => array(
				'description' => __( 'Stylesheet of the theme.', 'atelier' ),
				'type'        => 'string',
				'required'    => true,
				'minLength'   => 1,
				'maxLength'   => 200,
			),
		);
		$this->add_route( '', $this->reader( 'get_items', 'permissions_check' ), array( $this, 'get_public_item_schema' ) );
		$this->add_route( '/work', $this->reader( 'get_item', 'permissions_check', $from ) );
		$this->add_route( '/frame', $this->reader( 'get_frame', 'permissions_check', $from + array( 'parts' => self::make_list_schema( __( 'Parts of the styles that are put in.', 'atelier' ), 10, Style_Parts::NAMES ) ) ) );
		$this->add_route(
			'/previews',
			$this->reader(
				'get_previews',
				'permissions_check',
				$from + array(
					'records'  => array( 'required' => true, 'minItems' => 1 ) + array_diff_key( self::make_list_schema( __( 'Keys of templates and parts.', 'atelier' ), self::MAX_PREVIEWS ), array( 'default' => true ) ),
					'with'     => self::make_list_schema( __( 'Keys of parts that would be brought, too.', 'atelier' ), self::MAX_PARTS ),
					'isStored' => array(
						'description' => __( 'Whether they are shown as they are in their own theme.', 'atelier' ),
						'type'        => 'boolean',
						'default'     => false,
					),
				)
			)
		);
		$this->add_route( '/bring', array( $this->endpoint( WP_REST_Server::CREATABLE, 'bring', 'permissions_check', $from + array( 'items' => Import_Items::argument() ) ) ) );
	}

	/**
	 * Checks that the person may edit the design. The right to each record is checked later.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return true|WP_Error
	 */
	public function permissions_check( $request ) {
		return self::allow( Transfer_Rights::may_import(), __( 'Sorry, you are not allowed to edit the design.', 'atelier' ) );
	}

	/**
	 * Lists the themes.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public function get_items( $request ): WP_REST_Response {
		return new WP_REST_Response( Other_Themes::list_themes() );
	}

	/**
	 * Answers with the effects of bringing the design of a theme.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_item( $request ) {
		$from = (string) $request['from'];

		if ( ! Other_Themes::has_work( $from ) ) {
			return self::not_found();
		}
		$design = ( new Theme_Design( $from ) )->read();

		return new WP_REST_Response( Bring_Rows::complete( $this->import->judge( $design ), $design, Theme_Presets::list_presets( wp_get_global_settings() ) ) );
	}

	/**
	 * Reads the document of previews in the current theme.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_frame( $request ) {
		$from = (string) $request['from'];

		return Other_Themes::has_work( $from ) ? new WP_REST_Response( $this->preview->read_frame( ( new Theme_Design( $from ) )->read(), $request['parts'] ) ) : self::not_found();
	}

	/**
	 * Renders records: as they are in their own theme, if this request previews that theme, or as they would be in the current one.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_previews( $request ) {
		$from = (string) $request['from'];
		if ( $request['isStored'] ) {
			return get_stylesheet() === $from
				? new WP_REST_Response( array( 'previews' => $this->preview->render_there( $from, $request['records'] ) ) )
				: new WP_Error( 'atelier_no_theme_preview', wp_get_theme( $from )->exists() ? __( 'You may not look at other themes.', 'atelier' ) : __( 'The folder of the theme is gone.', 'atelier' ), array( 'status' => 403 ) );
		}

		return Other_Themes::has_work( $from )
			? new WP_REST_Response( array( 'previews' => $this->preview->render_here( ( new Theme_Design( $from ) )->read(), $request['records'], $request['with'] ) ) )
			: self::not_found();
	}

	/**
	 * Brings the chosen records.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function bring( $request ) {
		$from = (string) $request['from'];
		if ( ! Other_Themes::has_work( $from ) ) {
			return self::not_found();
		}
		$chosen = Bring_Choices::resolve(
			( new Theme_Design( $from ) )->read(),
			(array) Import_Items::read( (string) $request['items'] ),
			Theme_Presets::list_presets( wp_get_global_settings() ),
			wp_is_block_theme(),
			static fn( string $slug ): bool => null !== get_block_template( get_stylesheet() . "//$slug", 'wp_template_part' )
		);

		return rest_ensure_response( $this->import->run( $chosen['design'], $chosen['items'], $chosen['design']['theme']['name'] ) );
	}

	/**
	 * Returns the schema of a theme.
	 */
	public function get_item_schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'atelier-other-theme',
			'type'       => 'object',
			'properties' => array(
				'stylesheet'  => array( 'type' => 'string' ),
				'name'        => array( 'type' => 'string' ),
				'isInstalled' => array(
					'description' => __( 'Whether its files are there.', 'atelier' ),
					'type'        => 'boolean',
				),
				'templates'   => array( 'type' => 'integer' ),
				'headers'     => array( 'type' => 'integer' ),
				'footers'     => array( 'type' => 'integer' ),
				'parts'       => array( 'type' => 'integer' ),
				'hasStyles'   => array( 'type' => 'boolean' ),
			),
		);
	}

	/**
	 * Returns the schema of a parameter that is a list of texts.
	 *
	 * @param string        $description Its description.
	 * @param int           $max         The maximum number.
	 * @param string[]|null $names       The allowed texts; null for keys of records.
	 */
	private static function make_list_schema( string $description, int $max, ?array $names = null ): array {
		return array(
			'description' => $description,
			'type'        => 'array',
			'default'     => array(),
			'maxItems'    => $max,
			'items'       => array( 'type' => 'string' ) + ( $names ? array( 'enum' => $names ) : array( 'maxLength' => 300 ) ),
		);
	}

	/**
	 * Makes the error for a theme without customizations.
	 */
	private static function not_found(): WP_Error {
		return new WP_Error( 'atelier_no_work', __( 'There is nothing of this theme to bring.', 'atelier' ), array( 'status' => 404 ) );
	}
}
