<?php
/**
 * Routes of the site's presets.
 *
 * @package Atelier
 */

namespace Atelier\Usage\Presets;

use Atelier\Features;
use Atelier\Http\Design_Controller;
use Atelier\Styles\Style_Values;
use Atelier\Usage\Usage_Index;
use Atelier\Usage\Usage_Places;
use Atelier\Usage\Usage_Unknown;
use Atelier\Usage\Place_Params;
use Atelier\Writes\Internal_Request;
use Throwable;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `atelier/v1/presets`: lists presets with their uses, adds and changes them, and merges one into another in the records of the
 * design. Pages and posts are not part of the design: a preset that they use stays.
 */
final class Site_Presets_Controller extends Design_Controller {
	/** Types of the records in which a preset is replaced, besides the styles. */
	private const TYPES = array( 'wp_template', 'wp_template_part', 'wp_block', 'wp_navigation' );

	/** How many places are read at once. */
	private const PER_PAGE = 100;

	/**
	 * Constructor.
	 *
	 * @param Usage_Index $index The index of uses.
	 */
	public function __construct( private readonly Usage_Index $index ) {
		parent::__construct( 'presets' );
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$kind = array(
			'kind' => array(
				'description' => __( 'Kind of the preset.', 'atelier' ),
				'type'        => 'string',
				'enum'        => array_keys( Preset_Kinds::TABLE ),
				'required'    => true,
			),
		);
		$slug = Place_Params::describe_slug( __( 'Slug of the preset.', 'atelier' ) ) + array(
			'required' => true,
			'pattern'  => '^[a-z0-9]+(-[a-z0-9]+)*$',
		);
		$more = array(
			'name'  => array(
				'description' => __( 'Name of the preset.', 'atelier' ),
				'type'        => 'string',
				'maxLength'   => 100,
			),
			'value' => array(
				'description' => __( 'Value of the preset; two colors of a duotone are a list.', 'atelier' ),
				'type'        => array( 'string', 'array' ),
				'required'    => true,
				'items'       => array( 'type' => 'string' ),
				'maxItems'    => 2,
				'maxLength'   => 2000,
			),
		);
		$with = array( 'with' => array( 'description' => __( 'Slug of the preset that takes its place.', 'atelier' ) ) + $slug );
		$this->add_route(
			'',
			array(
				...$this->reader( 'get_items', 'check_permission', $kind ),
				$this->endpoint( WP_REST_Server::CREATABLE, 'write', 'check_permission', $kind + compact( 'slug' ) + $more ),
			)
		);
		$this->add_route( '/merge', array( $this->endpoint( WP_REST_Server::CREATABLE, 'merge', 'check_permission', $kind + compact( 'slug' ) + $with ) ) );
	}

	/**
	 * Checks that the person may edit styles.
	 *
	 * @return true|WP_Error
	 */
	public function check_permission() {
		return self::allow( current_user_can( 'edit_theme_options' ), __( 'Sorry, you are not allowed to edit styles.', 'atelier' ) );
	}

	/**
	 * Lists the presets of a kind with the number of places that use each.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_items( $request ) {
		$kind = (string) $request['kind'];
		try {
			$this->index->refresh_files();
			$rows = array_map( static fn( array $preset ): array => $preset + array( 'uses' => self::count_uses( $kind, $preset['slug'] ) ), Site_Presets::list_all( $kind ) );
		} catch ( Usage_Unknown $unknown ) {
			return $unknown->to_read_error();
		}

		return new WP_REST_Response(
			array(
				'presets' => $rows,
				'index'   => $this->index->get_progress(),
			)
		);
	}

	/**
	 * Adds a preset of the site, or changes the value or name of one. One of the theme is changed for this site only.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function write( $request ) {
		list( 'kind' => $kind, 'slug' => $slug ) = $request;

		$found  = Preset_Kinds::FONT === $kind ? null : Site_Presets::find( $kind, $slug );
		$origin = $found['origin'] ?? 'custom';
		if ( Preset_Kinds::FONT === $kind || 'default' === $origin || ( ! $found && in_array( $slug, Preset_Kinds::RESERVED, true ) ) ) {
			return self::refuse( __( 'This slug cannot be used.', 'atelier' ) );
		}
		if ( is_array( $request['value'] ) !== ( 'duotone' === $kind ) ) {
			return self::refuse( __( 'A duotone has two colors, any other preset one value.', 'atelier' ) );
		}
		$path    = array( 'settings', ...Preset_Kinds::TABLE[ $kind ]['path'], $origin );
		$own     = Style_Values::read_own();
		$merged  = Style_Values::read( implode( '.', $path ) )['value'];
		$presets = array_values( is_array( $merged ) ? $merged : array() );
		$value   = array(
			'slug' => $slug,
			Preset_Kinds::TABLE[ $kind ]['value'] => $request['value'],
		) + ( isset( $request['name'] ) ? array( 'name' => sanitize_text_field( $request['name'] ) ) : array() );
		$is_new  = true;
		foreach ( $presets as $at => $preset ) {
			if ( ( $preset['slug'] ?? '' ) === ( $found['slug'] ?? $slug ) ) {
				$presets[ $at ] = array( 'slug' => $preset['slug'] ) + $value + $preset;
				$is_new         = false;
			}
		}
		if ( $is_new ) {
			$presets[] = $value + array( 'name' => $slug );
		}
		$problem = Style_Values::store( Style_Values::set( $own, $path, $presets ) );

		return $problem ?? new WP_REST_Response(
			array(
				'preset' => Site_Presets::find( $kind, $slug ),
				'added'  => $is_new,
			)
		);
	}

	/**
	 * Replaces a preset by another one in the styles, templates, parts, patterns and menus, and removes its definition where nothing else uses it.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function merge( $request ) {
		list( 'kind' => $kind, 'slug' => $slug, 'with' => $with ) = $request;

		$preset = Site_Presets::find( $kind, $slug );
		$other  = Site_Presets::find( $kind, $with );
		$target = Preset_Kinds::to_target( $kind, $slug );
		if ( ! $preset || ! $other || Preset_Kinds::to_target( $kind, $with ) === $target ) {
			return self::refuse( __( 'The replacement cannot be used.', 'atelier' ) );
		}
		$change = Preset_Change::to_slug( $kind, $target, $other['slug'], $other['value'], Site_Presets::list_targets( $kind ) );
		try {
			$done = $this->replace_in_records( $kind, $slug, $change );
		} catch ( Usage_Unknown $unknown ) {
			return $unknown->to_read_error();
		}
		if ( is_wp_error( $done ) ) {
			return $done;
		}
		$is_removed = 'custom' === $preset['origin'] && ! $done['left'];
		$own        = Style_Values::read_own();
		$json       = (string) wp_json_encode( $own, JSON_PRESERVE_ZERO_FRACTION );
		try {
			$changed = $change->rewriter( 'wp_global_styles' )->rewrite( $is_removed ? ( new Preset_Definition( $kind, $preset['slug'], null ) )->rewrite( $json ) : $json );
		} catch ( Throwable $error ) {
			return new WP_Error( 'atelier_place_changed', $error->getMessage(), array( 'status' => 409 ) );
		}
		$problem = $changed === $json ? null : Style_Values::store( json_decode( $changed, true ) );

		return $problem ?? new WP_REST_Response(
			$done + array(
				'styles'  => $changed !== $json,
				'removed' => $is_removed,
			)
		);
	}

	/**
	 * Replaces a preset in the records of the design.
	 *
	 * @param string        $kind   Kind.
	 * @param string        $slug   Slug of the preset.
	 * @param Preset_Change $change The change.
	 * @return array{records: list<array>, left: int}|WP_Error The changed records, and how many other places use the preset.
	 */
	private function replace_in_records( string $kind, string $slug, Preset_Change $change ) {
		$this->index->refresh_files();
		$left = 0;
		// Not by walking, which removes the draft's state of each place from the cache.
		$places = Usage_Places::for_record( $kind, $slug );
		$left  += $places->count_hidden();
		for ( $page = 1; $page <= ceil( $places->count() / self::PER_PAGE ); $page++ ) {
			foreach ( $places->get_page( $page, self::PER_PAGE ) as $place ) {
				$type  = empty( $place['postId'] ) ? '' : get_post_type( (int) $place['postId'] );
				$left += in_array( $type, array( 'wp_global_styles', ...self::TYPES ), true ) ? 0 : 1;
			}
		}
		// The index does not have the changes of a draft, so each record is read.
		$ids     = get_posts(
			array(
				'post_type'   => self::TYPES,
				'post_status' => array( 'publish', 'draft', 'private', 'future', 'pending' ),
				'numberposts' => -1,
				'fields'      => 'ids',
			)
		);
		$records = array();
		foreach ( $ids as $id ) {
			$post    = get_post( $id );
			$changed = $post ? self::replace_in( $post, $change ) : false;
			if ( is_wp_error( $changed ) ) {
				return $changed;
			}
			if ( $changed ) {
				$records[] = array(
					'type'  => $post->post_type,
					'id'    => $id,
					'title' => html_entity_decode( wp_strip_all_tags( $post->post_title ), ENT_QUOTES ),
				);
			}
		}

		return compact( 'records', 'left' );
	}

	/**
	 * Replaces a preset in a record by the record's own route.
	 *
	 * @param WP_Post       $post   The record.
	 * @param Preset_Change $change The change.
	 * @return bool|WP_Error Whether it was changed.
	 */
	private static function replace_in( WP_Post $post, Preset_Change $change ) {
		try {
			$content = $change->rewriter( $post->post_type )->rewrite( $post->post_content );
		} catch ( Throwable $error ) {
			return new WP_Error( 'atelier_place_changed', "$post->post_title: " . $error->getMessage(), array( 'status' => 409 ) );
		}
		$terms = get_the_terms( $post, 'wp_theme' );
		$theme = is_array( $terms ) ? $terms[0]->name : '';
		// Records of other themes are no part of this design.
		if ( $content === $post->post_content || ! in_array( $theme, array( '', get_stylesheet() ), true ) ) {
			return false;
		}
		$is_file  = 'wp_template_part' === $post->post_type || ( 'wp_template' === $post->post_type && ! Features::has_template_versions() );
		$name     = $is_file ? "$theme//$post->post_name" : (string) $post->ID;
		$response = rest_do_request( Internal_Request::make( 'POST', Internal_Request::get_route( $post->post_type, $post->ID, $name ), compact( 'content' ) ) );

		return $response->is_error() ? Internal_Request::to_error( $response ) : true;
	}

	/**
	 * Counts the places that use a preset, also those that the person may not read.
	 *
	 * @param string $kind Kind.
	 * @param string $slug Slug.
	 */
	private static function count_uses( string $kind, string $slug ): int {
		$places = Usage_Places::for_record( $kind, $slug );

		return $places->count() + $places->count_hidden();
	}

	/**
	 * Makes the error for a request that is refused.
	 *
	 * @param string $message Why.
	 */
	private static function refuse( string $message ): WP_Error {
		return new WP_Error( 'rest_invalid_param', $message, array( 'status' => 400 ) );
	}
}
