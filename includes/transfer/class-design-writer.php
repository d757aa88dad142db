<?php
/**
 * Writer of a design's records.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

use Atelier\Bring\Style_Parts;
use Atelier\Bring\Theme_Presets;
use Atelier\History\Change_Plan;
use Atelier\Styles\Looks;
use Atelier\Writes\Internal_Request;
use Atelier\Writes\Loss_Report;
use Atelier\Writes\Row_Watch;
use Atelier\Writes\Stored_Markup;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Writes one record by the route of a person's own save, so that the same rights, locks, tokens, checks, kses and revisions apply.
 * Imports, their undo, and records that are brought to a theme use no other writer.
 *
 * Records are those of {@see Design_Format}, with the numbers and addresses of this site in their contents.
 */
final class Design_Writer {
	private const ROUTES = array(
		'pattern'  => '/wp/v2/blocks',
		'menu'     => '/wp/v2/navigation',
		'part'     => '/wp/v2/template-parts',
		'template' => '/wp/v2/wp_template',
		'look'     => '/atelier/v1/looks',
		'font'     => '/wp/v2/font-families',
		'styles'   => '/wp/v2/global-styles',
	);

	/** Version of theme.json in requests for fonts. */
	private const THEME_JSON_VERSION = 3;

	private const GONE = 404;

	private const CATEGORY = 'wp_pattern_category';

	/** Types of the posts that it writes. */
	public const TYPES = array( 'wp_block', 'wp_navigation', 'wp_template_part', 'wp_template', 'wp_global_styles', Looks::POST_TYPE, 'wp_font_family', 'wp_font_face' );

	/** Largest creation key of a category. */
	private const MAX_CATEGORY_KEY = 0x7fffffff;

	/**
	 * Receives the next write; null for none.
	 *
	 * @var callable|null
	 */
	private $watcher = null;

	/**
	 * Runs a function, and calls another one before anything is written in it, because the process may end after any write.
	 *
	 * @template T
	 * @param callable(array): void $watcher Receives `mark` and `key` of a row, see {@see Row_Watch::run()}; or `category`, a creation key; or `file`, a name.
	 * @param callable(): T         $run     The function.
	 * @return T
	 */
	public function watch( callable $watcher, callable $run ) {
		$this->watcher = $watcher;
		try {
			return Row_Watch::run( self::TYPES, $watcher, $run );
		} finally {
			$this->watcher = null;
		}
	}

	/**
	 * Notes the next write that is no row of a post.
	 *
	 * @param string     $kind  `category` or `file`.
	 * @param int|string $value Its creation key or name.
	 */
	private function note_write( string $kind, $value ): void {
		if ( $this->watcher ) {
			( $this->watcher )( array( $kind => $value ) );
		}
	}

	/**
	 * Writes a record.
	 *
	 * @param array      $record The record.
	 * @param int|string $id     Number of the replaced record; 0 for a new one.
	 * @param string     $token  Token of the replaced record; empty for none.
	 * @return array{id: int|string, kept: list<string>}|WP_Error Number of the written record, and the kinds of values that were not written.
	 */
	public function write( array $record, $id, string $token ) {
		return match ( $record['kind'] ) {
			'styles' => $this->write_styles( $record, (int) $id, $token ),
			'look'   => $this->write_look( $record ),
			'font'   => $this->write_font( $record ),
			'active' => $this->write_active( $record, $token ),
			Design_Block_Styles::KIND => $this->write_block_style( $record['key'], $record['title'], $token ),
			'style'   => $this->write_styles( self::merge_style( $record, (int) $id ), (int) $id, $token ),
			'presets' => $this->write_presets( $record ),
			default  => $this->write_blocks( $record, (int) $id, $token ),
		};
	}

	/**
	 * Deletes a record, so that it can be restored.
	 *
	 * @param string     $kind  Its kind.
	 * @param int|string $id    Its number.
	 * @param string     $token Its token; empty for none.
	 * @return true|WP_Error
	 */
	public function remove( string $kind, $id, string $token ) {
		if ( Design_Block_Styles::KIND === $kind ) {
			$written = $this->write_block_style( "$kind/$id", null, $token );
			return is_wp_error( $written ) ? $written : true;
		}
		$route  = 'part' === $kind ? self::ROUTES[ $kind ] . '/' . get_stylesheet() . '//' . ( get_post( (int) $id )->post_name ?? '' ) : self::ROUTES[ $kind ] . "/$id";
		$answer = $this->send( 'DELETE', $route, array( 'force' => true ), $token );

		return is_wp_error( $answer ) && self::GONE !== ( $answer->get_error_data()['status'] ?? 0 ) ? $answer : true;
	}

	/**
	 * Writes a pattern, menu, part or template.
	 *
	 * @param array  $record The record.
	 * @param int    $id     Number of the replaced record; 0 for a new one.
	 * @param string $token  Token of the replaced record.
	 * @return array{id: int, kept: list<string>}|WP_Error
	 */
	private function write_blocks( array $record, int $id, string $token ) {
		$kind   = $record['kind'];
		$fields = $record['fields'];
		$kept   = array();
		$body   = array(
			'title'   => $record['title'],
			'content' => $record['content'],
		);
		if ( ! $id ) {
			$body += array(
				'status' => 'publish',
				'slug'   => $fields['slug'] ?? explode( '/', $record['key'], 2 )[1],
			);
		}
		if ( 'pattern' === $kind ) {
			$terms = $this->find_categories( $fields['categories'] ?? array() );
			$kept  = $terms['isWhole'] ? array() : array( 'categories' );
			$sync  = 'unsynced' === ( $fields['syncStatus'] ?? '' ) ? 'unsynced' : null;
			$now   = $id && 'unsynced' === get_post_meta( $id, 'wp_pattern_sync_status', true ) ? 'unsynced' : null;
			// The meta is only sent if it changes: WordPress refuses to remove meta that is not stored.
			$body += array( 'wp_pattern_category' => $terms['ids'] ) + ( $sync === $now ? array() : array( 'meta' => array( 'wp_pattern_sync_status' => $sync ) ) );
		} elseif ( 'menu' === $kind ) {
			$body += ! $id && ! empty( $record['staysBehind'] ) ? array( 'stays_behind' => true ) : array();
		} else {
			$body += array( 'description' => $fields['description'] ?? '' ) + ( 'part' === $kind && '' !== ( $fields['area'] ?? '' ) ? array( 'area' => $fields['area'] ) : array() );
		}
		if ( 'template' === $kind && ! $id ) {
			$body += array(
				'activate' => false,
				'meta'     => array( 'is_wp_suggestion' => (bool) ( $fields['isSuggestion'] ?? false ) ),
			);
		}
		$answer = $this->send( 'POST', self::get_route( $kind, $id, $fields ), $body, $token );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}

		return array(
			'id'   => (int) ( $answer['wp_id'] ?? $answer['id'] ),
			'kept' => array_merge( $kept, empty( $answer[ Loss_Report::FIELD ] ) ? array() : array( 'markup' ) ),
		);
	}

	/**
	 * Returns the route of a pattern, menu, part or template.
	 *
	 * @param string $kind   The kind.
	 * @param int    $id     Its number; 0 for a new one.
	 * @param array  $fields Further fields of its kind.
	 */
	private static function get_route( string $kind, int $id, array $fields ): string {
		if ( 'part' !== $kind ) {
			return self::ROUTES[ $kind ] . ( $id ? "/$id" : '' );
		}
		// A part is identified by its slug. Writing a part that has only a file creates a post that hides the file.
		$slug    = $id ? get_post( $id )->post_name ?? '' : $fields['slug'];
		$address = get_stylesheet() . "//$slug";

		return self::ROUTES[ $kind ] . ( $id || get_block_template( $address, 'wp_template_part' ) ? "/$address" : '' );
	}

	/**
	 * Writes styles. For a person who may not write CSS, it keeps the current CSS.
	 *
	 * @param array  $record The record.
	 * @param int    $id     Number of the site's styles; 0 where there are none yet.
	 * @param string $token  Token of the replaced record.
	 * @return array{id: int, kept: list<string>}|WP_Error
	 */
	private function write_styles( array $record, int $id, string $token ) {
		$id     = $id ? $id : \WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		$config = self::read_config( $record['content'] );
		$kept   = array();
		$route  = self::ROUTES['styles'] . "/$id";
		$write  = fn() => $this->send( 'POST', $route, $config, $token );
		if ( ! current_user_can( 'edit_css' ) ) {
			$now    = self::read_config( (string) ( get_post( $id )->post_content ?? '' ) );
			$styles = Change_Plan::preserve_css( $config['styles'], $now['styles'] );
			$kept   = $styles == $config['styles'] ? array() : array( 'css' ); // Ignores the order of keys.

			$config['styles'] = $styles;
			$write            = fn() => Stored_Markup::run_with_stored_markup( fn() => $this->send( 'POST', $route, $config, $token ) );
		}
		$answer = $write();

		return is_wp_error( $answer ) ? $answer : array(
			'id'   => $id,
			'kept' => $kept,
		);
	}

	/**
	 * Merges parts of styles into the site's styles.
	 *
	 * @param array $record The record.
	 * @param int   $id     Number of the site's styles; 0 where there are none yet.
	 */
	private static function merge_style( array $record, int $id ): array {
		$now   = self::read_config( (string) ( get_post( $id ? $id : \WP_Theme_JSON_Resolver::get_user_global_styles_post_id() )->post_content ?? '' ) );
		$parts = array_intersect_key( Style_Parts::split( self::read_config( $record['content'] ) ), array_flip( $record['fields']['parts'] ) );

		return array( 'content' => (string) wp_json_encode( Style_Parts::merge_into( $now, $parts ) ) ) + $record;
	}

	/**
	 * Adds presets to the site's own.
	 *
	 * @param array $record The record.
	 * @return array{id: int, kept: list<string>}|WP_Error
	 */
	private function write_presets( array $record ) {
		$id       = \WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		$settings = Theme_Presets::add( self::read_config( (string) ( get_post( $id )->post_content ?? '' ) )['settings'], $record['fields']['presets'] );
		$answer = $this->send( 'POST', self::ROUTES['styles'] . "/$id", array( 'settings' => $settings ), '' );

		return is_wp_error( $answer ) ? $answer : array(
			'id'   => $id,
			'kept' => array(),
		);
	}

	/**
	 * Stores a look.
	 *
	 * @param array $record The record.
	 * @return array{id: int, kept: list<string>}|WP_Error
	 */
	private function write_look( array $record ) {
		$answer = $this->send( 'POST', self::ROUTES['look'], array( 'title' => $record['title'] ) + self::read_config( $record['content'] ), '' );

		return is_wp_error( $answer ) ? $answer : array(
			'id'   => (int) $answer['id'],
			'kept' => empty( $answer['dropped'] ) ? array() : array( 'css' ),
		);
	}

	/**
	 * Sets the active template of a slug.
	 *
	 * @param array  $record The record; its value is a number, false for no version, or null for no entry.
	 * @param string $token  Token of the replaced record.
	 * @return array{id: string, kept: list<string>}|WP_Error
	 */
	private function write_active( array $record, string $token ) {
		$slug   = explode( '/', $record['key'], 2 )[1];
		$answer = $this->send( 'PUT', "/atelier/v1/active-templates/$slug", array( 'template' => $record['fields']['value'] ), $token );

		return is_wp_error( $answer ) ? $answer : array(
			'id'   => $slug,
			'kept' => array(),
		);
	}

	/**
	 * Creates, renames or removes a block style.
	 *
	 * @param string      $key   Its key.
	 * @param string|null $label The label; null to remove it.
	 * @param string      $token Token of the replaced record.
	 * @return array{id: string, kept: list<string>}|WP_Error
	 */
	private function write_block_style( string $key, ?string $label, string $token ) {
		$name    = Design_Block_Styles::get_name( $key );
		$request = Design_Block_Styles::to_request( $name, $label, $token );
		$answer  = is_array( $request ) ? $this->send( $request[0], $request[1], $request[2], '' ) : $request;

		return is_wp_error( $answer ) ? $answer : array(
			'id'   => $name,
			'kept' => array(),
		);
	}

	/**
	 * Installs a font. If one of its faces fails, the font is removed again.
	 *
	 * @param array $record The record.
	 * @return array{id: int, kept: list<string>}|WP_Error
	 */
	private function write_font( array $record ) {
		$family = (array) json_decode( $record['content'], true );
		$answer = $this->send(
			'POST',
			self::ROUTES['font'],
			array(
				'theme_json_version'   => self::THEME_JSON_VERSION,
				'font_family_settings' => (string) wp_json_encode( array_diff_key( $family, array( 'fontFace' => true ) ) ),
			),
			''
		);
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		foreach ( $family['fontFace'] ?? array() as $face ) {
			$written = $this->write_face( (int) $answer['id'], $face, $record['files'] );
			if ( is_wp_error( $written ) ) {
				$this->remove( 'font', (int) $answer['id'], '' );
				return $written;
			}
		}

		return array(
			'id'   => (int) $answer['id'],
			'kept' => array(),
		);
	}

	/**
	 * Installs one variant of a font.
	 *
	 * @param int                   $family Number of the family.
	 * @param array                 $face   Settings of the face.
	 * @param array<string, string> $files  Files by path.
	 * @return true|WP_Error
	 */
	private function write_face( int $family, array $face, array $files ) {
		$stored = array();
		$src    = array();
		foreach ( (array) $face['src'] as $source ) {
			$path = str_starts_with( $source, Font_Addresses::FOLDER ) ? Font_Addresses::to_path( $source ) : null;
			if ( null === $path ) {
				$src[] = $source;
				continue;
			}
			$file = Font_Files::store( basename( $path ), $files[ $path ], fn( string $name ) => $this->note_write( 'file', $name ) );
			if ( is_wp_error( $file ) ) {
				Font_Files::remove( $stored );
				return $file;
			}
			$stored[] = $file['name'];
			$src[]    = $file['url'];
		}
		$face['src'] = 1 === count( $src ) ? $src[0] : $src;
		$answer      = $this->send(
			'POST',
			self::ROUTES['font'] . "/$family/font-faces",
			array(
				'theme_json_version' => self::THEME_JSON_VERSION,
				'font_face_settings' => (string) wp_json_encode( $face ),
			),
			''
		);
		if ( is_wp_error( $answer ) ) {
			Font_Files::remove( $stored );
			return $answer;
		}
		foreach ( $stored as $name ) {
			add_post_meta( (int) $answer['id'], Installed_Fonts::FILE_META, $name );
		}

		return true;
	}

	/**
	 * Finds categories of patterns, and creates missing ones. A created one has its creation key as `term_group`, which WordPress stores with
	 * the row; nothing else uses it in this taxonomy.
	 *
	 * @param string[] $labels Their labels.
	 * @return array{ids: int[], isWhole: bool} Without those that the person may not create.
	 */
	private function find_categories( array $labels ): array {
		$ids     = array();
		$may_add = current_user_can( get_taxonomy( self::CATEGORY )->cap->edit_terms );
		foreach ( $labels as $label ) {
			$term = get_term_by( 'name', $label, self::CATEGORY );
			$made = $term || ! $may_add ? array() : $this->make_category( $label );
			$id   = $term ? $term->term_id : ( is_array( $made ) ? $made['term_id'] ?? 0 : (int) $made->get_error_data( 'term_exists' ) );
			if ( $id ) {
				$ids[] = (int) $id;
			}
		}

		return array(
			'ids'     => $ids,
			'isWhole' => count( $ids ) === count( $labels ),
		);
	}

	/**
	 * Creates a category of patterns.
	 *
	 * @param string $label Its label.
	 * @return array|WP_Error Result of `wp_insert_term()`.
	 */
	private function make_category( string $label ) {
		$key = wp_rand( 1, self::MAX_CATEGORY_KEY );
		$add = static fn( array $data ): array => array( 'term_group' => $key ) + $data;
		$this->note_write( 'category', $key );
		add_filter( 'wp_insert_term_data', $add );
		try {
			return wp_insert_term( wp_slash( $label ), self::CATEGORY );
		} finally {
			remove_filter( 'wp_insert_term_data', $add );
		}
	}

	/**
	 * Deletes the categories that a run has created, unless a pattern has them. A process may have ended between the two rows of a category.
	 *
	 * @param int[] $keys Their creation keys.
	 */
	public static function remove_categories( array $keys ): void {
		global $wpdb;
		foreach ( $keys as $key ) {
			$term = $wpdb->get_row( $wpdb->prepare( "SELECT t.term_id, x.taxonomy FROM $wpdb->terms t LEFT JOIN $wpdb->term_taxonomy x ON x.term_id = t.term_id WHERE t.term_group = %d AND ( x.taxonomy IS NULL OR x.taxonomy = %s )", $key, self::CATEGORY ) );
			$used = $term && null !== $term->taxonomy ? get_posts(
				array(
					'post_type'   => 'wp_block',
					// Not in the trash: a pattern that is restored from there gets its categories again.
					'post_status' => array_diff( get_post_stati(), array( 'trash', 'auto-draft' ) ),
					'numberposts' => 1,
					'fields'      => 'ids',
					'tax_query'   => array( array( 'taxonomy' => self::CATEGORY, 'terms' => (int) $term->term_id ) ),
				)
			) : array();
			if ( ! $term || $used ) {
				continue;
			}
			if ( null === $term->taxonomy ) {
				$wpdb->delete( $wpdb->terms, array( 'term_id' => $term->term_id ) );
			} else {
				wp_delete_term( (int) $term->term_id, self::CATEGORY );
			}
		}
	}

	/**
	 * Returns the settings and styles of a record.
	 *
	 * @param string $json Its content.
	 * @return array{settings: array, styles: array}
	 */
	private static function read_config( string $json ): array {
		$config = json_decode( $json, true );
		$part   = static fn( string $name ): array => is_array( $config ) && is_array( $config[ $name ] ?? null ) ? $config[ $name ] : array();

		return array(
			'settings' => $part( 'settings' ),
			'styles'   => $part( 'styles' ),
		);
	}

	/**
	 * Sends an internal request. If it fails, the posts that it made are deleted.
	 *
	 * @param string $method Its method.
	 * @param string $route  Its route.
	 * @param array  $body   Its parameters.
	 * @param string $token  Token of the replaced record.
	 * @return array|WP_Error The data of the response.
	 */
	private function send( string $method, string $route, array $body, string $token ) {
		$request = Internal_Request::make( $method, $route, $body, $token );
		$made = array();
		$note = static function ( $status, $before, $post ) use ( &$made ): void {
			if ( 'new' === $before && 'revision' !== $post->post_type ) {
				$made[] = $post->ID;
			}
		};
		// The first action after a post is inserted.
		add_action( 'transition_post_status', $note, PHP_INT_MIN, 3 );
		$response = rest_do_request( $request );
		remove_action( 'transition_post_status', $note, PHP_INT_MIN );
		if ( ! $response->is_error() ) {
			return (array) $response->get_data();
		}
		// WordPress may have inserted the record before it refused a field.
		foreach ( $made as $id ) {
			wp_delete_post( $id, true );
		}

		return Internal_Request::to_error( $response );
	}
}
