<?php
/**
 * Output that plugins print into a JSON response, or before the document of Design.
 *
 * @package Atelier
 */

namespace Atelier\Page;

use Atelier\Http\Session;
use Atelier\Writes\Design_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Collects the output that plugins print before a response of Design, with the name of the plugin or theme. Such output makes JSON
 * unreadable, switches the browser to quirks mode when it precedes a document, and is sent before the status and the headers.
 *
 * Output that is still collected when the request ends, such as the message of a request that ends early, is printed then.
 */
final class Printed_Output {
	/** Header of a REST response that reports the removed output, see `src/utils/report-printed.ts`. */
	public const HEADER = 'X-Atelier-Printed';

	/** How many bytes of the output the header reports: proxies refuse long headers. */
	private const MAX_REPORTED_BYTES = 300;

	/** REST route of the export, which prints its archive itself. */
	private const EXPORT_ROUTE = '/wp-block-editor/v1/export';

	/** Matches elements that may be in the head of a document, and comments. */
	private const HEAD_ELEMENTS = '#<(style|script|noscript|template)\b[^>]*>.*?</\1\s*>|<(?:link|meta)\b[^>]*>|<!--.*?-->#is';

	/**
	 * Collected output that is not removed yet.
	 *
	 * @var string
	 */
	private $printed = '';

	/**
	 * Plugins and themes that printed, for example `plugins/hello`.
	 *
	 * @var array<string, true>
	 */
	private $authors = array();

	/**
	 * Begins to collect output in requests of Design, and adds the hooks.
	 */
	public function register(): void {
		if ( ! self::is_wanted() ) {
			return;
		}
		$this->begin();
		add_filter( 'rest_request_before_callbacks', array( $this, 'clear_archive' ), PHP_INT_MAX, 3 );
		// Runs when status and headers are set, just before the response is printed.
		add_filter( 'rest_pre_serve_request', array( $this, 'clear_answer' ), PHP_INT_MIN );
		add_filter( 'rest_pre_echo_response', array( $this, 'clear_last' ), PHP_INT_MAX );
	}

	/**
	 * Returns whether a request is for Design, before WordPress has parsed it.
	 */
	private static function is_wanted(): bool {
		// Compared only.
		$is_page    = Address::PAGE === ( $_GET['page'] ?? '' ) && is_admin();
		$is_session = Session::ACTION === ( $_REQUEST['action'] ?? '' );
		$address    = rawurldecode( (string) ( $_SERVER['REQUEST_URI'] ?? '' ) );

		return $is_page || $is_session || Design_Request::is_current() || str_contains( $address, '/atelier/v1' );
	}

	/**
	 * Begins to collect.
	 */
	public function begin(): void {
		// The handler is called for each piece: the current call stack shows which code printed it.
		ob_start( array( $this, 'collect' ), 1 );
	}

	/**
	 * Collects a piece of output; it is the handler of the buffer.
	 *
	 * @param string $piece The piece.
	 * @param int    $phase Flags of the buffer.
	 */
	public function collect( string $piece, int $phase ): string {
		if ( '' !== $piece ) {
			$this->printed .= $piece;
			$author         = self::find_author();
			if ( '' !== $author ) {
				$this->authors[ $author ] = true;
			}
		}
		if ( ! ( $phase & PHP_OUTPUT_HANDLER_FINAL ) ) {
			return '';
		}
		$printed       = $this->printed;
		$this->printed = '';

		return $printed;
	}

	/**
	 * Returns the plugin or theme whose code is running; empty for WordPress and for Design.
	 */
	private static function find_author(): string {
		$folders = array( 'plugins' => WP_PLUGIN_DIR, 'mu-plugins' => WPMU_PLUGIN_DIR, 'themes' => WP_CONTENT_DIR . '/themes' );
		foreach ( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ) as $frame ) { // Only the call stack shows which code prints.
			$file = str_replace( '\\', '/', $frame['file'] ?? '' );
			foreach ( $folders as $name => $folder ) {
				$folder = str_replace( '\\', '/', $folder ) . '/';
				if ( str_starts_with( $file, $folder ) && ! str_starts_with( $file, str_replace( '\\', '/', ATELIER_DIR ) . '/' ) ) {
					return "$name/" . strtok( substr( $file, strlen( $folder ) ), '/' );
				}
			}
		}

		return '';
	}

	/**
	 * Stops collecting, and returns the collected output.
	 */
	public function stop_collecting(): string {
		$own = self::class . '::collect';
		// Buffers that other code has begun meanwhile contain output, too. Other code may also have ended all buffers, including this one.
		while ( in_array( $own, ob_list_handlers(), true ) ) {
			$is_own = ( ob_get_status()['name'] ?? '' ) === $own;
			if ( $is_own ) {
				$printed       = $this->printed;
				$this->printed = '';
				ob_end_clean();

				return $printed;
			}
			if ( ! ob_end_flush() ) {
				break;
			}
		}

		return '';
	}

	/**
	 * Returns the plugins and themes that have printed so far.
	 *
	 * @return list<string>
	 */
	public function authors(): array {
		return array_keys( $this->authors );
	}

	/**
	 * Returns the printed elements that belong in the head of a document. Others, for example a warning, would end the head.
	 *
	 * @param string $printed The output.
	 */
	public static function head_markup( string $printed ): string {
		return preg_match_all( self::HEAD_ELEMENTS, $printed, $found ) ? implode( "\n", $found[0] ) : '';
	}

	/**
	 * Returns the other output, as text for the console.
	 *
	 * @param string $printed The output.
	 */
	public static function notices( string $printed ): string {
		$text = (string) preg_replace( self::HEAD_ELEMENTS, ' ', $printed );

		return trim( (string) preg_replace( '/\s+/', ' ', wp_strip_all_tags( $text ) ) );
	}

	/**
	 * Removes the output before an archive, which its route prints itself.
	 *
	 * @param mixed            $response Response of another plugin, if any.
	 * @param array            $handler  The route.
	 * @param \WP_REST_Request $request  The request.
	 */
	public function clear_archive( mixed $response, $handler, $request ): mixed {
		if ( self::EXPORT_ROUTE === $request->get_route() ) {
			$this->report_output( $this->stop_collecting() );
		}

		return $response;
	}

	/**
	 * Removes the output before a response, and reports it in a header. It continues to collect, because later filters may print, too.
	 *
	 * @param mixed $is_served Whether the response is already printed.
	 */
	public function clear_answer( mixed $is_served ): mixed {
		$this->report_output( $this->stop_collecting() );
		$this->begin();

		return $is_served;
	}

	/**
	 * Removes the output that filters have printed since.
	 *
	 * @param mixed $data The response.
	 */
	public function clear_last( mixed $data ): mixed {
		$this->report_output( $this->stop_collecting() );

		return $data;
	}

	/**
	 * Reports output in a header, with the plugins and themes that printed it.
	 *
	 * @param string $printed The output.
	 */
	private function report_output( string $printed ): void {
		if ( '' === trim( $printed ) || headers_sent() ) {
			return;
		}
		$report = array(
			'by'   => $this->authors(),
			'text' => mb_strcut( trim( $printed ), 0, self::MAX_REPORTED_BYTES, 'UTF-8' ),
		);
		header( self::HEADER . ': ' . rawurlencode( (string) wp_json_encode( $report, JSON_INVALID_UTF8_SUBSTITUTE ) ) );
	}
}
