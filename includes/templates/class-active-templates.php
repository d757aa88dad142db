<?php
/**
 * The setting `active_templates`.
 *
 * @package Atelier
 */

namespace Atelier\Templates;

use Atelier\Writes\Content_Tokens;
use Atelier\Writes\Record_Address;
use Atelier\Writes\Stored_Slug;
use Atelier\Writes\Write_Lock;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the template that serves each slug: the id of a `wp_template` post, or `false` for none (specification 3).
 *
 * The setting belongs to the current theme. Those of other themes are stored in another option, so that switching the theme and back
 * changes nothing. Values that other code stored are sanitized when they are read.
 */
final class Active_Templates {
	public const OPTION     = 'active_templates';
	public const CAPABILITY = 'edit_theme_options';

	/** The theme of the setting; missing until the plugin has run with a theme. */
	private const OWNER_OPTION = 'atelier_active_templates_theme';

	/** The settings of the other themes, by stylesheet. */
	private const OTHERS_OPTION = 'atelier_active_templates_of_themes';

	/** The same lock as for `/wp/v2/settings`, which can write the whole setting. */
	public const LOCK = Record_Address::SETTINGS;

	/** How long a switch of the theme waits for a request that writes the setting, in seconds. */
	private const PATIENCE = 10;

	private const MAX_ENTRIES = 1000;

	/**
	 * Constructor.
	 *
	 * @param Write_Lock $lock Ensures that one request at a time changes the setting.
	 */
	public function __construct( private readonly Write_Lock $lock ) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'init', array( $this, 'register_setting' ) );
		add_action( 'switch_theme', array( $this, 'follow_theme' ) );
		add_action( 'init', array( $this, 'catch_up' ), 20 );
		add_filter( 'option_' . self::OPTION, array( self::class, 'sanitize' ) );
		add_filter( 'rest_dispatch_request', array( $this, 'refuse_null' ), 10, 2 );
		add_filter( 'rest_request_after_callbacks', array( $this, 'answer_with_object' ), 10, 3 );
	}

	/**
	 * Registers the setting, and exposes it in `/wp/v2/settings`.
	 */
	public function register_setting(): void {
		register_setting(
			'reading',
			self::OPTION,
			array(
				'type'              => 'object',
				'label'             => __( 'Active templates', 'atelier' ),
				'description'       => __( 'Which template serves a slug: the id of a template, or false for none.', 'atelier' ),
				'default'           => array(),
				'sanitize_callback' => array( self::class, 'sanitize' ),
				'show_in_rest'      => array( 'schema' => self::schema() ),
			)
		);
	}

	/**
	 * Returns the schema of the setting.
	 *
	 * @return array<string, mixed>
	 */
	public static function schema(): array {
		return array(
			'type'                 => 'object',
			'additionalProperties' => self::value_schema(),
		);
	}

	/**
	 * Returns the schema of one value.
	 *
	 * @return array<string, mixed>
	 */
	public static function value_schema(): array {
		return array(
			'anyOf' => array(
				array(
					'type'    => 'integer',
					'minimum' => 1,
				),
				array(
					'type' => 'boolean',
					'enum' => array( false ),
				),
			),
		);
	}

	/**
	 * Returns the schemas of an entry that may be missing.
	 *
	 * @return array[]
	 */
	public static function entry_schemas(): array {
		return array( ...self::value_schema()['anyOf'], array( 'type' => 'null' ) );
	}

	/**
	 * Returns the valid entries of a stored or sent value.
	 *
	 * @param mixed $value The value.
	 * @return array<int|string, int|false>
	 */
	public static function sanitize( $value ): array {
		$clean = array();
		foreach ( is_array( $value ) || $value instanceof \stdClass ? (array) $value : array() as $slug => $entry ) {
			$id = is_int( $entry ) || ( is_string( $entry ) && ctype_digit( $entry ) ) ? (int) $entry : 0;
			if ( ! self::is_slug( (string) $slug ) || count( $clean ) >= self::MAX_ENTRIES ) {
				continue;
			}
			$slug = Stored_Slug::to_stored( (string) $slug );
			if ( $id > 0 ) {
				$clean[ $slug ] = $id;
			} elseif ( false === $entry && 'index' !== $slug ) {
				// Every hierarchy ends with the index, so it cannot be deactivated.
				$clean[ $slug ] = false;
			}
		}

		return $clean;
	}

	/**
	 * Returns whether a text can be the slug of a template, also after decoding encoded letters.
	 *
	 * @param string $slug The text.
	 */
	public static function is_slug( string $slug ): bool {
		foreach ( array( $slug, rawurldecode( $slug ) ) as $text ) {
			if ( ! preg_match( '#^[^\s<>"\'\\\\:*?|\x00-\x1f\x7f]{1,200}$#u', $text ) || str_contains( $text, '//' ) || str_contains( $text, '..' ) ) {
				return false;
			}
		}

		return true;
	}

	/**
	 * Returns the setting of a theme.
	 *
	 * @param string|null $theme Stylesheet; null for the current or previewed theme.
	 * @return array<int|string, int|false>
	 */
	public function get( ?string $theme = null ): array {
		$theme = $theme ?? get_stylesheet();
		if ( self::owner() === $theme ) {
			return self::sanitize( get_option( self::OPTION, array() ) );
		}
		$others = get_option( self::OTHERS_OPTION, array() );

		// For a theme that was never current, returns the templates that WordPress would serve.
		return self::sanitize( is_array( $others ) && isset( $others[ $theme ] ) ? $others[ $theme ] : Template_Posts::served_by_wordpress( $theme ) );
	}

	/**
	 * Returns the entry of a theme for a slug; null without one.
	 *
	 * @param string      $slug  The slug.
	 * @param string|null $theme Stylesheet.
	 * @return int|false|null
	 */
	public function get_one( string $slug, ?string $theme = null ) {
		return $this->get( $theme )[ Stored_Slug::to_stored( $slug ) ] ?? null;
	}

	/**
	 * Returns the token of an entry of the current or previewed theme.
	 *
	 * @param Content_Tokens $tokens Computes tokens.
	 * @param string         $slug   The slug.
	 * @param int|false|null $entry  The entry; null for none.
	 */
	public static function get_token( Content_Tokens $tokens, string $slug, $entry ): string {
		return $tokens->get_entry_token( self::OPTION, array( get_stylesheet(), Stored_Slug::to_stored( $slug ) ), $entry );
	}

	/**
	 * Sets the entry of one slug. The other entries are read again under the lock, so that their concurrent changes are not overwritten.
	 *
	 * @param string         $slug     The slug.
	 * @param int|false|null $value    Id of a post, `false` for none, null to remove the entry.
	 * @param string|null    $theme    Stylesheet; null for the current or previewed theme.
	 * @param callable|null  $is_meant Receives the current value, and returns whether to replace it.
	 * @return bool|WP_Error Whether the entry now has the value.
	 */
	public function set_one( string $slug, $value, ?string $theme = null, ?callable $is_meant = null ) {
		$theme = $theme ?? get_stylesheet();
		$slug  = Stored_Slug::to_stored( $slug );

		return $this->lock->run(
			self::LOCK,
			function () use ( $slug, $value, $theme, $is_meant ) {
				self::forget_cached();
				$map     = $this->get( $theme );
				$present = $map[ $slug ] ?? null;
				if ( $is_meant && ! $is_meant( $present ) ) {
					return false;
				}
				if ( $present === $value ) {
					return true;
				}
				unset( $map[ $slug ] );
				if ( null !== $value ) {
					$map[ $slug ] = $value;
				}
				$this->store( $theme, $map );

				return true;
			}
		);
	}

	/**
	 * Updates the setting when the theme was switched without WordPress's hook, and when the plugin first runs. A visitor's request never does
	 * so, because it would wait and write, and reading needs no owner.
	 */
	public function catch_up(): void {
		$is_visit = ! wp_doing_cron() && ! ( defined( 'WP_CLI' ) && WP_CLI ) && ! current_user_can( self::CAPABILITY );
		if ( ! $is_visit && self::owner() !== self::current_theme() ) {
			$this->follow( 0 );
		}
	}

	/**
	 * Changes the setting to the new theme's after a switch.
	 */
	public function follow_theme(): void {
		$this->follow( self::PATIENCE );
	}

	/**
	 * Changes the setting to the current theme's: after a switch it restores that theme's entries, and when the plugin first
	 * runs with a theme, it stores the templates that WordPress serves. So the public pages do not change.
	 *
	 * @param int $patience How long to wait for a request that writes the setting, in seconds.
	 */
	private function follow( int $patience ): void {
		$theme = self::current_theme();
		if ( '' === $theme || self::owner() === $theme ) {
			return;
		}
		$this->lock->run(
			self::LOCK,
			function () use ( $theme ) {
				self::forget_cached();
				$owner = self::owner();
				if ( $owner === $theme ) {
					return true;
				}
				$others = get_option( self::OTHERS_OPTION, array() );
				$others = is_array( $others ) ? $others : array();
				if ( $owner ) {
					$others[ $owner ] = self::sanitize( get_option( self::OPTION, array() ) );
				}
				$known = isset( $others[ $theme ] ) ? self::sanitize( $others[ $theme ] ) : null;
				// Without an owner the plugin was inactive: templates that were created meanwhile are served, and stay so.
				$map = null === $known || ! $owner ? Template_Posts::served_by_wordpress( $theme ) + (array) $known : $known;
				if ( ! $owner ) {
					Template_Posts::unhide_versions();
				}
				unset( $others[ $theme ] );
				update_option( self::OTHERS_OPTION, $others, false );
				update_option( self::OPTION, $map );
				update_option( self::OWNER_OPTION, $theme );

				return true;
			},
			$patience
		);
	}

	/**
	 * Hands the templates over to WordPress, which continues to serve active versions, because inactive ones get another slug. The setting
	 * is stored for a later activation of the plugin.
	 */
	public function hand_over_to_wordpress(): void {
		$owner = self::owner();
		if ( '' === $owner ) {
			return;
		}
		$others           = get_option( self::OTHERS_OPTION, array() );
		$others           = is_array( $others ) ? $others : array();
		$others[ $owner ] = $this->get( $owner );
		foreach ( array_keys( $others ) as $theme ) {
			Template_Posts::hide_inactive( (string) $theme, $others[ $theme ] );
		}
		update_option( self::OTHERS_OPTION, $others, false );
		delete_option( self::OWNER_OPTION );
		delete_option( self::OPTION );
	}

	/**
	 * Refuses null for the setting: WordPress would delete the option, and could not return it.
	 *
	 * @param mixed            $result  Response of another plugin; null for none.
	 * @param \WP_REST_Request $request The request.
	 * @return mixed
	 */
	public function refuse_null( $result, $request ) {
		$is_null = '/wp/v2/settings' === $request->get_route() && 'GET' !== $request->get_method() && $request->has_param( self::OPTION ) && null === $request[ self::OPTION ];

		return null === $result && $is_null
			? new WP_Error( 'rest_invalid_param', __( 'The active templates must be an object: an empty one has no entries.', 'atelier' ), array( 'status' => 400 ) )
			: $result;
	}

	/**
	 * Replaces an empty setting in the response with an empty object, so that it is no empty list.
	 *
	 * @param mixed            $response The response.
	 * @param array            $handler  Its handler.
	 * @param \WP_REST_Request $request  The request.
	 * @return mixed
	 */
	public function answer_with_object( $response, $handler, $request ) {
		if ( '/wp/v2/settings' === $request->get_route() && is_array( $response ) && isset( $response[ self::OPTION ] ) ) {
			$response[ self::OPTION ] = (object) $response[ self::OPTION ];
		}

		return $response;
	}

	/**
	 * Stores a theme's setting.
	 *
	 * @param string                       $theme Stylesheet.
	 * @param array<int|string, int|false> $map   The setting.
	 */
	private function store( string $theme, array $map ): void {
		if ( self::owner() === $theme ) {
			update_option( self::OPTION, $map );
			return;
		}
		$others           = get_option( self::OTHERS_OPTION, array() );
		$others           = is_array( $others ) ? $others : array();
		$others[ $theme ] = $map;
		update_option( self::OTHERS_OPTION, $others, false );
	}

	/**
	 * Returns whether the setting belongs to the current or previewed theme.
	 */
	public static function is_of_current_theme(): bool {
		return self::owner() === get_stylesheet();
	}

	/**
	 * Returns the theme of the setting; empty where there is none, or where other code stored another value.
	 */
	private static function owner(): string {
		$owner = get_option( self::OWNER_OPTION );

		return is_string( $owner ) ? $owner : '';
	}

	/**
	 * Returns the stored theme of the site, even if a plugin filters it for some visitors.
	 */
	private static function current_theme(): string {
		global $wpdb;
		$options = wp_load_alloptions();
		// `get_option` would apply filters.
		$theme = $options['stylesheet'] ?? $wpdb->get_var( "SELECT option_value FROM $wpdb->options WHERE option_name = 'stylesheet'" );

		return is_string( $theme ) ? $theme : '';
	}

	/**
	 * Clears the cached setting, so that the next read queries the database: another request may have written meanwhile.
	 */
	public static function forget_cached(): void {
		foreach ( array( 'alloptions', 'notoptions', self::OPTION, self::OWNER_OPTION, self::OTHERS_OPTION ) as $key ) {
			wp_cache_delete( $key, 'options' );
		}
	}

	/**
	 * Resolves an entry of the setting.
	 *
	 * @param int|false|null      $entry     The entry; null where there is none.
	 * @param callable(int): bool $can_serve Returns whether the version with an id can serve.
	 * @return int|false|null The id of the version that serves, false where none may serve, null where the file serves.
	 */
	public static function resolve_entry( $entry, callable $can_serve ) {
		if ( false === $entry ) {
			return false;
		}

		return $entry && $can_serve( $entry ) ? $entry : null;
	}
}
