<?php
/**
 * The check of the front page after an import.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

use Atelier\Templates\Template_Resolver;
use Atelier\Usage\Usage_Finder;
use Atelier\Usage\Usage_Targets;
use Throwable;
use WP_Block_Patterns_Registry;
use WP_Block_Processor;
use WP_Block_Type_Registry;
use WP_Theme_JSON_Resolver;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the pieces of the front page of this site: its template with the parts, patterns, menus and the page in it, and the styles. It finds
 * records, blocks and files to which these refer and that do not exist. Two of them are compared, before and after an import.
 */
final class Front_Page_Check {
	/** Addresses of files that a page loads. */
	private const FILES = '#(?:https?:)?//[^\s"\'<>()\\\\]+?\.(?:jpe?g|png|gif|webp|avif|svg|ico|mp4|webm|ogv|mp3|woff2?|ttf|otf)(?![\w-])#i';

	/** Kinds of records that consist of blocks. */
	private const KINDS = array(
		'wp_template'      => 'template',
		'wp_template_part' => 'part',
		'wp_block'         => 'pattern',
		'wp_navigation'    => 'menu',
	);

	/** How many names of each list are returned. */
	private const MAX = 20;

	/**
	 * Titles and hashes of the pieces by kind and name: a file and a post that hides it are the same piece.
	 *
	 * @var array<string, array{title: string, hash: string}>
	 */
	private array $pieces = array();

	/**
	 * Kinds and numbers of the posts among them, as keys.
	 *
	 * @var array<string, true>
	 */
	private array $posts = array();

	/**
	 * Missing things by kind and name.
	 *
	 * @var array<string, array{kind: string, name: string}>
	 */
	private array $missing = array();

	/**
	 * Addresses of files on other sites, as keys.
	 *
	 * @var array<string, true>
	 */
	private array $elsewhere = array();

	/**
	 * Reads the front page.
	 *
	 * @return self|null Null where it has no template of blocks, or cannot be read.
	 */
	public static function read(): ?self {
		try {
			$answer   = wp_is_block_theme() ? ( new Template_Resolver() )->resolve_url( home_url( '/' ) ) : null;
			$winner   = is_array( $answer ) ? $answer['winner'] ?? null : null;
			$template = is_string( $winner ) ? get_block_template( $winner ) : null;
			if ( ! $template ) {
				return null;
			}
			$check = new self();
			$check->add( 'template', '', (string) $template->title, (string) $template->content, (int) $template->wp_id );
			$styles = WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( wp_get_theme() );
			$check->add( 'styles', '', __( 'Styles', 'atelier' ), (string) ( $styles['post_content'] ?? '' ) );

			return $check;
		} catch ( Throwable $problem ) {
			// The import has its own result, which must not depend on this.
			return null;
		}
	}

	/**
	 * Returns the keys of the records that the front page shows.
	 *
	 * @param array<string, array> $records Records of this site by key.
	 * @return list<string>
	 */
	public function list_keys( array $records ): array {
		return array_map( 'strval', array_keys( array_filter( $records, fn( array $record ): bool => $this->shows( $record['kind'], $record['id'] ) ) ) );
	}

	/**
	 * Returns whether the front page shows a record.
	 *
	 * @param string     $kind Its kind.
	 * @param int|string $id   Its number.
	 */
	public function shows( string $kind, $id ): bool {
		return isset( $this->posts[ "$kind $id" ] );
	}

	/**
	 * Describes the front page after an import.
	 *
	 * @param self  $before  The front page before it.
	 * @param self  $after   The front page after it.
	 * @param array $lacking Titles of imported records that the front page of the file's site showed, and this one does not.
	 * @return array{changed: list<string>, missing: list<array{kind: string, name: string}>, lacking: list<string>, elsewhere: list<string>}
	 */
	public static function compare( self $before, self $after, array $lacking ): array {
		$changed = array();
		foreach ( $before->pieces + $after->pieces as $key => $piece ) {
			if ( ( $before->pieces[ $key ]['hash'] ?? null ) !== ( $after->pieces[ $key ]['hash'] ?? null ) ) {
				$changed[] = $piece['title'];
			}
		}
		$names = array_map( static fn( string $address ): string => rawurldecode( wp_basename( $address ) ), array_keys( array_diff_key( $after->elsewhere, $before->elsewhere ) ) );
		$limit = static fn( array $list ): array => array_slice( array_values( $list ), 0, self::MAX );

		return array(
			'changed'   => $limit( array_unique( $changed ) ),
			'missing'   => array_values( $after->missing ),
			'lacking'   => $limit( $lacking ),
			'elsewhere' => $limit( array_unique( $names ) ),
		);
	}

	/**
	 * Lists the other themes whose files contents load.
	 *
	 * @param string[] $contents Contents of records.
	 * @return list<string> Names of the themes.
	 */
	public static function list_themes( array $contents ): array {
		$root = trailingslashit( get_theme_root_uri() );
		preg_match_all( '#' . preg_quote( $root, '#' ) . '([^/\s"\'<>()\\\\]+)/#', str_replace( '\\/', '/', implode( "\n", $contents ) ), $matches );
		$others = array_diff( array_unique( array_map( 'rawurldecode', $matches[1] ) ), array( get_stylesheet(), get_template(), '.', '..' ) );

		return array_values( array_map( static fn( string $slug ): string => (string) ( wp_get_theme( $slug )->get( 'Name' ) ?: $slug ), $others ) );
	}

	/**
	 * Adds a piece, and those that it shows.
	 *
	 * @param string $kind    Its kind.
	 * @param string $name    Its number or slug.
	 * @param string $title   Its title.
	 * @param string $content Its content.
	 * @param int    $post    Number of its post; 0 for none.
	 */
	private function add( string $kind, string $name, string $title, string $content, int $post = 0 ): void {
		if ( isset( $this->pieces[ "$kind $name" ] ) ) {
			return;
		}
		if ( $post ) {
			$this->posts[ "$kind $post" ] = true;
		}
		$this->pieces[ "$kind $name" ] = array(
			'title' => '' === $title ? $name : html_entity_decode( $title, ENT_QUOTES ),
			'hash'  => md5( $content ),
		);
		$this->find_files( $content );
		$this->walk( $content );
	}

	/**
	 * Reads the blocks of a piece.
	 *
	 * @param string $content Its content.
	 */
	private function walk( string $content ): void {
		$processor = new WP_Block_Processor( $content );
		while ( $processor->next_delimiter() ) {
			$delimiter = $processor->get_delimiter_type();
			if ( WP_Block_Processor::CLOSER === $delimiter ) {
				continue;
			}
			$name = $processor->get_block_type();
			if ( ! WP_Block_Type_Registry::get_instance()->is_registered( $name ) ) {
				$this->note_missing( 'block', $name );
			}
			if ( 'core/post-content' === $name ) {
				$page = 'page' === get_option( 'show_on_front' ) ? get_post( (int) get_option( 'page_on_front' ) ) : null;
				$page && $this->add( 'page', (string) $page->ID, $page->post_title, $page->post_content );
				continue;
			}
			$target = Usage_Finder::get_target( $name, $processor->allocate_and_return_parsed_attributes() ?? array(), WP_Block_Processor::VOID === $delimiter );
			if ( null !== $target ) {
				$this->enter( $target[0], $target[1] );
			}
		}
	}

	/**
	 * Adds the record that a block shows.
	 *
	 * @param string $kind   `pattern`, `part` or `menu`.
	 * @param string $target The record.
	 */
	private function enter( string $kind, string $target ): void {
		if ( 'part' === $kind ) {
			// WordPress shows no part of another theme.
			list( $theme, $slug ) = explode( '//', $target, 2 );
			$part = '' === $theme || get_stylesheet() === $theme ? get_block_template( get_stylesheet() . "//$slug", 'wp_template_part' ) : null;
			$part ? $this->add( 'part', $slug, (string) $part->title, (string) $part->content, (int) $part->wp_id ) : $this->note_missing( 'part', $slug );
			return;
		}
		$target = 'menu' === $kind && Usage_Finder::FALLBACK_MENU === $target ? (string) Usage_Targets::get_fallback_menu() : $target;
		if ( 'menu' === $kind && '0' === $target ) {
			// WordPress lists the pages where a site has no menu.
			return;
		}
		// Since WordPress 7.2 a block may name a pattern of the site by its slug, which has no slash.
		$named  = 'pattern' === $kind && ! ctype_digit( $target ) && ! str_contains( $target, '/' ) ? get_page_by_path( $target, OBJECT, 'wp_block' ) : null;
		$target = $named ? (string) $named->ID : $target;
		if ( 'pattern' === $kind && ! ctype_digit( $target ) ) {
			$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( $target );
			$pattern ? $this->add( 'theme-pattern', $target, (string) ( $pattern['title'] ?? '' ), (string) ( $pattern['content'] ?? '' ) ) : $this->note_missing( 'pattern', $target );
			return;
		}
		$post = get_post( (int) $target );
		$post && $kind === ( self::KINDS[ $post->post_type ] ?? null ) && 'publish' === $post->post_status
			? $this->add( $kind, (string) $post->ID, $post->post_title, $post->post_content, $post->ID )
			: $this->note_missing( $kind, "#$target" );
	}

	/**
	 * Finds the files that a content loads.
	 *
	 * @param string $content The content.
	 */
	private function find_files( string $content ): void {
		preg_match_all( self::FILES, str_replace( '\\/', '/', $content ), $matches );
		foreach ( array_unique( $matches[0] ) as $address ) {
			$is_here = self::is_here( $address );
			if ( null === $is_here ) {
				$this->elsewhere[ $address ] = true;
			} elseif ( ! $is_here ) {
				$this->note_missing( 'file', rawurldecode( wp_basename( $address ) ) );
			}
		}
	}

	/**
	 * Returns whether a file of this site exists; null for a file of another site.
	 *
	 * @param string $address Its address.
	 */
	private static function is_here( string $address ): ?bool {
		$without = static fn( string $url ): string => (string) preg_replace( '#^(?:https?:)?//#i', '', $url );
		$uploads = wp_get_upload_dir();
		$fonts   = wp_get_font_dir();
		$folders = array(
			array( $fonts['baseurl'] ?? '', $fonts['basedir'] ?? '' ),
			array( $uploads['baseurl'], $uploads['basedir'] ),
			array( get_theme_root_uri(), get_theme_root() ),
			array( plugins_url(), WP_PLUGIN_DIR ),
			array( content_url(), WP_CONTENT_DIR ),
			array( site_url(), untrailingslashit( ABSPATH ) ),
		);
		foreach ( $folders as list( $url, $folder ) ) {
			$start = trailingslashit( $without( (string) $url ) );
			if ( '' === $url || ! str_starts_with( $without( $address ), $start ) ) {
				continue;
			}
			$path = rawurldecode( substr( $without( $address ), strlen( $start ) ) );

			// A path that leaves the folder is no file of it.
			return ! str_contains( $path, '..' ) && ! str_contains( $path, "\0" ) && is_file( "$folder/$path" );
		}

		return null;
	}

	/**
	 * Notes a missing thing.
	 *
	 * @param string $kind `block`, `part`, `pattern`, `menu` or `file`.
	 * @param string $name Its name, or the number with `#`.
	 */
	private function note_missing( string $kind, string $name ): void {
		$this->missing[ "$kind $name" ] = compact( 'kind', 'name' );
	}
}
