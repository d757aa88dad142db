<?php
/**
 * Records that a page of the site shows.
 *
 * @package Atelier
 */

namespace Atelier\Walk;

use Atelier\Page\Admin_Page;
use Atelier\Templates\Queried_Name;
use Atelier\Templates\Template_Resolver;
use Atelier\Usage\Usage_Targets;
use Atelier\Writes\Stored_Slug;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Collects, while a page is rendered, its record, template, parts and menus, and whether the person may edit them.
 */
final class Seen_Records {
	/**
	 * Ids of the parts, as keys.
	 *
	 * @var array<string, true>
	 */
	private array $parts = array();

	/**
	 * Numbers of the menus, as keys.
	 *
	 * @var array<int, true>
	 */
	private array $menus = array();

	/** The report; empty until the page is rendered. */
	private array $report = array();

	/**
	 * Adds the hooks that collect the rendered records.
	 */
	public function watch(): void {
		foreach ( array( 'post', 'file' ) as $source ) {
			add_action( "render_block_core_template_part_$source", array( $this, 'note_part' ) );
		}
		add_filter( 'render_block_core/navigation', array( $this, 'note_menu' ), 10, 2 );
		// A block theme renders the whole page before `wp_head`, a classic theme before the end of `wp_footer`.
		add_action( 'wp_head', array( $this, 'describe' ), 0 );
		add_action( 'wp_footer', array( $this, 'describe' ), PHP_INT_MAX );
	}

	/**
	 * Returns the records that the page shows; empty for a page without a head.
	 */
	public function report(): array {
		return $this->report;
	}

	/**
	 * Adds a rendered part.
	 *
	 * @param mixed $id Its id, `theme//slug`.
	 */
	public function note_part( $id ): void {
		$this->parts[ (string) $id ] = true;
	}

	/**
	 * Adds the menu of a Navigation block. A block with neither a menu nor inner blocks shows the site's fallback.
	 *
	 * @param mixed $html  Its markup.
	 * @param mixed $block The parsed block.
	 * @return mixed
	 */
	public function note_menu( $html, $block ) {
		$ref = (int) ( $block['attrs']['ref'] ?? $block['attrs']['navigationMenuId'] ?? 0 );
		if ( 0 === $ref && empty( $block['innerBlocks'] ) ) {
			$ref = Usage_Targets::get_fallback_menu();
		}
		if ( $ref > 0 ) {
			$this->menus[ $ref ] = true;
		}

		return $html;
	}

	/**
	 * Describes the records of the page. This happens before the output callback, in which WordPress cannot run the files of patterns.
	 */
	public function describe(): void {
		global $wp_the_query;

		$object       = $wp_the_query->is_404() ? null : $wp_the_query->get_queried_object();
		$this->report = array(
			'kind'     => self::find_kind( $wp_the_query ),
			'title'    => self::to_text( $wp_the_query->is_search() ? $wp_the_query->get( 's' ) : Queried_Name::get( $object ) ),
			'record'   => $object instanceof WP_Post ? self::describe_post( $object ) : null,
			'template' => self::describe_template( 'wp_template', (string) ( $GLOBALS['_wp_current_template_id'] ?? '' ) ),
			'parts'    => array_values( array_filter( array_map( static fn( $id ) => self::describe_template( 'wp_template_part', (string) $id ), array_keys( $this->parts ) ) ) ),
			'menus'    => array_values( array_filter( array_map( array( self::class, 'describe_menu' ), array_keys( $this->menus ) ) ) ),
			'nonce'    => Unsaved_Records::make_nonce(),
		);
	}

	/**
	 * Returns the name, without `is_`, of the first of WordPress's conditions that is true for the page.
	 *
	 * @param \WP_Query $query The query of the page.
	 */
	private static function find_kind( \WP_Query $query ): string {
		foreach ( array_keys( Template_Resolver::LOADERS ) as $condition ) {
			if ( $query->$condition() ) {
				return substr( $condition, strlen( 'is_' ) );
			}
		}

		return 'index';
	}

	/**
	 * Describes a post.
	 *
	 * @param WP_Post $post The post.
	 */
	private static function describe_post( WP_Post $post ): array {
		return array(
			'type'    => $post->post_type,
			'id'      => $post->ID,
			'title'   => self::to_text( get_the_title( $post ) ),
			'label'   => get_post_type_object( $post->post_type )->labels->singular_name ?? '',
			'status'  => $post->post_status,
			'canEdit' => current_user_can( 'edit_post', $post->ID ),
			'editUrl' => (string) get_edit_post_link( $post, 'raw' ),
		);
	}

	/**
	 * Describes a template or a part.
	 *
	 * @param string $type Its type.
	 * @param string $id   Its id, `theme//slug`; empty for none.
	 */
	private static function describe_template( string $type, string $id ): ?array {
		$template = '' === $id ? null : get_block_template( $id, $type );

		return $template
			? array(
				'type'    => $type,
				'id'      => $id,
				'title'   => self::to_text( in_array( $template->title, array( '', $template->slug ), true ) ? Stored_Slug::to_text( $template->slug ) : $template->title ),
				'canEdit' => current_user_can( Admin_Page::CAPABILITY ),
			)
			: null;
	}

	/**
	 * Describes a menu.
	 *
	 * @param int $id Its number.
	 */
	private static function describe_menu( int $id ): ?array {
		$menu = get_post( $id );

		return $menu && 'wp_navigation' === $menu->post_type && 'publish' === $menu->post_status
			? array(
				'type'    => 'wp_navigation',
				'id'      => $id,
				'title'   => self::to_text( $menu->post_title ),
				'canEdit' => current_user_can( 'edit_post', $id ),
			)
			: null;
	}

	/**
	 * Converts a title to plain text.
	 *
	 * @param mixed $title The title.
	 */
	private static function to_text( $title ): string {
		return wp_strip_all_tags( html_entity_decode( is_string( $title ) ? $title : '', ENT_QUOTES ) );
	}
}
