<?php
/**
 * The public page, shown before the canvas has loaded.
 *
 * @package Atelier
 */

namespace Atelier\Public_Page;

use Atelier\Menus\Menu_Capability;
use Atelier\Page\Address;
use Atelier\Page\Admin_Page;
use Atelier\Page\Screens;

defined( 'ABSPATH' ) || exit;

/**
 * Prepares a page of the site for the inert frame in which Design shows it until the canvas is loaded. The frame is printed
 * with the document, so that the browser requests the page before any script of Design runs.
 *
 * The frame is sandboxed and runs no script; {@see Inert_Markup} removes the parts that would only log errors, or count a visit.
 * `src/kits/canvas/public-page` shows and removes the frame.
 */
final class Public_Page {

	/** Query parameter that requests the page in this form. */
	public const ARGUMENT = 'atelier_public_page';

	/** Query parameter with the version of the site for which the page is requested, see {@see Site_Version}. */
	private const VERSION_ARGUMENT = 'atelier_site_version';

	/** How long the browser may cache a page: the version does not cover all changes. */
	private const KEPT_SECONDS = 10 * MINUTE_IN_SECONDS;

	/** Id of the printed frame. */
	private const FRAME_ID = 'atelier-public-page';

	/** Name of the `<meta>` with the record that the page shows; {@see src/kits/canvas/public-page/watch-frame.ts}. */
	public const META_NAME = 'atelier-public-page';

	/**
	 * Constructor.
	 *
	 * @param Address      $address    Addresses of Design.
	 * @param Front_Page   $front_page The site's setting for the front page.
	 * @param Site_Version $version    Version of the site's state.
	 */
	public function __construct( private Address $address, private Front_Page $front_page, private Site_Version $version ) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		// Plugins may query posts earlier, when the current user is not known yet.
		add_action( 'init', fn() => add_action( 'pre_get_posts', array( $this, 'show_public_posts' ) ) );
		add_action( 'template_redirect', array( $this, 'prepare' ), 0 );
		add_filter( 'show_admin_bar', array( $this, 'hide_admin_bar' ) );
	}

	/**
	 * Hides the admin bar in the preview of the site for people who may edit menus; WordPress hides it only for those who may edit the design.
	 *
	 * @param mixed $is_shown Result of earlier filters.
	 * @return mixed
	 */
	public function hide_admin_bar( $is_shown ) {
		return '1' === $this->address->read( 'wp_site_preview' ) && current_user_can( Menu_Capability::name() ) ? false : $is_shown;
	}

	/**
	 * Limits lists of posts to public ones: WordPress adds private posts for people who may read them, the canvas does not.
	 *
	 * @param mixed $query The query.
	 */
	public function show_public_posts( $query ): void {
		if ( $query instanceof \WP_Query && $this->is_asked_for() && ! $query->is_singular() && ! $query->get( 'post_status' ) && 'attachment' !== $query->get( 'post_type' ) ) {
			$query->set( 'post_status', array_values( get_post_stati( array( 'public' => true ) ) ) );
		}
	}

	/**
	 * Returns whether this request is for a page in this form. Visitors cannot request it.
	 */
	public function is_asked_for(): bool {
		return '1' === $this->address->read( self::ARGUMENT ) && ( current_user_can( 'edit_posts' ) || current_user_can( Admin_Page::CAPABILITY ) || current_user_can( Menu_Capability::name() ) );
	}

	/**
	 * Prepares the response to a request for a page in this form.
	 */
	public function prepare(): void {
		if ( ! $this->is_asked_for() ) {
			return;
		}
		// Plugins that cache or minify pages on the server check these constants.
		foreach ( array( 'DONOTCACHEPAGE', 'DONOTMINIFY' ) as $name ) {
			defined( $name ) || define( $name, true );
		}
		nocache_headers();
		add_filter( 'show_admin_bar', '__return_false' );
		remove_action( 'template_redirect', 'redirect_canonical' );
		add_action( 'wp_head', array( $this, 'print_record' ), 0 );

		/**
		 * Fires before a page is shown inside Design instead of to a visitor: plugins that count visits on the server should not count it.
		 */
		do_action( 'atelier_public_page' );
		( new Inert_Menus() )->register();
		ob_start( array( $this, 'finish' ) );
	}

	/**
	 * Sets the headers for the cache, and prepares the markup of the page.
	 *
	 * @param string $html The page.
	 */
	public function finish( string $html ): string {
		if ( ! headers_sent() && $this->is_cacheable() ) {
			header_remove( 'Expires' );
			header_remove( 'Pragma' );
			header( 'Cache-Control: private, max-age=' . self::KEPT_SECONDS );
		}

		return Inert_Markup::make( Closed_Submenus::hide( $html ) );
	}

	/**
	 * Returns whether the browser may cache the page: it is public, and the site has the requested version.
	 */
	private function is_cacheable(): bool {
		$post      = get_queried_object();
		$is_public = ! $post instanceof \WP_Post || ( 'publish' === $post->post_status && '' === $post->post_password );

		return 200 === http_response_code() && $is_public
			&& '' === $this->address->previewed_theme()
			&& 0 === $this->address->requested_draft()
			&& '' === wp_get_development_mode()
			&& $this->address->read( self::VERSION_ARGUMENT ) === $this->version->current();
	}

	/**
	 * Prints the record that the page shows, so that another page (a login form, a placeholder of a plugin) is not mistaken for it.
	 */
	public function print_record(): void {
		$post  = get_queried_object();
		$names = array_filter(
			array(
				is_front_page() && ! is_404() ? 'front' : '',
				$post instanceof \WP_Post && is_singular() ? "$post->post_type/$post->ID" : '',
			)
		);
		printf( '<meta name="%s" content="%s">', esc_attr( self::META_NAME ), esc_attr( implode( ' ', $names ) ) );
	}

	/**
	 * Returns the name of the record whose public page is shown on the screen of this request; empty for none.
	 */
	public function record_of_request(): string {
		// The current location of the walk is shown instead of the record's page.
		if ( '' !== $this->address->read( 'at' ) && 'edit' !== $this->address->read( 'canvas' ) ) {
			return '';
		}
		if ( 'edit' === $this->address->read( 'canvas' ) || 'stylebook' === $this->address->read( 'preview' ) || ! wp_is_block_theme() ) {
			return '';
		}
		$path = $this->address->requested_path();
		if ( in_array( 'publicPage', Screens::at( $path )['shell'] ?? array(), true ) ) {
			return $this->front_page->record() ? 'front' : '';
		}
		if ( preg_match( '#^/([a-z0-9_-]+)/(\d+)$#', $path, $matches ) ) {
			$post = get_post( (int) $matches[2] );

			return $post && $post->post_type === $matches[1] && $this->is_shown( $post ) ? "$post->post_type/$post->ID" : '';
		}

		return '';
	}

	/**
	 * Prints the frame of a record in a template, which `src/app/shell/show-printed-page.ts` inserts once the shell is painted. In a window
	 * that is too narrow for the preview it is not inserted, so the page is not requested.
	 *
	 * @param string $name  Result of {@see record_of_request()}.
	 * @param int    $width Width in pixels from which the window shows the preview.
	 */
	public function print_frame( string $name, int $width ): void {
		printf(
			'<template id="%1$s-template" data-from="%2$d"><iframe id="%1$s" class="atelier-public-page__frame" data-record="%3$s" src="%4$s" sandbox="allow-same-origin" inert tabindex="-1" aria-hidden="true"></iframe></template>',
			esc_attr( self::FRAME_ID ),
			(int) $width,
			esc_attr( $name ),
			esc_url( $this->get_url( $name ) )
		);
	}

	/**
	 * Returns the URL of a record's public page; for an unpublished record, that of its preview.
	 *
	 * @param string $name `front`, or type and id: `page/12`.
	 */
	private function get_url( string $name ): string {
		$query = array(
			'wp_site_preview'      => '1',
			self::ARGUMENT         => '1',
			self::VERSION_ARGUMENT => $this->version->current(),
		);
		if ( 'front' !== $name ) {
			list( $type, $id ) = explode( '/', $name );
			$query            += array(
				'page' === $type ? 'page_id' : 'p' => $id,
				'preview'                          => 'true',
			);
			if ( ! in_array( $type, array( 'page', 'post' ), true ) ) {
				$query['post_type'] = $type;
			}
		}
		$theme = $this->address->previewed_theme();
		if ( '' !== $theme ) {
			$query['wp_theme_preview'] = $theme;
		}
		$draft = $this->address->requested_draft();
		if ( $draft ) {
			$query[ Address::DRAFT_ARGUMENT ] = (string) $draft;
		}

		return add_query_arg( array_map( 'rawurlencode', $query ), home_url( '/' ) );
	}

	/**
	 * Returns whether a post has a page, and the person may edit the post.
	 *
	 * @param \WP_Post $post The post.
	 */
	private function is_shown( \WP_Post $post ): bool {
		return is_post_type_viewable( $post->post_type ) && 'trash' !== $post->post_status && current_user_can( 'edit_post', $post->ID );
	}
}
