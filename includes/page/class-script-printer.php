<?php
/**
 * Scripts in few requests.
 *
 * @package Atelier
 */

namespace Atelier\Page;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Prints scripts with their dependencies, in order and with their inline code, like `WP_Scripts`.
 *
 * Consecutive small scripts of WordPress are loaded in one request, from the URL that the dashboard uses for its own
 * (`wp-admin/load-scripts.php`): thirty requests take the browser and the server longer than running the scripts.
 * A large script has a separate URL, so that it shares its cache entry with the dashboard's other pages. Where a site has turned
 * this off (`CONCATENATE_SCRIPTS`, `SCRIPT_DEBUG`), each script has a separate URL.
 */
final class Script_Printer {

	/** Attribute that names the scripts of one request; `src/wordpress/printed-elements.ts` reads it. */
	private const HANDLES_MARKER = 'data-atelier-handles';

	/** Size from which a file has a separate request. */
	private const LARGE_BYTES = 100 * KB_IN_BYTES;

	/** Maximum length of one parameter, as in WordPress: a server may refuse longer ones. */
	private const CHUNK_CHARACTERS = 128;

	/** Properties that require a separate tag: a script with one of them shares no request. */
	private const OWN_TAG = array( 'data', 'before', 'strategy', 'fetchpriority' );

	/**
	 * Handles for the next shared request.
	 *
	 * @var list<string>
	 */
	private array $waiting = array();

	/**
	 * Constructor.
	 *
	 * @param \WP_Scripts $scripts WordPress's scripts.
	 */
	public function __construct( private \WP_Scripts $scripts ) {}

	/**
	 * Prints a script after its dependencies.
	 *
	 * @param string $handle Handle of the script.
	 */
	public function print( string $handle ): void {
		$this->scripts->all_deps( array( $handle ) );
		$handles              = $this->scripts->to_do;
		$this->scripts->to_do = array();
		foreach ( $handles as $next ) {
			$can_share = $this->can_share( $next );
			if ( ! $can_share ) {
				$this->print_waiting();
			}
			$this->waiting[] = $next;
			if ( ! $can_share || $this->after( $next ) ) {
				$this->print_waiting();
			}
		}
		$this->print_waiting();
	}

	/**
	 * Returns whether a script may share a request with others.
	 *
	 * @param string $handle Handle of the script.
	 */
	private function can_share( string $handle ): bool {
		$script = $this->scripts->registered[ $handle ];
		/** This filter is documented in wp-includes/class-wp-scripts.php */
		$src  = (string) apply_filters( 'script_loader_src', (string) $script->src, $handle );
		$file = ABSPATH . ltrim( $src, '/' );

		return self::is_allowed()
			&& str_starts_with( $src, '/' . WPINC . '/js/' ) && $this->scripts->in_default_dir( $src )
			&& is_readable( $file ) && filesize( $file ) < self::LARGE_BYTES
			&& ! array_intersect_key( array_filter( $script->extra ), array_flip( self::OWN_TAG ) )
			&& ! $this->scripts->print_translations( $handle, false );
	}

	/**
	 * Prints the waiting scripts: a single one with its own tag, several with one tag.
	 */
	private function print_waiting(): void {
		$handles       = $this->waiting;
		$this->waiting = array();
		if ( count( $handles ) < 2 ) {
			$this->scripts->do_items( $handles );
			return;
		}
		wp_print_script_tag(
			array(
				'src'                => $this->shared_address( $handles ),
				self::HANDLES_MARKER => implode( ' ', $handles ),
			)
		);
		$this->scripts->done = array_merge( $this->scripts->done, $handles );
		echo $this->after( end( $handles ) ); // WordPress's own tag.
	}

	/**
	 * Returns the URL that loads several scripts, in the dashboard's format.
	 *
	 * @param list<string> $handles Handles of the scripts, in the order in which they run.
	 */
	private function shared_address( array $handles ): string {
		$query = array( 'c' => 0 );
		foreach ( str_split( implode( ',', $handles ), self::CHUNK_CHARACTERS ) as $index => $chunk ) {
			$query['load'][ "chunk_$index" ] = $chunk;
		}
		$query['ver'] = $this->scripts->default_version;

		return $this->scripts->base_url . '/wp-admin/load-scripts.php?' . http_build_query( $query );
	}

	/**
	 * Returns the tag of the inline code that runs after a script; empty without any.
	 *
	 * @param string $handle Handle of the script.
	 */
	private function after( string $handle ): string {
		return $this->scripts->get_inline_script_tag( $handle, 'after' );
	}

	/**
	 * Returns whether the site allows shared requests for scripts.
	 */
	private static function is_allowed(): bool {
		global $concatenate_scripts;
		script_concat_settings();

		return (bool) $concatenate_scripts;
	}
}
