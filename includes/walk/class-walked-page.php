<?php
/**
 * Pages of the walk in the preview.
 *
 * @package Atelier
 */

namespace Atelier\Walk;

use Atelier\Page\Address;
use Atelier\Public_Page\Public_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Adds a report of its records to a page for the application. A redirect is answered with a report of its target
 * instead, so that `src/features/walk` can check each address before it is loaded.
 */
final class Walked_Page {

	/** Query parameter that requests a report, in addition to the parameter of {@see Public_Page}. */
	public const ARGUMENT = 'atelier_walk';

	/** Element with the page's report; `src/features/walk/rules/read-report.ts` reads it. */
	private const META_NAME = 'atelier-walk';

	/** Markup of the response to a redirect. */
	private const EMPTY_PAGE = '<!DOCTYPE html><html><head></head><body></body></html>';

	/**
	 * Builds the service.
	 *
	 * @param Address         $address Addresses of Design.
	 * @param Public_Page     $page    Checks whether the public page is requested.
	 * @param Seen_Records    $seen    Collects the records of the page.
	 * @param Unsaved_Records $unsaved Applies the person's unsaved changes.
	 */
	public function __construct( private readonly Address $address, private readonly Public_Page $page, private readonly Seen_Records $seen, private readonly Unsaved_Records $unsaved ) {}

	/**
	 * Adds the hooks. Plugins can redirect from `init` on; unsaved changes are applied on `wp_loaded`, when the types are registered.
	 */
	public function register(): void {
		add_action( 'init', array( $this, 'start' ), PHP_INT_MIN );
		add_action( 'wp_loaded', array( $this, 'lay_over' ), 0 );
	}

	/**
	 * Starts the output buffer and the collection of records, if this request is for a report.
	 */
	public function start(): void {
		if ( ! $this->is_asked_for() ) {
			return;
		}
		ob_start( array( $this, 'finish' ) );
		$this->seen->watch();
		// {@see Public_Page} removes this redirect, because the address of a single record is known. A walk needs it.
		add_action( 'template_redirect', static fn() => add_action( 'template_redirect', 'redirect_canonical' ), 1 );
	}

	/**
	 * Applies the person's unsaved changes, if this request is for a report.
	 */
	public function lay_over(): void {
		if ( $this->is_asked_for() ) {
			$this->unsaved->start();
		}
	}

	/**
	 * Adds the report to the page, or replaces a redirect with a page that reports its target.
	 *
	 * @param string $html The page.
	 */
	public function finish( string $html ): string {
		$status = (int) http_response_code();
		$target = headers_sent() ? null : self::find_target();
		if ( null === $target ) {
			return self::insert( $html, array( 'status' => $status ) + $this->seen->report() );
		}
		header_remove( 'Location' );
		header_remove( 'Refresh' );
		header( 'Content-Type: text/html; charset=UTF-8' );
		http_response_code( 200 );

		return self::insert(
			self::EMPTY_PAGE,
			array(
				'status'   => $status,
				'redirect' => $target,
			)
		);
	}

	/**
	 * Inserts a report into the head of a page; output without a head stays unchanged.
	 *
	 * @param string $html   The page.
	 * @param array  $report The report.
	 */
	public static function insert( string $html, array $report ): string {
		if ( ! preg_match( '/<head(?:\s[^>]*)?>/i', $html, $match, PREG_OFFSET_CAPTURE ) ) {
			return $html;
		}
		list( $head, $place ) = $match[0];
		// Characters that could end the attribute are escaped.
		$json = wp_json_encode( $report, JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT | JSON_UNESCAPED_SLASHES );

		return substr_replace( $html, sprintf( "<meta name='%s' content='%s'>", self::META_NAME, $json ), $place + strlen( $head ), 0 );
	}

	/**
	 * Returns whether this request is for a page with a report. Visitors get none.
	 */
	private function is_asked_for(): bool {
		return ! is_admin() && '1' === $this->address->read( self::ARGUMENT ) && $this->page->is_asked_for();
	}

	/**
	 * Returns the target of a redirect; null for none.
	 */
	private static function find_target(): ?string {
		foreach ( headers_list() as $header ) {
			list( $name, $value ) = explode( ':', $header, 2 ) + array( 1 => '' );
			if ( 0 === strcasecmp( 'Location', trim( $name ) ) ) {
				return trim( $value );
			}
		}

		return null;
	}
}
