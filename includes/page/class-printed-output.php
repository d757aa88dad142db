<?php
/**
 * What plugins print into an answer that is to be JSON, or before the document of Design.
 *
 * @package Atelier
 */

namespace Atelier\Page;

use Atelier\Http\Session;
use Atelier\Writes\Design_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Collects what is printed before an answer of ours, with the name of who printed it. Printed before JSON it makes the answer unreadable,
 * printed before a document it has the browser lay that out as in the nineties; and it is sent before the status and the headers.
 *
 * What is collected and not taken, as the message of a request that ends early, is printed in the end.
 */
final class Printed_Output {
	/** Header of a REST answer that says what was taken out of it, see `src/utils/tell-printed.ts`. */
	public const HEADER = 'X-Atelier-Printed';

	/** Bytes of what was printed that a header tells: proxies refuse long ones. */
	private const MAX_TOLD_BYTES = 300;

	/** REST route of the export, which answers with an archive by itself. */
	private const EXPORT_ROUTE = '/wp-block-editor/v1/export';

	/** Elements that may stand in the head of a document, and comments. */
	private const HEAD_ELEMENTS = '#<(style|script|noscript|template)\b[^>]*>.*?</\1\s*>|<(?:link|meta)\b[^>]*>|<!--.*?-->#is';

	/**
	 * What was printed and not taken yet.
	 *
	 * @var string
	 */
	private $printed = '';

	/**
	 * Who printed, for example `plugins/hello`.
	 *
	 * @var array<string, true>
	 */
	private $authors = array();

	/**
	 * Begins to collect in requests of Design, and adds the hooks.
	 */
	public function register(): void {
		if ( ! self::is_wanted() ) {
			return;
		}
		$this->begin();
		add_filter( 'rest_request_before_callbacks', array( $this, 'clear_archive' ), PHP_INT_MAX, 3 );
		// Status and headers are set by then, and the answer comes next.
		add_filter( 'rest_pre_serve_request', array( $this, 'clear_answer' ), PHP_INT_MIN );
		add_filter( 'rest_pre_echo_response', array( $this, 'clear_last' ), PHP_INT_MAX );
	}

	/**
	 * Whether a request asks for an answer of ours, told before WordPress knows what it asks for.
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
		// Every piece by itself: it is told by its moment who printed it.
		ob_start( array( $this, 'collect' ), 1 );
	}

	/**
	 * Collects a piece; the handler of the buffer.
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
	 * The plugin or theme whose code is running; empty where it is WordPress's or ours.
	 */
	private static function find_author(): string {
		$folders = array( 'plugins' => WP_PLUGIN_DIR, 'mu-plugins' => WPMU_PLUGIN_DIR, 'themes' => WP_CONTENT_DIR . '/themes' );
		foreach ( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ) as $frame ) { // Who prints is told by nothing else.
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
	 * Ends collecting, and returns what was printed.
	 */
	public function take(): string {
		$own = self::class . '::collect';
		// What others have begun to buffer meanwhile was printed as well. Somebody may have ended all buffers, with this one.
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
	 * Who has printed so far.
	 *
	 * @return list<string>
	 */
	public function authors(): array {
		return array_keys( $this->authors );
	}

	/**
	 * The elements of what was printed that belong into the head of a document. Others, for example a warning, would end it.
	 *
	 * @param string $printed What was printed.
	 */
	public static function head_markup( string $printed ): string {
		return preg_match_all( self::HEAD_ELEMENTS, $printed, $found ) ? implode( "\n", $found[0] ) : '';
	}

	/**
	 * What was printed beside those elements, as text for the console.
	 *
	 * @param string $printed What was printed.
	 */
	public static function notices( string $printed ): string {
		$text = (string) preg_replace( self::HEAD_ELEMENTS, ' ', $printed );

		return trim( (string) preg_replace( '/\s+/', ' ', wp_strip_all_tags( $text ) ) );
	}

	/**
	 * Drops what was printed before an archive, which its route prints by itself.
	 *
	 * @param mixed            $response What comes in place of the answer, if anything.
	 * @param array            $handler  The route.
	 * @param \WP_REST_Request $request  The request.
	 */
	public function clear_archive( mixed $response, $handler, $request ): mixed {
		if ( self::EXPORT_ROUTE === $request->get_route() ) {
			$this->tell( $this->take() );
		}

		return $response;
	}

	/**
	 * Drops what was printed before an answer, and says so in a header. Filters after it may print the answer by themselves.
	 *
	 * @param mixed $is_served Whether the answer is printed already.
	 */
	public function clear_answer( mixed $is_served ): mixed {
		$this->tell( $this->take() );
		$this->begin();

		return $is_served;
	}

	/**
	 * Drops what filters have printed since.
	 *
	 * @param mixed $data The answer.
	 */
	public function clear_last( mixed $data ): mixed {
		$this->tell( $this->take() );

		return $data;
	}

	/**
	 * Says in a header what was printed, and by whom.
	 *
	 * @param string $printed What was printed.
	 */
	private function tell( string $printed ): void {
		if ( '' === trim( $printed ) || headers_sent() ) {
			return;
		}
		$told = array(
			'by'   => $this->authors(),
			'text' => mb_strcut( trim( $printed ), 0, self::MAX_TOLD_BYTES, 'UTF-8' ),
		);
		header( self::HEADER . ': ' . rawurlencode( (string) wp_json_encode( $told, JSON_INVALID_UTF8_SUBSTITUTE ) ) );
	}
}
