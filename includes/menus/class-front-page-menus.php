<?php
/**
 * The menus of the front page.
 *
 * @package Atelier
 */

namespace Atelier\Menus;

use Atelier\Templates\Template_Resolver;
use Atelier\Usage\Usage_Finder;
use Atelier\Usage\Usage_Places;
use Atelier\Usage\Usage_Targets;
use WP_Block_Processor;
use WP_Block_Patterns_Registry;
use WP_Block_Template;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the menus on the front page, and the record with its first Navigation block, which usually is the header. It reads the template
 * with its parts, patterns and the page in it, in the order of the markup.
 */
final class Front_Page_Menus {
	/**
	 * Ids of the menus, as keys.
	 *
	 * @var array<int, true>
	 */
	private array $menus = array();

	/**
	 * The record with the first block that shows a menu, as {@see Usage_Places::get_page} describes it; null for none.
	 *
	 * @var array{id: string, postId: int, type: string, title: string, canEdit: bool, menu: int}|null
	 */
	private ?array $place = null;

	/**
	 * Records that were read already, as keys: a part that contains itself is read once.
	 *
	 * @var array<string, true>
	 */
	private array $seen = array();

	/**
	 * Reads the front page.
	 */
	public static function read(): self {
		$menus    = new self();
		$answer   = wp_is_block_theme() ? ( new Template_Resolver() )->resolve_url( home_url( '/' ) ) : null;
		$winner   = is_array( $answer ) ? $answer['winner'] ?? null : null;
		$template = is_string( $winner ) ? get_block_template( $winner ) : null;
		if ( $template ) {
			$menus->walk( (string) $template->content, self::describe_template( $template ) );
		}
		return $menus;
	}

	/**
	 * Returns the ids of the menus on the front page.
	 *
	 * @return int[]
	 */
	public function get_menus(): array {
		return array_keys( $this->menus );
	}

	/**
	 * Returns the record with the first Navigation block that shows a menu, with that menu; null where the page shows none.
	 *
	 * @return array{id: string, postId: int, type: string, title: string, canEdit: bool, menu: int}|null
	 */
	public function get_place(): ?array {
		return $this->place;
	}

	/**
	 * Reads the menus of markup and of the records in it.
	 *
	 * @param string $markup Markup.
	 * @param array  $place  The record with the markup.
	 */
	private function walk( string $markup, array $place ): void {
		$processor = new WP_Block_Processor( $markup );
		while ( $processor->next_delimiter() ) {
			$delimiter = $processor->get_delimiter_type();
			if ( WP_Block_Processor::CLOSER === $delimiter ) {
				continue;
			}
			$name   = $processor->get_block_type();
			$target = 'core/post-content' === $name
				? array( 'page', (string) get_option( 'page_on_front' ) )
				: Usage_Finder::get_target( $name, $processor->allocate_and_return_parsed_attributes() ?? array(), WP_Block_Processor::VOID === $delimiter );
			if ( null === $target ) {
				continue;
			}
			if ( 'menu' === $target[0] ) {
				$this->add_menu( Usage_Finder::FALLBACK_MENU === $target[1] ? Usage_Targets::get_fallback_menu() : (int) $target[1], $place );
			} elseif ( ! isset( $this->seen[ "$target[0] $target[1]" ] ) ) {
				$this->seen[ "$target[0] $target[1]" ] = true;
				$this->enter( $target[0], $target[1], $place );
			}
		}
	}

	/**
	 * Reads the menus of the record that a block shows.
	 *
	 * @param string $kind   `pattern`, `part` or `page`.
	 * @param string $target The record.
	 * @param array  $place  The record with the block.
	 */
	private function enter( string $kind, string $target, array $place ): void {
		if ( 'part' === $kind ) {
			$part = get_block_template( str_starts_with( $target, '//' ) ? get_stylesheet() . $target : $target, 'wp_template_part' );
			if ( $part ) {
				$this->walk( (string) $part->content, self::describe_template( $part ) );
			}
			return;
		}
		if ( ctype_digit( $target ) ) {
			$type = 'page' === $kind ? 'page' : 'wp_block';
			$post = (int) $target > 0 && ( 'wp_block' === $type || 'page' === get_option( 'show_on_front' ) ) ? get_post( (int) $target ) : null;
			if ( $post && $type === $post->post_type && 'publish' === $post->post_status ) {
				$this->walk( $post->post_content, self::describe_post( $post ) );
			}
			return;
		}
		// The first change of a record with a registered pattern copies the pattern's content into the record.
		$this->walk( (string) ( WP_Block_Patterns_Registry::get_instance()->get_registered( $target )['content'] ?? '' ), $place );
	}

	/**
	 * Adds a shown menu.
	 *
	 * @param int   $menu  Its id; 0 where the site has none.
	 * @param array $place The record with its block.
	 */
	private function add_menu( int $menu, array $place ): void {
		if ( $menu > 0 ) {
			$this->menus[ $menu ] = true;
		}
		$this->place ??= $place + array( 'menu' => $menu );
	}

	/**
	 * Describes a template or a part.
	 *
	 * @param WP_Block_Template $template The template.
	 */
	private static function describe_template( WP_Block_Template $template ): array {
		return array(
			'id'      => $template->id,
			'postId'  => (int) $template->wp_id,
			'type'    => $template->type,
			'title'   => html_entity_decode( (string) $template->title, ENT_QUOTES ),
			'canEdit' => current_user_can( 'edit_theme_options' ),
		);
	}

	/**
	 * Describes a pattern or a page.
	 *
	 * @param WP_Post $post The post.
	 */
	private static function describe_post( WP_Post $post ): array {
		return array(
			'id'      => (string) $post->ID,
			'postId'  => $post->ID,
			'type'    => $post->post_type,
			'title'   => html_entity_decode( $post->post_title, ENT_QUOTES ),
			'canEdit' => current_user_can( 'edit_theme_options' ) && current_user_can( 'edit_post', $post->ID ),
		);
	}
}
