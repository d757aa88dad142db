<?php
/**
 * Values of presets for dark schemes, on the pages of the site and in the database.
 *
 * @package Atelier
 */

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the rules of dark values after the global styles. It also preserves safe values, because WordPress removes all of `settings.custom`
 * from the saves of people who may not write unfiltered HTML.
 */
final class Dark_Styles {
	private const HANDLE = 'global-styles';

	/**
	 * WordPress filters global styles at this priority.
	 */
	private const WORDPRESS_FILTERS = 9;

	/**
	 * Whether the rules were added on this page.
	 *
	 * @var bool
	 */
	private bool $is_added = false;

	/**
	 * Safe values of the config that is being filtered: dark ones, and those of the whole site by viewport.
	 *
	 * @var array<string, array>
	 */
	private array $safe = array();

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		// WordPress adds global styles at priority 10, for a classic theme in the footer at priority 1.
		add_action( 'wp_enqueue_scripts', array( $this, 'add_rules' ), 11 );
		add_action( 'wp_footer', array( $this, 'add_rules' ), 2 );
		add_filter( 'content_save_pre', array( $this, 'read_values' ), self::WORDPRESS_FILTERS - 1 );
		add_filter( 'content_save_pre', array( $this, 'restore_values' ), self::WORDPRESS_FILTERS + 2 );
	}

	/**
	 * Adds the rules to the global styles of a page, unless Additional CSS has them already.
	 */
	public function add_rules(): void {
		if ( $this->is_added || ! wp_style_is( self::HANDLE, 'enqueued' ) ) {
			return;
		}
		$this->is_added = true;
		$rules          = Dark_Css::from_settings( wp_get_global_settings(), wp_get_global_styles( array( 'color', 'background' ) ) );
		if ( '' !== $rules && ! str_contains( (string) wp_get_global_stylesheet( array( 'custom-css' ) ), $rules ) ) {
			wp_add_inline_style( self::HANDLE, $rules );
		}
	}

	/**
	 * Stores the safe values of global styles before they are filtered.
	 *
	 * @param string $content Content with slashes.
	 * @return string The unchanged content.
	 */
	public function read_values( $content ) {
		$config     = has_filter( 'content_save_pre', 'wp_filter_global_styles_post' ) ? self::decode( $content ) : null;
		$settings   = $config && is_array( $config['settings'] ?? null ) ? $config['settings'] : array();
		$this->safe = array_filter(
			array(
				'dark' => Dark_Css::list_safe( $settings ),
				'root' => Root_Viewports::list_safe( $settings ),
			)
		);

		return $content;
	}

	/**
	 * Restores the safe values.
	 *
	 * @param string $content Filtered content with slashes.
	 * @return string Content with slashes.
	 */
	public function restore_values( $content ) {
		$safe       = $this->safe;
		$this->safe = array();
		$config     = $safe ? self::decode( $content ) : null;
		if ( ! $config ) {
			return $content;
		}
		$settings           = is_array( $config['settings'] ?? null ) ? $config['settings'] : array();
		$custom             = is_array( $settings['custom'] ?? null ) ? $settings['custom'] : array();
		$settings['custom'] = $safe + $custom;
		$config['settings'] = $settings;

		// Encoded like WordPress's own result.
		return wp_slash( wp_json_encode( $config, JSON_UNESCAPED_SLASHES | JSON_HEX_TAG | JSON_HEX_AMP ) );
	}

	/**
	 * Decodes content of a person's global styles; null for other content.
	 *
	 * @param mixed $content Content with slashes.
	 */
	private static function decode( $content ): ?array {
		if ( ! is_string( $content ) || ! str_contains( $content, 'isGlobalStylesUserThemeJSON' ) ) {
			return null;
		}
		$config = json_decode( wp_unslash( $content ), true );

		return is_array( $config ) && ! empty( $config['isGlobalStylesUserThemeJSON'] ) ? $config : null;
	}
}
