<?php
/**
 * The settings that a design is made of.
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
 * Reads the parts of a design that are not posts and have no revisions: active templates, the site's identity, and names of block styles.
 */
final class Design_Settings {
	public const ACTIVE   = 'active';
	public const IDENTITY = 'identity';

	/** Labels of block styles of the site's own, by `{block}/{name}`. */
	public const BLOCK_STYLE = 'block-style';

	/** Options of the identity, by their names in REST. */
	public const OPTIONS = array(
		'title'       => 'blogname',
		'description' => 'blogdescription',
		'site_logo'   => 'site_logo',
		'site_icon'   => 'site_icon',
	);

	/** Those that are numbers of pictures. */
	private const PICTURES = array( 'site_logo', 'site_icon' );

	/**
	 * Builds the service.
	 *
	 * @param Content_Tokens $tokens Makes tokens.
	 */
	public function __construct( private readonly Content_Tokens $tokens ) {}

	/**
	 * The values of now, by key.
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
	 * The labels of a list of block styles, by key.
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
	 * Whether the current person may see and change a setting.
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
	 * Whether a key names a setting.
	 *
	 * @param string $key The key.
	 */
	public static function is_setting( string $key ): bool {
		return str_starts_with( $key, self::IDENTITY . '/' ) || str_starts_with( $key, self::ACTIVE . '/' );
	}

	/**
	 * Whether a key names a block style of the site's own.
	 *
	 * @param string $key The key.
	 */
	public static function is_block_style( string $key ): bool {
		return str_starts_with( $key, self::BLOCK_STYLE . '/' );
	}

	/**
	 * Whether a key names a value of the history that is no record: a setting or a block style.
	 *
	 * @param string $key The key.
	 */
	public static function is_value( string $key ): bool {
		return self::is_setting( $key ) || self::is_block_style( $key );
	}

	/**
	 * Whether a value is the same for all themes.
	 *
	 * @param string $key Its key.
	 */
	public static function is_of_all_themes( string $key ): bool {
		return str_starts_with( $key, self::IDENTITY . '/' ) || self::is_block_style( $key );
	}

	/**
	 * The token of a setting as it is stored now.
	 *
	 * @param string $key   Its key.
	 * @param mixed  $value Its value; null for an entry that is not there.
	 */
	public function get_token( string $key, $value ): string {
		list( $kind, $name ) = explode( '/', $key, 2 );
		if ( self::BLOCK_STYLE === $kind ) {
			return is_string( $value ) ? md5( $value ) : '';
		}

		return self::ACTIVE === $kind ? Active_Templates::get_token( $this->tokens, $name, $value ) : (string) ( $this->tokens->get_settings_tokens()[ $name ] ?? '' );
	}

	/**
	 * Describes a value in words; null for none.
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
	 * The value of an option in a design.
	 *
	 * @param string $name  Its name in REST.
	 * @param mixed  $value The stored value.
	 * @return string|int
	 */
	public static function clean( string $name, $value ) {
		return in_array( $name, self::PICTURES, true ) ? ( is_numeric( $value ) ? (int) $value : 0 ) : ( is_scalar( $value ) ? (string) $value : '' );
	}
}
