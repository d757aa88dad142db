<?php
/**
 * The setting `active_templates`.
 *
 * @package Atelier
 */

namespace Atelier\Templates;

use Atelier\Writes\Content_Tokens;
use Atelier\Writes\Record_Address;
use Atelier\Writes\Write_Lock;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Stores which template serves a slug: the id of a `wp_template` post, or `false` for nothing (specification 3).
 *
 * The setting belongs to the current theme. Those of other themes are kept in an option of their own, so that switching the theme and
 * back changes nothing. Values that other code stored are cleaned when they are read.
 */
final class Active_Templates {
	public const OPTION     = 'active_templates';
	public const CAPABILITY = 'edit_theme_options';

	/** The theme that the setting speaks of; absent until the plugin has run with one. */
	private const OWNER_OPTION = 'atelier_active_templates_theme';

	/** The settings of the other themes, by stylesheet. */
	private const OTHERS_OPTION = 'atelier_active_templates_of_themes';

	/** One lock with `/wp/v2/settings`, by which the whole setting can be written. */
	public const LOCK = Record_Address::SETTINGS;

	/** How long a switch of the theme waits for a request that writes the setting, in seconds. */
	private const PATIENCE = 10;

	private const MAX_ENTRIES = 1000;

	/**
	 * Constructor.
	 *
	 * @param Write_Lock $lock Lets one request at a time change the setting.
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
	 * Shows the setting in `/wp/v2/settings`.
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
	 * The schema of the setting.
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
	 * The schema of one value.
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
			if ( $id > 0 ) {
				$clean[ $slug ] = $id;
			} elseif ( false === $entry && 'index' !== $slug ) {
				// Every hierarchy ends with the index: without it there is nothing to show.
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
	 * The setting of a theme.
	 *
	 * @param string|null $theme Stylesheet; without it that of the theme that is current or previewed.
	 * @return array<int|string, int|false>
	 */
	public function get( ?string $theme = null ): array {
		$theme = $theme ?? get_stylesheet();
		if ( self::owner() === $theme ) {
			return self::sanitize( get_option( self::OPTION, array() ) );
		}
		$others = get_option( self::OTHERS_OPTION, array() );

		// A theme that was never current is previewed as WordPress would show it.
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
		return $this->get( $theme )[ $slug ] ?? null;
	}

	/**
	 * Returns the token of an entry of the theme that is current or previewed.
	 *
	 * @param Content_Tokens $tokens Makes tokens.
	 * @param string         $slug   The slug.
	 * @param int|false|null $entry  The entry; null for none.
	 */
	public static function get_token( Content_Tokens $tokens, string $slug, $entry ): string {
		return $tokens->get_entry_token( self::OPTION, array( get_stylesheet(), $slug ), $entry );
	}

	/**
	 * Sets the entry of one slug. The other entries are read again under the lock, so that concurrent changes of them are kept.
	 *
	 * @param string         $slug     The slug.
	 * @param int|false|null $value    Id of a post, `false` for nothing, null to remove the entry.
	 * @param string|null    $theme    Stylesheet; without it that of the theme that is current or previewed.
	 * @param callable|null  $is_meant Receives the present value and says whether it is to be replaced.
	 * @return bool|WP_Error Whether the entry is the value now.
	 */
	public function set_one( string $slug, $value, ?string $theme = null, ?callable $is_meant = null ) {
		$theme = $theme ?? get_stylesheet();

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
	 * Follows a theme that was switched without WordPress, or when the plugin first runs. A visitor's request never does it: it would wait
	 * and write, and reading needs no owner.
	 */
	public function catch_up(): void {
		$is_visit = ! wp_doing_cron() && ! ( defined( 'WP_CLI' ) && WP_CLI ) && ! current_user_can( self::CAPABILITY );
		if ( ! $is_visit && self::owner() !== self::current_theme() ) {
			$this->follow( 0 );
		}
	}

	/**
	 * Makes the setting speak of the theme that was switched to.
	 */
	public function follow_theme(): void {
		$this->follow( self::PATIENCE );
	}

	/**
	 * Makes the setting that of the current theme: after a switch it restores that theme's entries, and when the plugin first
	 * runs with a theme, it stores the templates that WordPress serves. So the site stays as it is.
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
				// Without an owner the plugin was off: templates that were created meanwhile serve, and continue to serve.
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
	 * Hands the site over to WordPress: active versions keep serving, since inactive ones are hidden by another slug. The setting is
	 * stored for the case that the plugin is activated again.
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
	 * Refuses null for the setting: WordPress would delete the option, and could not answer with it.
	 *
	 * @param mixed            $result  Answer of another plugin; null for none.
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
	 * Answers with an empty object, not with an empty list, when the setting is empty.
	 *
	 * @param mixed            $response The answer.
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
	 * Whether the setting speaks of the theme that is current or previewed.
	 */
	public static function is_of_current_theme(): bool {
		return self::owner() === get_stylesheet();
	}

	/**
	 * The theme of the setting; empty where there is none, or where other code stored another value.
	 */
	private static function owner(): string {
		$owner = get_option( self::OWNER_OPTION );

		return is_string( $owner ) ? $owner : '';
	}

	/**
	 * The theme of the site, even if a plugin shows another one to some visitors.
	 */
	private static function current_theme(): string {
		global $wpdb;
		$options = wp_load_alloptions();
		// Reading the option would have it filtered.
		$theme = $options['stylesheet'] ?? $wpdb->get_var( "SELECT option_value FROM $wpdb->options WHERE option_name = 'stylesheet'" );

		return is_string( $theme ) ? $theme : '';
	}

	/**
	 * Clears the cached setting, so that the next read asks the database: another request may have written meanwhile.
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
	 * @param callable(int): bool $can_serve Whether the version of a number can serve.
	 * @return int|false|null The number of the version that serves, false where nothing may serve, null where the file serves.
	 */
	public static function resolve_entry( $entry, callable $can_serve ) {
		if ( false === $entry ) {
			return false;
		}

		return $entry && $can_serve( $entry ) ? $entry : null;
	}
}
