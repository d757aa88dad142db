<?php
/**
 * Links that show a draft to people without an account.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\Overlay\Design_Overlay;
use Atelier\Page\Address;
use Atelier\Writes\Unreadable_Database;
use WP_Error;
use WP_HTML_Tag_Processor;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the site with a draft, until a date, to visitors whose address has the draft's token. Links of the page keep the token, forms do not
 * submit, and nothing is cached or indexed. A token that is wrong, expired or revoked results in the site's own 404 page.
 * Once the draft is published, the link shows the published site and says so.
 *
 * The token is at the beginning of the path: a cache that distinguishes pages by their paths alone then neither serves another page for it, nor
 * stores it as another page. Plain permalinks name the page in the query, which no cache can ignore: only there, the token is in the query, too.
 */
final class Draft_Link {
	/** Query parameter with the draft's number and the token. */
	public const ARGUMENT = 'atelier_share';

	private const TOKEN_LENGTH = 40;

	/** Attribute of links that do not get the token. */
	private const PLAIN = 'data-atelier-plain';

	/** Paths of the site to which the token is not added. */
	private const OWN_PATHS = '#/wp-(admin|login\.php|json|content|includes)#';

	/** This request's draft number and token, once they are validated. */
	private string $token = '';

	/**
	 * Builds the service.
	 *
	 * @param Address $address Reads the address.
	 */
	public function __construct( private readonly Address $address ) {}

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_action( 'wp_loaded', array( $this, 'start' ), 0 );
	}

	/**
	 * Makes a link.
	 *
	 * @param int $id      Number of the draft.
	 * @param int $seconds How long it is valid.
	 * @return array{url: string, share: array{hash: string, until: int, by: int}} The address, which must not be stored, and the data to store.
	 */
	public static function make( int $id, int $seconds ): array {
		$token = wp_generate_password( self::TOKEN_LENGTH, false );

		return array(
			'url'   => self::with_token( home_url( '/' ), "$id-$token" ),
			'share' => array(
				'hash'  => self::hash( $token ),
				'until' => time() + $seconds,
				'by'    => get_current_user_id(),
			),
		);
	}

	/**
	 * Applies the draft to a visitor's request whose address has its token.
	 */
	public function start(): void {
		$value = is_admin() || wp_doing_cron() ? '' : $this->read_token();
		if ( '' === $value ) {
			return;
		}
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true );
		$draft = $this->find( $value );
		if ( ! $draft ) {
			add_action( 'wp', array( self::class, 'answer_not_found' ), PHP_INT_MAX );
			return;
		}
		$this->token = $value;
		// WordPress must read the address without the token.
		foreach ( array( 'REQUEST_URI', 'PATH_INFO' ) as $name ) {
			if ( isset( $_SERVER[ $name ] ) ) {
				$_SERVER[ $name ] = Shared_Address::strip( (string) $_SERVER[ $name ], $value );
			}
		}
		$is_published = Draft_Table::PUBLISHED === $draft['status'];
		if ( ! $is_published ) {
			( new Design_Overlay( Current_Draft::read_overlay( $draft ) ) )->start();
		}
		add_action( 'send_headers', array( self::class, 'send_headers' ), PHP_INT_MAX );
		add_filter( 'rest_send_nocache_headers', '__return_true', PHP_INT_MAX );
		add_filter( 'rest_pre_dispatch', array( self::class, 'refuse_writes' ), 0, 3 );
		add_filter( 'wp_robots', 'wp_robots_no_robots', PHP_INT_MAX );
		add_filter( 'show_admin_bar', '__return_false', PHP_INT_MAX );
		add_filter( 'wp_redirect', fn( $url ) => is_string( $url ) && self::is_page( $url ) ? self::with_token( $url, $this->token ) : $url, PHP_INT_MAX );
		add_action( 'template_redirect', fn() => ob_start( array( $this, 'finish' ) ), 0 );
		add_action( 'wp_footer', array( self::class, $is_published ? 'print_published_line' : 'print_line' ) );
	}

	/**
	 * Answers with the site's 404 page.
	 */
	public static function answer_not_found(): void {
		$GLOBALS['wp_query']->set_404();
		status_header( 404 );
		nocache_headers();
		remove_action( 'template_redirect', 'redirect_canonical' );
	}

	/**
	 * Refuses writes: a GET request can name another method in its address.
	 *
	 * @param mixed           $result  Response of another plugin; null for none.
	 * @param \WP_REST_Server $server  The server.
	 * @param WP_REST_Request $request The request.
	 * @return mixed
	 */
	public static function refuse_writes( $result, $server, WP_REST_Request $request ) {
		return in_array( $request->get_method(), array( 'GET', 'HEAD', 'OPTIONS' ), true ) ? $result : new WP_Error( 'rest_no_route', __( 'The link of a draft shows it, and changes nothing.', 'atelier' ), array( 'status' => 404 ) );
	}

	/**
	 * Sends headers against caching and indexing the page, and against sending its address to other sites.
	 */
	public static function send_headers(): void {
		if ( ! headers_sent() ) {
			header( 'Cache-Control: no-store, private' );
			header( 'X-Robots-Tag: noindex, nofollow' );
			header( 'Referrer-Policy: same-origin' );
		}
	}

	/**
	 * Adds the token to the page's links, and disables its forms.
	 *
	 * @param string $html The page.
	 */
	public function finish( string $html ): string {
		$processor = new WP_HTML_Tag_Processor( $html );
		while ( $processor->next_tag() ) {
			if ( 'FORM' === $processor->get_tag() ) {
				$processor->set_attribute( 'inert', true );
			} elseif ( 'A' === $processor->get_tag() && null === $processor->get_attribute( self::PLAIN ) && self::is_page( (string) $processor->get_attribute( 'href' ) ) ) {
				$processor->set_attribute( 'href', self::with_token( (string) $processor->get_attribute( 'href' ), $this->token ) );
			}
		}

		return $processor->get_updated_html();
	}

	/**
	 * Prints a notice that the page shows a draft.
	 */
	public static function print_line(): void {
		self::print_note( esc_html__( 'You see a draft, not the site', 'atelier' ) );
	}

	/**
	 * Prints a notice that the draft is published, with a link to the page's own address.
	 */
	public static function print_published_line(): void {
		// The address has no token by now. `finish()` adds none to a link with this attribute.
		$url = home_url( substr( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), strlen( self::home_path() ) ) );
		self::print_note( sprintf( '%s <a href="%s" %s style="color:inherit">%s</a>', esc_html__( 'This is published now.', 'atelier' ), esc_url( $url ), self::PLAIN, esc_html__( 'Go to the site', 'atelier' ) ) );
	}

	/**
	 * Prints a notice at the bottom of the window.
	 *
	 * @param string $markup Its content.
	 */
	private static function print_note( string $markup ): void {
		echo '<p role="note" style="position:fixed;inset:auto 0 0;z-index:99999;margin:0;padding:8px 16px;background:#9a4a00;color:#fff;font:14px/1.4 sans-serif;text-align:center">' . $markup . '</p>'; // Escaped by the callers.
	}

	/**
	 * Reads the draft number and token of this request; empty where it has none.
	 */
	private function read_token(): string {
		$token = Shared_Address::read( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), self::home_path() );

		return '' === $token ? $this->address->read( self::ARGUMENT ) : $token;
	}

	/**
	 * Finds the draft of a token; null where the token is not valid.
	 *
	 * @param string $value The number and the token.
	 */
	private function find( string $value ): ?array {
		$is_read = in_array( $_SERVER['REQUEST_METHOD'] ?? '', array( 'GET', 'HEAD' ), true );
		// Caches that distinguish pages by their paths alone would store a draft that the query names as the site's page.
		$is_safe = ! self::has_path_tokens() || '' !== Shared_Address::read( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), self::home_path() );
		if ( ! $is_read || ! $is_safe || ! preg_match( '/^' . Shared_Address::TOKEN . '$/D', $value ) ) {
			return null;
		}
		try {
			list( $id, $token ) = explode( '-', $value );
			$draft              = Draft_Table::find( (int) $id );
		} catch ( Unreadable_Database ) {
			return null;
		}
		$share   = $draft['data']['share'] ?? null;
		$is_good = is_array( $share ) && hash_equals( (string) $share['hash'], self::hash( $token ) ) && $share['until'] > time();

		return $is_good && ( Draft_Table::PUBLISHED === $draft['status'] || null === Current_Draft::find_problem( $draft ) ) ? $draft : null;
	}

	/**
	 * Returns whether an address is that of a page of this site.
	 *
	 * @param string $href The address.
	 */
	private static function is_page( string $href ): bool {
		$home   = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		$host   = wp_parse_url( $href, PHP_URL_HOST );
		$path   = (string) wp_parse_url( $href, PHP_URL_PATH );
		$is_own = is_string( $host ) ? $host === $home : str_starts_with( $href, '/' ) || str_starts_with( $href, '?' );
		// Other sites of a network have other drafts.
		$site = is_multisite() && $is_own ? get_site_by_path( $home, $path, 1 ) : null;

		return $is_own && ! preg_match( self::OWN_PATHS, $href ) && ( ! $site || get_current_blog_id() === (int) $site->blog_id );
	}

	/**
	 * Adds the token to an address of the site.
	 *
	 * @param string $url   The address, whole or beginning with its path.
	 * @param string $value The number and the token.
	 */
	private static function with_token( string $url, string $value ): string {
		return self::has_path_tokens()
			? Shared_Address::add( $url, self::home_path(), $value )
			: add_query_arg( self::ARGUMENT, $value, $url );
	}

	/**
	 * Returns whether tokens are in the paths of addresses, and not in their queries.
	 */
	private static function has_path_tokens(): bool {
		global $wp_rewrite;

		return $wp_rewrite->using_permalinks() && ! $wp_rewrite->using_index_permalinks();
	}

	/**
	 * Returns the path of the site's home, without a slash at its end.
	 */
	private static function home_path(): string {
		return rtrim( (string) wp_parse_url( home_url(), PHP_URL_PATH ), '/' );
	}

	/**
	 * Returns the hash that is stored instead of a token.
	 *
	 * @param string $token The token, which is long and random.
	 */
	private static function hash( string $token ): string {
		return hash( 'sha256', $token );
	}
}
