<?php
/**
 * Routes of single values of the styles.
 *
 * @package Atelier
 */

namespace Atelier\Styles;

use Atelier\Http\Design_Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;
use WP_Theme_JSON_Resolver;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `atelier/v1/styles`: single values with their origin, contrasts, and whole configs that the theme or the site has.
 */
final class Style_Values_Controller extends Design_Controller {
	/** Largest number of values, paths or words of one request. */
	private const MOST = 200;

	/** Pairs of colors whose contrast is computed where the request names none: paths of the text and of its background. */
	private const PAIRS = array(
		array( 'styles.color.text', 'styles.color.background' ),
		array( 'styles.elements.link.color.text', 'styles.color.background' ),
		array( 'styles.elements.heading.color.text', 'styles.color.background' ),
		array( 'styles.elements.button.color.text', 'styles.elements.button.color.background' ),
	);

	/**
	 * Constructor.
	 */
	public function __construct() {
		parent::__construct( 'styles' );
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$path = array(
			'type'      => 'string',
			'pattern'   => Style_Values::PATH,
			'maxLength' => 1000,
		);
		$list = static fn( array $items, string $description ): array => array(
			'description' => $description,
			'type'        => 'array',
			'maxItems'    => self::MOST,
			'default'     => array(),
			'items'       => $items,
		);
		$set  = array(
			'description'          => __( 'New values, by path.', 'atelier' ),
			'type'                 => 'object',
			'default'              => array(),
			'maxProperties'        => self::MOST,
			'additionalProperties' => array( 'type' => array( 'string', 'number', 'boolean', 'array', 'object' ) ),
		);
		$move = array(
			'type'                 => 'object',
			'additionalProperties' => false,
			'properties'           => array(
				'from' => $path + array( 'required' => true ),
				'to'   => $path + array( 'required' => true ),
			),
		);
		$word = array(
			'type'      => 'string',
			'minLength' => 3,
			'maxLength' => 200,
		);
		$this->add_route(
			'/values',
			array(
				...$this->reader( 'get_value', 'check_permission', array( 'path' => array( 'pattern' => '^$|' . Style_Values::PATH, 'default' => '' ) + $path ) ),
				$this->endpoint(
					WP_REST_Server::CREATABLE,
					'change',
					'check_permission',
					array(
						'set'   => $set,
						'reset' => $list( $path, __( 'Paths whose own value is removed, so that the theme’s applies.', 'atelier' ) ),
						'move'  => $list( $move, __( 'Own values that move to other paths.', 'atelier' ) ),
						'words' => $list( $word, __( 'Values in words, such as “h1 48px”.', 'atelier' ) ),
					)
				),
			)
		);
		$pair = array(
			'type'      => 'string',
			'maxLength' => 200,
			'pattern'   => '^[^\/]{1,99}\/[^\/]{1,99}$',
		);
		$this->add_route( '/contrast', $this->reader( 'get_contrast', 'check_permission', array( 'pairs' => $list( $pair, __( 'Pairs of colors or slugs of presets, with a slash between them.', 'atelier' ) ) ) ) );
		$this->add_route( '/variations', $this->reader( 'list_variations', 'check_permission' ) );
		$apply = array(
			'variation' => array(
				'description' => __( 'Title of a style variation.', 'atelier' ),
				'type'        => 'string',
				'minLength'   => 1,
				'maxLength'   => 200,
			),
			'saved'     => array(
				'description' => __( 'Number of saved styles.', 'atelier' ),
				'type'        => 'integer',
				'minimum'     => 1,
			),
		);
		$this->add_route( '/apply', array( $this->endpoint( WP_REST_Server::CREATABLE, 'apply', 'check_permission', $apply ) ) );
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
	 * Reads a value with its origin.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public function get_value( $request ): WP_REST_Response {
		return new WP_REST_Response( Style_Values::read( (string) $request['path'] ) );
	}

	/**
	 * Changes values, either all or none.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function change( $request ) {
		$set = array();
		foreach ( (array) $request['set'] as $path => $value ) {
			if ( ! preg_match( '#' . Style_Values::PATH . '#', (string) $path ) ) {
				return self::refuse( (string) $path );
			}
			$set[ $path ] = $value;
		}
		foreach ( (array) $request['words'] as $words ) {
			$parsed = Value_Words::parse( $words, self::list_named_presets() );
			if ( is_wp_error( $parsed ) ) {
				return $parsed;
			}
			$set[ implode( '.', $parsed['path'] ) ] = $parsed['value'];
		}
		$before = Style_Values::read_own();
		$after  = Style_Values::change( $before, $set, (array) $request['reset'], (array) $request['move'] );
		if ( is_wp_error( $after ) ) {
			return $after;
		}
		$problem = $after === $before ? null : Style_Values::store( $after );
		$paths   = array( ...array_keys( $set ), ...(array) $request['reset'], ...array_merge( ...array_map( 'array_values', (array) $request['move'] ) ) );

		return $problem ?? new WP_REST_Response( array( 'values' => array_map( array( Style_Values::class, 'read' ), array_values( array_unique( $paths ) ) ) ) );
	}

	/**
	 * Computes contrasts.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public function get_contrast( $request ): WP_REST_Response {
		$pairs = array_map( static fn( string $pair ): array => explode( '/', $pair ), (array) $request['pairs'] );
		$rows  = array();
		foreach ( $pairs ? $pairs : self::PAIRS as list( $text, $behind ) ) {
			$colors   = array_map( array( self::class, 'find_color' ), array( $text, $behind ) );
			$contrast = Color_Contrast::compute( ...$colors );
			$rows[]   = array(
				'text'       => $text,
				'background' => $behind,
				'colors'     => $colors,
				'contrast'   => $contrast,
				'normal'     => null === $contrast ? null : $contrast >= Color_Contrast::NORMAL,
				'large'      => null === $contrast ? null : $contrast >= Color_Contrast::LARGE,
			);
		}

		return new WP_REST_Response( array( 'pairs' => $rows ) );
	}

	/**
	 * Lists the theme's style variations and the saved styles.
	 */
	public function list_variations(): WP_REST_Response {
		return new WP_REST_Response(
			array(
				'variations' => array_map( static fn( $title ): array => array( 'title' => (string) $title ), array_keys( self::list_by_title() ) ),
				'saved'      => array_map(
					static fn( \WP_Post $post ): array => array(
						'id'    => $post->ID,
						'title' => Looks::decode_title( $post->post_title ),
					),
					Looks::query( array( 'posts_per_page' => Look_Budget::MAX_LOOKS ) )->posts
				),
			)
		);
	}

	/**
	 * Replaces the site's styles by a variation or by saved styles.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function apply( $request ) {
		$config = null;
		if ( $request['saved'] ) {
			$post   = Looks::find( (int) $request['saved'] );
			$config = is_wp_error( $post ) ? null : json_decode( $post->post_content, true );
		} else {
			$config = array_change_key_case( self::list_by_title() )[ strtolower( (string) $request['variation'] ) ] ?? null;
			if ( $config && 1 === count( $config['settings'] ?? array() ) ) {
				// A variation of the colors or of the typography alone leaves all else.
				$config += array( 'title' => '' );
				$config  = array_replace_recursive( Style_Values::read_own(), $config );
			}
		}
		if ( ! is_array( $config ) ) {
			return new WP_Error( 'atelier_no_such_styles', __( 'There are no such styles.', 'atelier' ), array( 'status' => 404 ) );
		}
		$problem = Style_Values::store( array_intersect_key( $config, array_flip( array( 'settings', 'styles' ) ) ) );

		return $problem ?? new WP_REST_Response( array( 'applied' => (string) ( $config['title'] ?? $request['variation'] ?? $request['saved'] ) ) );
	}

	/**
	 * Returns the variations of the theme by title. Of those with one title the largest: others have its colors or its typography alone.
	 *
	 * @return array<string, array>
	 */
	private static function list_by_title(): array {
		$found = array();
		foreach ( WP_Theme_JSON_Resolver::get_style_variations() as $variation ) {
			$title = is_string( $variation['title'] ?? null ) ? $variation['title'] : '';
			if ( '' !== $title && strlen( (string) wp_json_encode( $variation ) ) > strlen( (string) wp_json_encode( $found[ $title ] ?? null ) ) ) {
				$found[ $title ] = $variation;
			}
		}

		return $found;
	}

	/**
	 * Returns the color at a path, of a preset, or as it is written.
	 *
	 * @param string $text Path, slug or color.
	 */
	private static function find_color( string $text ): string {
		$value = $text;
		if ( preg_match( '#' . Style_Values::PATH . '#', $text ) ) {
			$value = Style_Values::read( $text )['value'];
			$value = is_string( $value ) ? $value : '';
		}
		$slug = preg_match( '/^(?:var:preset\|color\||var\(--wp--preset--color--)([a-z0-9-]+)\)?$/', $value, $match ) ? $match[1] : $value;
		foreach ( array_reverse( self::list_presets( array( 'color', 'palette' ) ) ) as $preset ) {
			if ( ( $preset['slug'] ?? '' ) === $slug ) {
				return (string) ( $preset['color'] ?? '' );
			}
		}

		return $value;
	}

	/**
	 * Lists the presets that words can name, by kind.
	 *
	 * @return array<string, list<array{slug: string, name: string}>>
	 */
	private static function list_named_presets(): array {
		$paths = array(
			'color'     => array( 'color', 'palette' ),
			'font-size' => array( 'typography', 'fontSizes' ),
			'font'      => array( 'typography', 'fontFamilies' ),
			'spacing'   => array( 'spacing', 'spacingSizes' ),
		);

		return array_map(
			static fn( array $path ): array => array_map(
				static fn( array $preset ): array => array(
					'slug' => (string) ( $preset['slug'] ?? '' ),
					'name' => (string) ( $preset['name'] ?? '' ),
				),
				array_reverse( self::list_presets( $path ) )
			),
			$paths
		);
	}

	/**
	 * Lists presets of all origins, the weakest first.
	 *
	 * @param string[] $path Path of their lists below the settings.
	 * @return list<array>
	 */
	private static function list_presets( array $path ): array {
		$lists = Style_Values::get( WP_Theme_JSON_Resolver::get_merged_data()->get_settings(), $path );

		return array_merge( ...array_map( static fn( string $origin ): array => array_values( array_filter( (array) ( $lists[ $origin ] ?? array() ), 'is_array' ) ), array( 'default', 'theme', 'custom' ) ) );
	}

	/**
	 * Makes the error for a path of a wrong form.
	 *
	 * @param string $path The path.
	 */
	private static function refuse( string $path ): WP_Error {
		/* translators: %s: path of a value, such as "styles.color.text". */
		return new WP_Error( 'rest_invalid_param', sprintf( __( '“%s” is no path of a value. A path begins with “settings” or “styles”, with dots between its names.', 'atelier' ), substr( $path, 0, 200 ) ), array( 'status' => 400 ) );
	}
}
