<?php
/**
 * The export of a theme with very many templates.
 *
 * @package Atelier
 */

namespace Atelier\Templates;

use Atelier\Writes\Design_Request;
use WP_Block_Template;
use WP_Error;
use WP_REST_Request;
use ZipArchive;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the same archive as WordPress's export, with the contents of a few templates in memory at a time. WordPress loads all contents several
 * times, and fails where they exceed PHP's memory limit.
 */
final class Large_Export {
	private const ROUTE = '/wp-block-editor/v1/export';

	/** Bytes of content from which this export replaces WordPress's own. */
	private const LARGE = 10_000_000;

	/** Bytes of content after which the archive is written to the disk. */
	private const BATCH = 4_000_000;

	/** How long it may take, in seconds; Design waits as long. */
	private const SECONDS = 120;

	/** Folders of the archive, by post type. */
	private const FOLDERS = array(
		'wp_template'      => 'templates',
		'wp_template_part' => 'parts',
	);

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_filter( 'rest_dispatch_request', array( $this, 'answer' ), 10, 2 );
	}

	/**
	 * Answers a request of Design for the export of a theme with much content. The permission was checked before.
	 *
	 * @param mixed           $answer  Response of another plugin; null for none.
	 * @param WP_REST_Request $request The request.
	 * @return mixed
	 */
	public function answer( $answer, $request ) {
		if ( null !== $answer || self::ROUTE !== $request->get_route() || 'GET' !== $request->get_method() || ! Design_Request::is_from_design( $request ) || self::count_bytes() < self::LARGE ) {
			return $answer;
		}
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( self::SECONDS );
		}
		$file = self::make();
		if ( is_wp_error( $file ) ) {
			return $file;
		}
		header( 'Content-Type: application/zip' );
		header( 'Content-Disposition: attachment; filename=' . basename( get_stylesheet() ) . '.zip' );
		header( 'Content-Length: ' . filesize( $file ) );
		readfile( $file );
		unlink( $file );
		exit;
	}

	/**
	 * Adds templates to an archive, with the contents of a few in memory at a time.
	 *
	 * @param string                      $file      Path of the archive.
	 * @param WP_Block_Template[]         $templates The templates.
	 * @param callable(WP_Block_Template): string $read Returns the content of one.
	 * @return bool Whether all could be written.
	 */
	public static function add( string $file, array $templates, callable $read ): bool {
		$zip = new ZipArchive();
		if ( true !== $zip->open( $file ) ) {
			return false;
		}
		$bytes = 0;
		foreach ( $templates as $template ) {
			$content = $read( $template );
			$bytes  += strlen( $content );
			$zip->addFromString( self::FOLDERS[ $template->type ] . "/$template->slug.html", $content );
			if ( $bytes > self::BATCH ) {
				$is_closed = $zip->close();
				// The object retains added contents in memory until it is destroyed.
				$zip = new ZipArchive();
				if ( ! $is_closed || true !== $zip->open( $file ) ) {
					return false;
				}
				$bytes = 0;
			}
		}

		return $zip->close();
	}

	/**
	 * Creates the archive.
	 *
	 * @return string|WP_Error Its path.
	 */
	private static function make() {
		// WordPress adds the theme's files and the styles.
		add_filter( 'pre_get_block_templates', '__return_empty_array', PHP_INT_MAX );
		$file = wp_generate_block_templates_export_file();
		remove_filter( 'pre_get_block_templates', '__return_empty_array', PHP_INT_MAX );
		if ( is_wp_error( $file ) ) {
			$file->add_data( array( 'status' => 500 ) );
			return $file;
		}
		foreach ( array_keys( self::FOLDERS ) as $type ) {
			if ( ! self::add( $file, Listed_Templates::find( $type ), self::read( ... ) ) ) {
				unlink( $file );
				return new WP_Error( 'atelier_export_failed', __( 'The export could not be written on the server. Its disk may be full.', 'atelier' ), array( 'status' => 500 ) );
			}
		}

		return $file;
	}

	/**
	 * Reads the content of a listed template in the form of WordPress's export.
	 *
	 * @param WP_Block_Template $template The template; without content where it has a post.
	 */
	private static function read( WP_Block_Template $template ): string {
		$content = $template->content;
		if ( $template->wp_id ) {
			$is_cached = (bool) wp_cache_get( $template->wp_id, 'posts' );
			$post      = get_post( $template->wp_id );
			$content   = $post ? (string) Template_Posts::to_template( $post )?->content : '';
			if ( ! $is_cached ) {
				wp_cache_delete( $template->wp_id, 'posts' );
			}
		}

		return 'wp_template' === $template->type
			? traverse_and_serialize_blocks( parse_blocks( $content ), '_remove_theme_attribute_from_template_part_block' )
			: $content;
	}

	/**
	 * Counts the bytes of all templates and parts that WordPress would read, without reading them.
	 */
	private static function count_bytes(): int {
		global $wpdb;

		return (int) $wpdb->get_var( "SELECT SUM( LENGTH( post_content ) ) FROM $wpdb->posts WHERE post_type IN ( 'wp_template', 'wp_template_part' ) AND post_status = 'publish'" ); // No input.
	}
}
