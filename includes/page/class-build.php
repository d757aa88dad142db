<?php
/**
 * The built scripts and styles.
 *
 * @package Atelier
 */

namespace Atelier\Page;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Registers the build's scripts and styles, and reads its manifests.
 */
final class Build {

	public const HANDLE = 'atelier';

	/**
	 * Contents of `host-scripts.json`, once read.
	 *
	 * @var array<string, mixed>|null
	 */
	private ?array $host_scripts = null;

	/**
	 * Constructor.
	 *
	 * @param string $dir Folder of the build.
	 * @param string $url Its URL.
	 */
	public function __construct( private string $dir, private string $url ) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'init', array( $this, 'register_assets' ) );
	}

	/**
	 * Returns whether the build exists; a checkout that was never built has none.
	 */
	public function exists(): bool {
		return is_readable( "$this->dir/index.asset.php" );
	}

	/**
	 * Registers the shell's script with the host scripts that it needs, and the styles.
	 */
	public function register_assets(): void {
		if ( ! $this->exists() ) {
			return;
		}
		$asset = require "$this->dir/index.asset.php";
		wp_register_script( self::HANDLE, "$this->url/index.js", $this->handles( 'initial' ), $asset['version'], true );
		wp_set_script_translations( self::HANDLE, 'atelier', ATELIER_DIR . '/languages' );
		wp_register_style( self::HANDLE, "$this->url/index.css", array( 'wp-components', 'wp-commands' ), $asset['version'] );
		foreach ( array( 'dataviews', 'fields' ) as $package ) {
			$file = "$this->dir/vendor/$package.css";
			if ( is_readable( $file ) ) {
				wp_register_style( "atelier-$package", "$this->url/vendor/$package.css", array( 'wp-components' ), $asset['version'] );
				wp_style_add_data( "atelier-$package", 'rtl', 'replace' );
			}
		}
	}

	/**
	 * Returns the handles of host scripts that any lazy part of the application may load.
	 *
	 * @return list<string>
	 */
	public function lazy_handles(): array {
		return $this->handles( 'lazy' );
	}

	/**
	 * Returns the texts of the host's bundled packages, which `tools/webpack/host-texts-plugin.js` lists.
	 *
	 * @return list<string>
	 */
	public function host_texts(): array {
		return array_values( array_filter( (array) json_decode( $this->contents( 'host-texts.json' ), true ), 'is_string' ) );
	}

	/**
	 * Returns the texts of our scripts, which `tools/webpack/host-texts-plugin.js` lists.
	 *
	 * @return array<string, bool> Whether a text has a plural, by text with its context.
	 */
	public function own_texts(): array {
		return array_map( 'boolval', (array) json_decode( $this->contents( 'own-texts.json' ), true ) );
	}

	/**
	 * Returns the contents of a small built file; empty when it is missing.
	 *
	 * @param string $name Path inside the build.
	 */
	public function contents( string $name ): string {
		$file = "$this->dir/$name";

		return is_readable( $file ) ? (string) file_get_contents( $file ) : '';
	}

	/**
	 * Returns the markup of an icon; empty for an unknown name.
	 *
	 * @param string $name Name of the icon.
	 */
	public function icon( string $name ): string {
		return $this->contents( 'icons/' . sanitize_file_name( $name ) . '.svg' );
	}

	/**
	 * Returns the URL of the build's folder, with a trailing slash.
	 */
	public function url(): string {
		return trailingslashit( $this->url );
	}

	/**
	 * Returns handles of host scripts, which `tools/webpack/host-scripts-plugin.js` lists.
	 *
	 * @param string $group `initial` or `lazy`.
	 * @return list<string>
	 */
	private function handles( string $group ): array {
		$this->host_scripts ??= (array) wp_json_file_decode( "$this->dir/host-scripts.json", array( 'associative' => true ) );

		return array_values( array_filter( (array) ( $this->host_scripts[ $group ] ?? array() ), 'is_string' ) );
	}

	/**
	 * Prints an icon.
	 *
	 * @param string $name Name of the icon.
	 */
	public function print_icon( string $name ): void {
		printf(
			'<span class="atelier-icon" aria-hidden="true">%s</span>',
			$this->icon( $name ) // Our own built file.
		);
	}
}
