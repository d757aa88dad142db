<?php
/**
 * The REST routes of the targets of menu links, and of pages that no menu links to.
 *
 * @package Atelier
 */

namespace Atelier\Menus;

use Atelier\Http\Design_Controller;
use Atelier\Posts\Post_Batches;
use Atelier\Usage\Usage_Place_Writer;
use Atelier\Usage\Usage_Rewriter;
use Atelier\Writes\Content_Tokens;
use Atelier\Writes\Write_Guard;
use WP_Block_Processor;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `atelier/v1/menu-links`: the states of the targets of a menu's links, an overview of the menus with the pages in no menu, and the
 * choice of the front page's menu.
 */
final class Menu_Links_Controller extends Design_Controller {
	private const MAX_TARGETS = 100;
	private const MAX_PAGES   = 20;

	/**
	 * Constructor.
	 *
	 * @param Content_Tokens     $tokens Computes tokens.
	 * @param Usage_Place_Writer $writer Writes the place in which a menu is shown.
	 */
	public function __construct( private readonly Content_Tokens $tokens, private readonly Usage_Place_Writer $writer ) {
		parent::__construct( 'menu-links' );
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$numbers = array(
			'type'     => 'array',
			'items'    => array(
				'type'    => 'integer',
				'minimum' => 1,
			),
			'maxItems' => self::MAX_TARGETS,
			'default'  => array(),
		);
		$this->add_reader(
			'targets',
			'get_targets',
			array(
				'posts' => $numbers + array( 'description' => __( 'Posts that links lead to.', 'atelier' ) ),
				'terms' => $numbers + array( 'description' => __( 'Terms that links lead to.', 'atelier' ) ),
				'urls'  => array(
					'description' => __( 'Addresses of this site that links lead to.', 'atelier' ),
					'type'        => 'array',
					'items'       => array(
						'type'      => 'string',
						'maxLength' => 1000,
					),
					'maxItems'    => self::MAX_TARGETS,
					'default'     => array(),
				),
			)
		);
		$this->add_reader( 'overview', 'get_overview', array() );
		$menu = array(
			'description' => __( 'Number of the menu to show.', 'atelier' ),
			'type'        => 'integer',
			'minimum'     => 1,
			'required'    => true,
		);
		$this->add_route( '/front', array( $this->endpoint( WP_REST_Server::CREATABLE, 'show_on_front', 'can_show', compact( 'menu' ) ) ) );
	}

	/**
	 * Checks that the person may edit menus.
	 *
	 * @return true|WP_Error
	 */
	public function permissions_check() {
		return self::allow( current_user_can( Menu_Capability::name() ), __( 'Sorry, you are not allowed to edit menus.', 'atelier' ) );
	}

	/**
	 * Checks that the person may change the design, because the choice of a menu changes the record with the block.
	 *
	 * @return true|WP_Error
	 */
	public function can_show() {
		return self::allow( current_user_can( 'edit_theme_options' ), __( 'Sorry, you are not allowed to do that.', 'atelier' ) );
	}

	/**
	 * Shows a menu in the first Navigation block of the front page.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function show_on_front( $request ) {
		$menu  = get_post( $request['menu'] );
		$place = Front_Page_Menus::read()->get_place();
		if ( ! $menu || New_Menus::POST_TYPE !== $menu->post_type || 'publish' !== $menu->post_status ) {
			return new WP_Error( 'rest_invalid_param', __( 'This menu cannot be shown: it is gone, or not published.', 'atelier' ), array( 'status' => 400 ) );
		}
		if ( ! $place || ! $place['canEdit'] ) {
			return new WP_Error( 'atelier_no_place', __( 'The front page has no menu that you can change.', 'atelier' ), array( 'status' => 409 ) );
		}
		$change = $this->writer->write( $place, Usage_Rewriter::to_first_menu( $menu->ID ) );
		return is_wp_error( $change ) ? $change : new WP_REST_Response( array( 'changes' => array_filter( array( $change ) ) ) );
	}

	/**
	 * Describes the targets of links. Of a target that the person may not read it returns only the status.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public function get_targets( $request ): WP_REST_Response {
		_prime_post_caches( $request['posts'], false, false );
		$posts = array();
		foreach ( $request['posts'] as $id ) {
			$posts[ $id ] = $this->describe_post( get_post( $id ) );
		}
		$terms = array();
		foreach ( $request['terms'] as $id ) {
			$term         = get_term( $id );
			$link         = $term instanceof \WP_Term ? get_term_link( $term ) : '';
			$terms[ $id ] = $term instanceof \WP_Term
				? array(
					'status' => 'publish',
					'title'  => html_entity_decode( $term->name, ENT_QUOTES ),
					'link'   => is_string( $link ) ? $link : '',
				)
				: array( 'status' => 'gone' );
		}
		$urls = array();
		foreach ( $request['urls'] as $url ) {
			$urls[ $url ] = self::describe_url( $url );
		}
		return new WP_REST_Response(
			array(
				'posts' => (object) $posts,
				'terms' => (object) $terms,
				'urls'  => (object) $urls,
			)
		);
	}

	/**
	 * Lists the menus with their numbers of items and their duplicates, and the pages in no menu.
	 */
	public function get_overview(): WP_REST_Response {
		$ids    = get_posts(
			array(
				'post_type'      => 'wp_navigation',
				'post_status'    => array( 'publish', 'draft' ),
				'posts_per_page' => -1,
				'fields'         => 'ids',
				'orderby'        => array(
					'date' => 'ASC',
					'ID'   => 'ASC',
				),
			)
		);
		$menus  = array();
		$firsts = array();
		$linked = array();
		$all    = false;
		foreach ( Post_Batches::map( $ids, array( self::class, 'read_post' ) ) as $id => $read ) {
			$digest = $read['digest'];
			// The oldest of equal menus counts as the original.
			$menus[ $id ]        = array(
				'items'      => $read['items'],
				'originalId' => $firsts[ $digest ] ?? 0,
			);
			$firsts[ $digest ] ??= $id;
			if ( $read['is_published'] ) {
				$linked += $read['pages'];
				$all     = $all || $read['has_all'];
			}
		}
		$front = Front_Page_Menus::read();
		return new WP_REST_Response(
			array(
				'menus' => (object) $menus,
				'front' => array(
					'menus' => $front->get_menus(),
					'place' => $front->get_place(),
				),
				'pages' => $all ? array(
					'total' => 0,
					'items' => array(),
				) : self::find_loose_pages( $linked ),
			)
		);
	}

	/**
	 * Reads the data of a menu for the overview.
	 *
	 * @param WP_Post $post Menu.
	 * @return array{digest: string, is_published: bool, items: int, pages: array<int, true>, has_all: bool} Equal menus have equal digests.
	 */
	public static function read_post( WP_Post $post ): array {
		return array(
			'digest'       => md5( (string) preg_replace( '/\s+/', ' ', trim( $post->post_content ) ) ),
			'is_published' => 'publish' === $post->post_status,
		) + self::read_menu( $post->post_content );
	}

	/**
	 * Reads the content of a menu. Items are counted as in the tree: only links and submenus have inner items.
	 *
	 * @param string $content Markup.
	 * @return array{items: int, pages: array<int, true>, has_all: bool} Number of items, linked pages, and whether it lists all pages.
	 */
	private static function read_menu( string $content ): array {
		$items     = 0;
		$pages     = array();
		$has_all   = false;
		$inner     = 0;
		$processor = new WP_Block_Processor( $content );
		while ( $processor->next_delimiter() ) {
			$type = $processor->get_delimiter_type();
			if ( WP_Block_Processor::CLOSER === $type ) {
				$inner = max( 0, $inner - 1 );
				continue;
			}
			if ( 0 === $inner ) {
				++$items;
			}
			$holds_items = $processor->is_block_type( 'core/navigation-link' ) || $processor->is_block_type( 'core/navigation-submenu' );
			if ( WP_Block_Processor::OPENER === $type && ( $inner > 0 || ! $holds_items ) ) {
				++$inner;
			}
			$attributes = $processor->allocate_and_return_parsed_attributes() ?? array();
			if ( $processor->is_block_type( 'core/page-list' ) && empty( $attributes['parentPageID'] ) ) {
				$has_all = true;
			} elseif ( is_numeric( $attributes['id'] ?? null ) && 'taxonomy' !== ( $attributes['kind'] ?? '' ) ) {
				$pages[ (int) $attributes['id'] ] = true;
			} elseif ( is_string( $attributes['url'] ?? null ) && self::is_own( $attributes['url'] ) ) {
				$pages[ url_to_postid( $attributes['url'] ) ] = true;
			}
		}
		return compact( 'items', 'pages', 'has_all' );
	}

	/**
	 * Returns published pages that no menu links to, without the homepage, to which the site's title links.
	 *
	 * @param array<int, true> $linked Pages that any menu links to.
	 * @return array{total: int, items: list<array{id: int, title: string, link: string}>}
	 */
	private static function find_loose_pages( array $linked ): array {
		$ids   = get_posts(
			array(
				'post_type'      => 'page',
				'post_status'    => 'publish',
				'posts_per_page' => -1,
				'fields'         => 'ids',
				'orderby'        => 'title',
				'order'          => 'ASC',
			)
		);
		$loose = array_values( array_filter( $ids, static fn( int $id ): bool => ! isset( $linked[ $id ] ) && (int) get_option( 'page_on_front' ) !== $id ) );
		return array(
			'total' => count( $loose ),
			'items' => array_map(
				static fn( int $id ): array => array(
					'id'    => $id,
					'title' => html_entity_decode( (string) get_the_title( $id ), ENT_QUOTES ),
					'link'  => (string) get_permalink( $id ),
				),
				array_slice( $loose, 0, self::MAX_PAGES )
			),
		);
	}

	/**
	 * Describes the post of a link.
	 *
	 * @param WP_Post|null $post Post.
	 */
	private function describe_post( ?WP_Post $post ): array {
		if ( ! $post ) {
			return array( 'status' => 'gone' );
		}
		if ( ! current_user_can( 'read_post', $post->ID ) ) {
			return array( 'status' => get_post_status( $post ) );
		}
		// A draft can be published from the menu.
		$token = current_user_can( 'edit_post', $post->ID ) ? array( Write_Guard::TOKEN_FIELD => $this->tokens->get_post_token( $post->ID ) ) : array();
		return array(
			'status' => get_post_status( $post ),
			'title'  => html_entity_decode( $post->post_title, ENT_QUOTES ),
			'link'   => (string) get_permalink( $post ),
		) + $token;
	}

	/**
	 * Describes the target of a URL of this site: a post, a post with this slug in the past, or none. Other URLs (of archives,
	 * files, other software) are assumed to be valid.
	 *
	 * @param string $url URL.
	 */
	private static function describe_url( string $url ): array {
		$path = trim( (string) wp_parse_url( $url, PHP_URL_PATH ), '/' );
		if ( '' === $path || ! self::is_own( $url ) || url_to_postid( $url ) > 0 ) {
			return array( 'status' => 'publish' );
		}
		$post = get_posts(
			array(
				'post_type'      => get_post_types( array( 'public' => true ) ),
				'post_status'    => 'publish',
				'posts_per_page' => 1,
				'meta_key'       => '_wp_old_slug', // Only for URLs without a target.
				'meta_value'     => sanitize_title( basename( $path ) ),
			)
		)[0] ?? null;
		if ( $post ) {
			return array(
				'status' => 'moved',
				'link'   => (string) get_permalink( $post ),
			);
		}
		return array( 'status' => self::is_of_post( $path ) ? 'nowhere' : 'publish' );
	}

	/**
	 * Returns whether only a post or page could be at a path, by WordPress's rewrite rules. WordPress stores no old slugs of pages, so a page
	 * with a new slug is reported as missing.
	 *
	 * @param string $path Path, including that of the site.
	 */
	private static function is_of_post( string $path ): bool {
		$home  = trim( (string) wp_parse_url( home_url(), PHP_URL_PATH ), '/' );
		$path  = trim( '' === $home ? $path : (string) preg_replace( '#^' . preg_quote( $home, '#' ) . '/#', '', $path ), '/' );
		$rules = (array) $GLOBALS['wp_rewrite']->wp_rewrite_rules();
		if ( '' !== pathinfo( $path, PATHINFO_EXTENSION ) || str_starts_with( $path, 'wp-' ) || self::is_file_of_site( $path ) ) {
			return false;
		}
		foreach ( $rules as $pattern => $query ) {
			// With permalinks that are ambiguous with pages, WordPress tries pages first, and continues where there is none.
			$is_page = str_contains( $query, 'pagename=' );
			if ( 1 === preg_match( "#^$pattern#", $path ) && ! ( $is_page && $GLOBALS['wp_rewrite']->use_verbose_page_rules ) ) {
				return $is_page || 1 === preg_match( '/[?&]name=/', $query );
			}
		}
		return false;
	}

	/**
	 * Returns whether a path is a file or folder of the site; false for paths above the site's folder.
	 *
	 * @param string $path Path in the site's folder.
	 */
	private static function is_file_of_site( string $path ): bool {
		return ! preg_match( '#(^|[/\\\\])\.\.([/\\\\]|$)#', $path ) && file_exists( ABSPATH . $path );
	}

	/**
	 * Returns whether a URL belongs to this site.
	 *
	 * @param string $url URL.
	 */
	private static function is_own( string $url ): bool {
		$host = wp_parse_url( $url, PHP_URL_HOST );
		return ( null === $host && str_starts_with( $url, '/' ) ) || wp_parse_url( home_url(), PHP_URL_HOST ) === $host;
	}

	/**
	 * Registers one route.
	 *
	 * @param string $path     Path after the base.
	 * @param string $callback Name of the callback method.
	 * @param array  $args     Parameters.
	 */
	private function add_reader( string $path, string $callback, array $args ): void {
		$this->add_route(
			"/$path",
			$this->reader( $callback, 'permissions_check', $args ),
			static fn(): array => array(
				'$schema' => 'http://json-schema.org/draft-04/schema#',
				'title'   => "atelier-menu-links-$path",
				'type'    => 'object',
			)
		);
	}
}
