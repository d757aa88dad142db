<?php
/**
 * Responses that are sent with the document.
 *
 * @package Atelier
 */

namespace Atelier\Page;

use Atelier\Lists\List_Paths;
use Atelier\Patterns\Pattern_List;
use Atelier\Templates\Listed_Templates;
use Atelier\Writes\Design_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the responses that the first view of a screen reads, and style sheets that it needs early; the table of screens lists both. So
 * the first rows of a list wait neither for the editor's payload nor for a request (design, section 5).
 */
final class Screen_Preloads {
	/** The list of templates, which has no pages. */
	private const TEMPLATES = '/atelier/v1/templates';

	/**
	 * Constructor.
	 *
	 * @param Address       $address Addresses of Design.
	 * @param Theme_Support $theme   The current theme.
	 * @param List_Paths    $lists   Paths that lists of posts read.
	 */
	public function __construct( private Address $address, private Theme_Support $theme, private List_Paths $lists ) {}

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		// Runs before the page is sent, which ends the request.
		add_action( 'load-toplevel_page_' . Address::PAGE, array( $this, 'preload' ), 5 );
	}

	/**
	 * Adds the data and the styles to the document.
	 */
	public function preload(): void {
		if ( '' !== $this->address->read( Admin_Page::PAYLOAD_ARGUMENT ) ) {
			return;
		}
		$listed = $this->lists->list_for_request();
		$screen = $this->find_usable();
		$own    = array_filter( $screen['preloads'] ?? array(), static fn( string $entry ): bool => self::TEMPLATES !== $entry || ! Listed_Templates::are_many() );
		$paths  = array( ...array_map( array( self::class, 'read' ), array_values( $own ) ), ...$listed );
		if ( ! $paths ) {
			return;
		}
		$style = wp_styles()->query( Build::HANDLE );
		if ( $style ) {
			$sheets = $screen['stylesheets'] ?? ( $listed ? array( 'dataviews' ) : array() );
			array_push( $style->deps, ...array_map( static fn( string $name ): string => "atelier-$name", $sheets ) );
		}
		$data = Design_Request::as_design( static fn() => array_reduce( $paths, 'rest_preload_api_request', array() ) );
		wp_add_inline_script(
			'wp-api-fetch',
			sprintf(
				'wp.apiFetch.use( wp.apiFetch.createPreloadingMiddleware( %s ) );',
				wp_json_encode( $data, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES )
			),
			'after'
		);
	}

	/**
	 * Reads an entry of the table: a REST path, after its method unless that is GET. Where there are very many patterns, the document
	 * contains only the first ones.
	 *
	 * @param string $entry The entry.
	 * @return string|array{0: string, 1: string} The path, or a pair of path and method.
	 */
	public static function read( string $entry ) {
		$path          = strtr(
			$entry,
			array(
				'{theme}'    => get_stylesheet(),
				'{patterns}' => str_contains( $entry, '{patterns}' ) && Pattern_List::are_many() ? 'patterns/first' : 'patterns',
			)
		);
		list( $a, $b ) = explode( ' ', $path, 2 ) + array( '', '' );

		return '' === $b ? $a : array( $b, $a );
	}

	/**
	 * Returns the row of this request's screen; empty where the theme or the person's rights do not allow it.
	 *
	 * @return array<string, mixed>
	 */
	private function find_usable(): array {
		$screen  = Screens::at( $this->address->requested_path() );
		$is_open = ! isset( $screen['right'] ) || ( Rights::all()[ $screen['right'] ] ?? false );
		$themes  = $screen['offeredFor'] ?? array( 'block', 'classic' );

		return $is_open && in_array( $this->theme->is_block_theme() ? 'block' : 'classic', $themes, true ) ? $screen : array();
	}
}
