<?php
/**
 * The places that use a record.
 *
 * @package Atelier
 */

namespace Atelier\Usage;

use Atelier\Lists\Paging;
use Atelier\Overlay\Design_Overlay;
use Atelier\Posts\Post_Batches;
use Atelier\Templates\Listed_Templates;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the posts and files that use a record, as far as the current person may read them, and counts the others.
 */
final class Usage_Places {
	/** How many ids of posts {@see walk} reads at once. */
	private const POSTS_PER_STEP = 20;

	/**
	 * Groups of posts that the person may read, as {@see Usage_Table::count_posts} returns them.
	 *
	 * @var array[]
	 */
	private array $groups = array();

	/**
	 * Files of the theme that no post replaces.
	 *
	 * @var list<array{type: string, name: string}>
	 */
	private array $files = array();

	/**
	 * How many posts the person may not read.
	 *
	 * @var int
	 */
	private int $hidden = 0;

	/**
	 * Constructor.
	 *
	 * @param string   $kind    Kind.
	 * @param string[] $targets Names under which the record is in the index.
	 */
	private function __construct( private string $kind, private array $targets ) {}

	/**
	 * Returns the places that use a record.
	 *
	 * @param string $kind Kind.
	 * @param string $id   The record, as the REST route takes it.
	 */
	public static function for_record( string $kind, string $id ): self {
		return self::for_targets( $kind, Usage_Targets::find( $kind, $id ) );
	}

	/**
	 * Returns the places that use any of some targets.
	 *
	 * @param string   $kind    Kind.
	 * @param string[] $targets Names in the index, see {@see Usage_Targets}.
	 */
	public static function for_targets( string $kind, array $targets ): self {
		$places = new self( $kind, $targets );
		$places->find_groups();
		$places->add_files( Usage_Table::get_files( $kind, $places->targets ) );
		if ( ! current_user_can( 'edit_theme_options' ) ) {
			$places->hidden += count( $places->files );
			$places->files   = array();
		}
		return $places;
	}

	/**
	 * Counts the places that the person may read.
	 */
	public function count(): int {
		return $this->count_posts() + count( $this->files );
	}

	/**
	 * Counts the places that the person may not read.
	 */
	public function count_hidden(): int {
		return $this->hidden;
	}

	/**
	 * Returns the places of one page of the list, files of the theme last.
	 *
	 * @param int $page     Page, from 1.
	 * @param int $per_page Places on a page.
	 * @return list<array{key: string, id: string, postId: int, type: string, typeLabel: string, title: string, status: string, canEdit: bool}>
	 */
	public function get_page( int $page, int $per_page ): array {
		$offset = Paging::get_offset( $page, $per_page );
		$ids    = Usage_Table::get_posts( $this->kind, $this->targets, $this->groups, $offset, $per_page );
		$files  = array_slice( $this->files, max( 0, $offset - $this->count_posts() ), $per_page - count( $ids ) );
		$posts  = Post_Batches::map( $ids, fn( WP_Post $post ): ?array => current_user_can( 'read_post', $post->ID ) ? self::describe_post( $post ) : null, true );
		return array_merge( array_values( array_filter( $posts ) ), array_map( array( $this, 'describe_file' ), $files ) );
	}

	/**
	 * Counts the posts and files that may use the record although the index does not list it: they use more targets than the index stores.
	 */
	public function count_incomplete(): int {
		return Usage_Table::count_incomplete( $this->kind, $this->targets );
	}

	/**
	 * Yields the places after a cursor: the posts in the order of their ids, then the files. Each place is read when it is reached.
	 *
	 * @param string $cursor The cursor of the last yielded place; empty to begin.
	 * @return \Generator<string, array> Places as {@see get_page} returns them, by cursor.
	 */
	public function walk( string $cursor ): \Generator {
		list( $last, $file ) = self::parse_cursor( $cursor );
		// Copies of files that were created since the last request have higher ids, so they follow here, too.
		$ids = $this->get_ids_after( $last );
		while ( $ids ) {
			foreach ( $ids as $last ) {
				$place = Post_Batches::map( array( $last ), fn( WP_Post $post ): ?array => current_user_can( 'read_post', $post->ID ) ? self::describe_post( $post ) : null )[ $last ] ?? null;
				if ( $place ) {
					yield self::format_cursor( $last, $file ) => $place;
					// WordPress caches a written post and the revisions that it compares with it.
					wp_cache_delete_multiple( array( $last, ...wp_get_post_revisions( $last, array( 'fields' => 'ids' ) ) ), 'posts' );
				}
			}
			$ids = $this->get_ids_after( $last );
		}
		foreach ( $this->get_files_after( $file ) as $key => $place ) {
			yield self::format_cursor( $last, $key ) => $this->describe_file( $place );
		}
	}

	/**
	 * Reads the next places: posts many at once, then the files.
	 *
	 * @param string   $cursor End of the last ones; empty to begin.
	 * @param int      $limit  How many are read.
	 * @param callable $read   Receives a place and its post, or null for a file; its result must not contain the content.
	 * @return array{cursor: string, seen: int, results: list<mixed>} Their end, their number, and the results other than null.
	 */
	public function map_after( string $cursor, int $limit, callable $read ): array {
		list( $last, $file ) = self::parse_cursor( $cursor );
		$ids                 = Usage_Table::get_posts_after( $this->kind, $this->targets, $this->groups, $last, $limit );
		$results             = Post_Batches::map(
			$ids,
			static fn( WP_Post $post ) => current_user_can( 'read_post', $post->ID ) ? $read( self::describe_post( $post ), $post ) : null,
			true
		);
		$last                = $ids ? (int) end( $ids ) : $last;
		$files               = $ids ? array() : array_slice( $this->get_files_after( $file ), 0, $limit, true );
		foreach ( $files as $file => $place ) {
			$results[ $file ] = $read( $this->describe_file( $place ), null );
		}
		return array(
			'cursor'  => self::format_cursor( $last, $file ),
			'seen'    => count( $ids ) + count( $files ),
			'results' => array_values( array_filter( $results, static fn( $result ): bool => null !== $result ) ),
		);
	}

	/**
	 * Counts the places after a cursor.
	 *
	 * @param string $cursor As {@see walk} yields it.
	 */
	public function count_after( string $cursor ): int {
		list( $last, $file ) = self::parse_cursor( $cursor );
		return Usage_Table::count_posts_after( $this->kind, $this->targets, $this->groups, $last ) + count( $this->get_files_after( $file ) );
	}

	/**
	 * Reads a cursor.
	 *
	 * @param string $cursor `12`, or `12 wp_template theme//slug` among the files; empty to begin.
	 * @return array{int, string} The id of the last post, and the key of the last file; 0 and empty for none.
	 */
	private static function parse_cursor( string $cursor ): array {
		$parts = explode( ' ', $cursor, 2 );
		return array( (int) $parts[0], $parts[1] ?? '' );
	}

	/**
	 * Writes a cursor.
	 *
	 * @param int    $last Id of the last post.
	 * @param string $file Key of the last file; empty for none.
	 */
	private static function format_cursor( int $last, string $file ): string {
		return rtrim( "$last $file" );
	}

	/**
	 * Returns the ids of the next posts.
	 *
	 * @param int $id Id of the last one; 0 for none.
	 * @return int[]
	 */
	private function get_ids_after( int $id ): array {
		return Usage_Table::get_posts_after( $this->kind, $this->targets, $this->groups, $id, self::POSTS_PER_STEP );
	}

	/**
	 * Returns the files after a key, in the order of their keys. A file with a new copy is no longer a place; the order of the others stays.
	 *
	 * @param string $last Key of the last file; empty to begin.
	 * @return array<string, array{type: string, name: string}> By key.
	 */
	private function get_files_after( string $last ): array {
		$files = array();
		foreach ( $this->files as $file ) {
			$key = "{$file['type']} {$file['name']}";
			if ( strcmp( $key, $last ) > 0 ) {
				$files[ $key ] = $file;
			}
		}
		ksort( $files, SORT_STRING );
		return $files;
	}

	/**
	 * Counts the posts that the person may read.
	 */
	private function count_posts(): int {
		return array_sum( array_column( $this->groups, 'posts' ) );
	}

	/**
	 * Finds the posts that the person may read. Rights depend on type, status and authorship and are checked once for each combination,
	 * because ten thousand posts may use a pattern. The posts of a page of the list are also checked one by one.
	 */
	private function find_groups(): void {
		foreach ( Usage_Table::count_posts( $this->kind, $this->targets ) as $group ) {
			if ( post_type_exists( $group['type'] ) && current_user_can( 'read_post', $group['example'] ) ) {
				$this->groups[] = $group;
			} else {
				$this->hidden += $group['posts'];
			}
		}
	}

	/**
	 * Adds files, without those that a post replaces.
	 *
	 * @param list<object{source_type: string, source_name: string}> $rows Files.
	 */
	private function add_files( array $rows ): void {
		foreach ( self::drop_replaced( $rows ) as $row ) {
			$this->files[] = array(
				'type' => $row->source_type,
				'name' => $row->source_name,
			);
		}
	}

	/**
	 * Returns files without those that a post replaces.
	 *
	 * @param list<object{source_type: string, source_name: string}> $rows Files.
	 * @return list<object{source_type: string, source_name: string}>
	 */
	private static function drop_replaced( array $rows ): array {
		$replaced = array();
		foreach ( array( 'wp_template', 'wp_template_part' ) as $type ) {
			$names = array_column( array_filter( $rows, static fn( $row ): bool => $row->source_type === $type ), 'source_name' );
			foreach ( $names ? self::get_replacements( $type, array_unique( $names ) ) : array() as $slug ) {
				$replaced[ "$type $slug" ] = true;
			}
		}
		return array_values(
			array_filter(
				$rows,
				static fn( $row ): bool => ! isset( $replaced[ $row->source_type . ' ' . ( explode( '//', $row->source_name, 2 )[1] ?? '' ) ] )
			)
		);
	}

	/**
	 * Returns the records of a kind that anything uses, as the REST route takes them.
	 *
	 * @param string $kind Kind.
	 * @return string[]
	 */
	public static function find_used( string $kind ): array {
		$targets = array_merge(
			Usage_Table::get_targets_of_posts( $kind ),
			array_column( self::drop_replaced( Usage_Table::get_targets_of_files( $kind ) ), 'target' )
		);
		return array_values( array_unique( array_map( static fn( string $target ): string => Usage_Targets::to_id( $kind, $target ), $targets ) ) );
	}

	/**
	 * Returns the slugs of those files that a post replaces: a version of a template that is not active replaces none.
	 *
	 * @param string   $type  `wp_template` or `wp_template_part`.
	 * @param string[] $names Names of files, `theme//slug`.
	 * @return string[]
	 */
	private static function get_replacements( string $type, array $names ): array {
		$slugs = array_map( static fn( string $name ): string => explode( '//', $name, 2 )[1] ?? '', $names );
		$serve = Listed_Templates::find( $type, null, array( 'slug__in' => $slugs ) );
		// A draft's row that replaces a file is that file, with other contents.
		return wp_list_pluck( array_filter( $serve, static fn( \WP_Block_Template $template ): bool => $template->wp_id && ! Design_Overlay::is_stand_in( (int) $template->wp_id ) ), 'slug' );
	}

	/**
	 * Describes a post.
	 *
	 * @param WP_Post $post Post.
	 */
	public static function describe_post( WP_Post $post ): array {
		$theme = in_array( $post->post_type, array( 'wp_template', 'wp_template_part' ), true )
			? ( wp_list_pluck( (array) get_the_terms( $post, 'wp_theme' ), 'name' )[0] ?? '' )
			: '';
		return array(
			'key'       => (string) $post->ID,
			'id'        => '' === $theme ? (string) $post->ID : "$theme//$post->post_name",
			'postId'    => $post->ID,
			'type'      => $post->post_type,
			'typeLabel' => self::get_type_label( $post->post_type ),
			'title'     => html_entity_decode( $post->post_title, ENT_QUOTES ),
			'status'    => $post->post_status,
			'canEdit'   => current_user_can( 'edit_post', $post->ID ),
		);
	}

	/**
	 * Describes a file of the theme.
	 *
	 * @param array{type: string, name: string} $file File.
	 */
	private function describe_file( array $file ): array {
		$is_style = 'wp_global_styles' === $file['type'];
		$is_seen  = (bool) Seen_Uses::find()?->has_file( $file['type'], $file['name'] );
		$template = null;
		if ( ! $is_style && str_contains( $file['name'], '//' ) ) {
			$template = $is_seen ? get_block_template( $file['name'], $file['type'] ) : get_block_file_template( $file['name'], $file['type'] );
		}
		$pattern  = 'wp_block' === $file['type'] ? \WP_Block_Patterns_Registry::get_instance()->get_registered( $file['name'] ) : null;
		return array(
			'key'       => "{$file['type']} {$file['name']}",
			'id'        => $file['name'],
			'postId'    => 0,
			'type'      => $file['type'],
			'typeLabel' => self::get_type_label( $file['type'] ),
			'title'     => html_entity_decode( (string) ( $template->title ?? $pattern['title'] ?? ( $is_style ? self::name_config( $file['name'] ) : $file['name'] ) ), ENT_QUOTES ),
			'status'    => $is_seen ? 'publish' : 'theme',
			// A copy of a theme's template can be changed; a pattern or a theme.json cannot.
			'canEdit'   => null !== $template,
		);
	}

	/**
	 * Returns the title of a file with settings and styles of the theme.
	 *
	 * @param string $name As {@see Theme_Files} names them.
	 */
	private static function name_config( string $name ): string {
		list( $theme, $file ) = explode( '//', $name, 2 ) + array( 1 => '' );
		$title                = (string) wp_get_theme( $theme )->get( 'Name' );
		/* translators: 1: name of a theme. 2: a file in its folder. */
		return '' === $file ? $title : sprintf( __( '%1$s: %2$s', 'atelier' ), $title, $file );
	}

	/**
	 * Returns the name of a type.
	 *
	 * @param string $type Type.
	 */
	private static function get_type_label( string $type ): string {
		return get_post_type_object( $type )->labels->singular_name ?? $type;
	}
}
