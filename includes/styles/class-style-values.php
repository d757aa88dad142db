<?php
/**
 * Values of the styles by their paths.
 *
 * @package Atelier
 */

namespace Atelier\Styles;

use Atelier\Writes\Internal_Request;
use WP_Error;
use WP_Theme_JSON;
use WP_Theme_JSON_Resolver;

defined( 'ABSPATH' ) || exit;

/**
 * Reads values of the merged styles with their origin, and changes those of the site by the route of the styles, which checks and cleans them.
 */
final class Style_Values {
	/** Form of a path: names with dots between them. */
	public const PATH = '^(settings|styles)(\.(?!__)[A-Za-z0-9@:][A-Za-z0-9_\/:-]{0,99}){1,12}$';

	/** Origins of values, the strongest first, by the name of their data in WordPress. */
	private const ORIGINS = array(
		'site'      => 'custom',
		'theme'     => 'theme',
		'blocks'    => 'blocks',
		'wordpress' => 'default',
	);

	/**
	 * Splits a path.
	 *
	 * @param string $path The path.
	 * @return list<string>
	 */
	public static function split( string $path ): array {
		return explode( '.', $path );
	}

	/**
	 * Reads the value at a path; null where there is none.
	 *
	 * @param mixed    $config The config.
	 * @param string[] $path   The path.
	 * @return mixed
	 */
	public static function get( $config, array $path ) {
		foreach ( $path as $name ) {
			$config = is_array( $config ) ? $config[ $name ] ?? null : null;
		}

		return $config;
	}

	/**
	 * Changes the value at a path; null removes it, and each object that becomes empty.
	 *
	 * @param array    $config The config.
	 * @param string[] $path   The path.
	 * @param mixed    $value  The new value.
	 */
	public static function set( array $config, array $path, $value ): array {
		$name = array_shift( $path );
		if ( $path ) {
			$child = self::set( is_array( $config[ $name ] ?? null ) ? $config[ $name ] : array(), $path, $value );
			$value = $child ? $child : null;
		}
		if ( null === $value ) {
			unset( $config[ $name ] );
		} else {
			$config[ $name ] = $value;
		}

		return $config;
	}

	/**
	 * Reads the merged config, or the value at a path, with its origin.
	 *
	 * @param string $path The path; empty for all.
	 * @return array{path: string, value: mixed, origin: string|null, own: mixed}
	 */
	public static function read( string $path ): array {
		$names  = '' === $path ? array() : self::split( $path );
		$own    = self::read_own();
		$origin = null;
		// From the weakest to the strongest: the first that has the value as it is merged decides.
		foreach ( array_reverse( self::ORIGINS ) as $name => $until ) {
			$value  = 'site' === $name ? self::get( $own, $names ) : self::get( WP_Theme_JSON_Resolver::get_merged_data( $until )->get_raw_data(), $names );
			$before = $before ?? null;
			$origin = null !== $value && $value !== $before ? $name : $origin;
			$before = 'site' === $name ? $before : $value;
		}

		return array(
			'path'   => $path,
			'value'  => self::get( array_intersect_key( WP_Theme_JSON_Resolver::get_merged_data()->get_raw_data(), array_flip( array( 'settings', 'styles' ) ) ), $names ),
			'origin' => $names ? $origin : null,
			'own'    => self::get( $own, $names ),
		);
	}

	/**
	 * Reads the site's own config.
	 *
	 * @return array{settings: array, styles: array}
	 */
	public static function read_own(): array {
		$post   = get_post( (int) WP_Theme_JSON_Resolver::get_user_global_styles_post_id() );
		$config = $post ? json_decode( $post->post_content, true ) : null;

		return array(
			'settings' => is_array( $config['settings'] ?? null ) ? $config['settings'] : array(),
			'styles'   => is_array( $config['styles'] ?? null ) ? $config['styles'] : array(),
		);
	}

	/**
	 * Stores the site's own config by the route of the styles.
	 *
	 * @param array{settings?: array, styles?: array} $config The config.
	 * @return WP_Error|null Why it was not stored.
	 */
	public static function store( array $config ): ?WP_Error {
		$before   = self::read_own();
		$css      = static fn( array $all ): string => (string) wp_json_encode( self::collect_css( $all['styles'] ?? array() ) );
		if ( $css( $before ) !== $css( $config ) && ! current_user_can( 'edit_css' ) ) {
			return new WP_Error( 'rest_forbidden', __( 'Sorry, you are not allowed to change CSS.', 'atelier' ), array( 'status' => rest_authorization_required_code() ) );
		}
		$response = rest_do_request(
			Internal_Request::make(
				'POST',
				'/wp/v2/global-styles/' . WP_Theme_JSON_Resolver::get_user_global_styles_post_id(),
				array(
					'settings' => (object) ( $config['settings'] ?? array() ),
					'styles'   => (object) ( $config['styles'] ?? array() ),
				)
			)
		);
		WP_Theme_JSON_Resolver::clean_cached_data();

		return $response->is_error() ? Internal_Request::to_error( $response ) : null;
	}

	/**
	 * Applies changes to a config.
	 *
	 * @param array               $config  The config.
	 * @param array<string, mixed> $set    New values by path.
	 * @param string[]            $reset   Paths whose own value is removed.
	 * @param array[]             $move    Own values that move, each `from` one path `to` another.
	 * @return array|WP_Error The changed config.
	 */
	public static function change( array $config, array $set, array $reset, array $move ) {
		foreach ( $move as $step ) {
			$value = self::get( $config, self::split( $step['from'] ) );
			if ( null === $value ) {
				/* translators: %s: path of a value, such as "styles.color.text". */
				return new WP_Error( 'rest_invalid_param', sprintf( __( 'The site has no value of its own at “%s”.', 'atelier' ), $step['from'] ), array( 'status' => 409 ) );
			}
			$set[ $step['to'] ] = $value;
			$config             = self::set( $config, self::split( $step['from'] ), null );
		}
		foreach ( $reset as $path ) {
			$config = self::set( $config, self::split( $path ), null );
		}
		foreach ( $set as $path => $value ) {
			$names  = self::split( (string) $path );
			$config = self::set( $config, $names, $value );
			if ( null !== $value && array() !== $value && ! self::is_known( $config, $names ) ) {
				/* translators: %s: path of a value, such as "styles.color.text". */
				return new WP_Error( 'rest_invalid_param', sprintf( __( 'WordPress does not use a value at “%s”, or not this one.', 'atelier' ), $path ), array( 'status' => 400 ) );
			}
		}

		return $config;
	}

	/**
	 * Returns whether WordPress keeps the value at a path. Values of plugins below `settings.custom` are kept as they are.
	 *
	 * @param array    $config The config.
	 * @param string[] $path   The path.
	 */
	private static function is_known( array $config, array $path ): bool {
		if ( 'settings' === $path[0] && 'custom' === ( $path[1] ?? '' ) ) {
			return true;
		}
		$probe = self::set( array( 'version' => WP_Theme_JSON::LATEST_SCHEMA ), $path, self::get( $config, $path ) );
		$data  = ( new WP_Theme_JSON( $probe, 'custom' ) )->get_raw_data();

		// WordPress puts lists of presets below their origin.
		return null !== self::get( $data, $path ) || null !== self::get( $data, array( ...$path, 'custom' ) );
	}

	/**
	 * Returns the CSS in styles, by path.
	 *
	 * @param array  $styles The styles.
	 * @param string $path   Their path.
	 * @return array<string, string>
	 */
	private static function collect_css( array $styles, string $path = '' ): array {
		$found = array();
		foreach ( $styles as $name => $value ) {
			if ( 'css' === $name && is_string( $value ) && '' !== $value ) {
				$found[ "$path.css" ] = $value;
			} elseif ( is_array( $value ) ) {
				$found += self::collect_css( $value, "$path.$name" );
			}
		}

		return $found;
	}
}
