<?php
/**
 * Settings of a design.
 *
 * @package Atelier
 */

namespace Atelier\History;

use Atelier\Features;
use Atelier\Styles\Own_Block_Styles;
use Atelier\Templates\Active_Templates;
use Atelier\Writes\Content_Tokens;
use Atelier\Writes\Write_Lock;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the parts of a design that are not posts and have no revisions: active templates, the site's identity, and labels of block styles.
 */
final class Design_Settings {
	public const ACTIVE   = 'active';
	public const IDENTITY = 'identity';

	/** Kind of the site's own block styles, which are named `{block}/{name}`. */
	public const BLOCK_STYLE = 'block-style';

	/** Options of the identity, by their names in REST. */
	public const OPTIONS = array(
		'title'       => 'blogname',
		'description' => 'blogdescription',
		'site_logo'   => 'site_logo',
		'site_icon'   => 'site_icon',
	);

	/** Options that are numbers of images. */
	private const PICTURES = array( 'site_logo', 'site_icon' );

	/**
	 * Builds the service.
	 *
	 * @param Content_Tokens $tokens Makes tokens.
	 */
	public function __construct( private readonly Content_Tokens $tokens ) {}

	/**
	 * Returns the current values, by key.
	 *
	 * @return array<string, string|int|false>
	 */
	public function all(): array {
		$values = array();
		foreach ( self::OPTIONS as $name => $option ) {
			$values[ self::IDENTITY . "/$name" ] = self::clean( $name, get_option( $option, '' ) );
		}
		foreach ( Features::has_template_versions() ? ( new Active_Templates( new Write_Lock() ) )->get() : array() as $slug => $entry ) {
			$values[ self::ACTIVE . "/$slug" ] = $entry;
		}

		return $values + self::read_labels( get_option( Own_Block_Styles::OPTION ) );
	}

	/**
	 * Returns the labels of a list of block styles, by key.
	 *
	 * @param mixed $list The stored value.
	 * @return array<string, string>
	 */
	public static function read_labels( $list ): array {
		$labels = array();
		foreach ( Own_Block_Styles::read( $list ) as $style ) {
			$labels[ self::BLOCK_STYLE . "/{$style['block']}/{$style['name']}" ] = $style['label'];
		}

		return $labels;
	}

	/**
	 * Returns whether the current person may see and change a setting or block style.
	 *
	 * @param string $key Its key.
	 */
	public static function may_change( string $key ): bool {
		if ( self::is_block_style( $key ) ) {
			return current_user_can( 'edit_theme_options' );
		}

		return str_starts_with( $key, self::IDENTITY . '/' ) ? current_user_can( 'manage_options' ) : Features::has_template_versions() && current_user_can( Active_Templates::CAPABILITY );
	}

	/**
	 * Returns whether a key names an active template or a part of the identity.
	 *
	 * @param string $key The key.
	 */
	public static function is_setting( string $key ): bool {
		return str_starts_with( $key, self::IDENTITY . '/' ) || str_starts_with( $key, self::ACTIVE . '/' );
	}

	/**
	 * Returns whether a key names a block style of the site.
	 *
	 * @param string $key The key.
	 */
	public static function is_block_style( string $key ): bool {
		return str_starts_with( $key, self::BLOCK_STYLE . '/' );
	}

	/**
	 * Returns whether a key names a setting or a block style, rather than a record.
	 *
	 * @param string $key The key.
	 */
	public static function is_value( string $key ): bool {
		return self::is_setting( $key ) || self::is_block_style( $key );
	}

	/**
	 * Returns whether a value is the same for all themes.
	 *
	 * @param string $key Its key.
	 */
	public static function is_of_all_themes( string $key ): bool {
		return str_starts_with( $key, self::IDENTITY . '/' ) || self::is_block_style( $key );
	}

	/**
	 * Returns the token of a setting's current value.
	 *
	 * @param string $key   Its key.
	 * @param mixed  $value Its current value; null for a missing entry.
	 */
	public function get_token( string $key, $value ): string {
		list( $kind, $name ) = explode( '/', $key, 2 );
		if ( self::BLOCK_STYLE === $kind ) {
			return is_string( $value ) ? md5( $value ) : '';
		}

		return self::ACTIVE === $kind ? Active_Templates::get_token( $this->tokens, $name, $value ) : (string) ( $this->tokens->get_settings_tokens()[ $name ] ?? '' );
	}

	/**
	 * Returns a value as text for people; null for an empty one.
	 *
	 * @param string $key   Key of the setting.
	 * @param mixed  $value The value.
	 */
	public static function describe( string $key, $value ): ?string {
		list( $kind, $name ) = explode( '/', $key, 2 );
		if ( self::BLOCK_STYLE === $kind ) {
			return is_string( $value ) ? $value : null;
		}
		if ( self::ACTIVE === $kind ) {
			$title = is_int( $value ) ? html_entity_decode( (string) ( get_post( $value )->post_title ?? '' ), ENT_QUOTES ) : '';

			return match ( true ) {
				false === $value    => __( 'None', 'atelier' ),
				! is_int( $value )  => __( 'The original from the theme or plugin', 'atelier' ),
				'' === $title       => (string) $value,
				default             => $title,
			};
		}
		$text = in_array( $name, self::PICTURES, true ) ? ( $value ? (string) ( get_the_title( (int) $value ) ?: $value ) : '' ) : (string) $value;

		return '' === $text ? null : html_entity_decode( $text, ENT_QUOTES );
	}

	/**
	 * Converts a stored option of the identity to its value in a design.
	 *
	 * @param string $name  Its name in REST.
	 * @param mixed  $value The stored value.
	 * @return string|int
	 */
	public static function clean( string $name, $value ) {
		return in_array( $name, self::PICTURES, true ) ? ( is_numeric( $value ) ? (int) $value : 0 ) : ( is_scalar( $value ) ? (string) $value : '' );
	}
}
