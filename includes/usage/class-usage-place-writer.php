<?php
/**
 * Writing of the places that use a record.
 *
 * @package Atelier
 */

namespace Atelier\Usage;

use Atelier\Templates\Active_Templates;
use Atelier\Writes\Content_Tokens;
use Atelier\Writes\Record_Address;
use Atelier\Writes\Stored_Markup;
use Atelier\Writes\Write_Lock;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Reads, rewrites and writes a place while no other request of Design writes it. What the place held when it was found counts
 * no more: somebody may have saved it since.
 */
final class Usage_Place_Writer {
	/** The types whose records WordPress's REST API names by theme and slug, with its routes. */
	private const TEMPLATE_ROUTES = array(
		'wp_template'      => 'templates',
		'wp_template_part' => 'template-parts',
	);

	/**
	 * Sets what it works with.
	 *
	 * @param Write_Lock     $lock   Locks records.
	 * @param Content_Tokens $tokens Reads what is stored, past the object cache.
	 * @param Usage_Index    $index  Is told of places that use the record no more.
	 */
	public function __construct(
		private readonly Write_Lock $lock,
		private readonly Content_Tokens $tokens,
		private readonly Usage_Index $index
	) {}

	/**
	 * Rewrites a place.
	 *
	 * @param array          $place    A place, as {@see Usage_Places::get_page} returns it.
	 * @param Usage_Rewriter $rewriter Rewrites its markup.
	 * @return bool|WP_Error Whether it was changed: false for a place that has gone or uses the record no more.
	 */
	public function write( array $place, Usage_Rewriter $rewriter ) {
		$type = $place['type'];
		if ( ! isset( self::TEMPLATE_ROUTES[ $type ] ) ) {
			return $this->lock->run(
				Record_Address::subject( Record_Address::POST, $place['postId'] ),
				fn() => $this->write_post( $place['postId'], $rewriter )
			);
		}

		return $this->lock->run(
			Record_Address::subject( Record_Address::TEMPLATE, $place['id'] ),
			function () use ( $place, $type, $rewriter ) {
				if ( $place['postId'] ) {
					return $this->write_post( $place['postId'], $rewriter );
				}
				// Somebody may have changed the file's template since: their copy serves now. What was found before is out of date.
				wp_cache_set_posts_last_changed();
				Active_Templates::forget_cached();
				$template = get_block_template( $place['id'], $type );
				if ( ! $template ) {
					return false;
				}
				return $template->wp_id
					? $this->write_post( (int) $template->wp_id, $rewriter )
					: self::write_copy( $place['id'], $type, $template->content, $rewriter );
			}
		);
	}

	/**
	 * Rewrites a post that is locked. Whatever else it holds stays: who replaces a record in it has not written that, so it is not
	 * cleaned by their rights.
	 *
	 * @param int            $id       Its number.
	 * @param Usage_Rewriter $rewriter Rewrites its markup.
	 * @return bool|WP_Error Whether it was changed.
	 */
	private function write_post( int $id, Usage_Rewriter $rewriter ) {
		$this->tokens->forget_post( $id );
		$post = get_post( $id );
		if ( ! $post ) {
			return false;
		}
		$markup = $rewriter->rewrite( $post->post_content );
		if ( $markup === $post->post_content ) {
			$this->index->index_post( $id, $post );
			return false;
		}
		$result = Stored_Markup::run_with_stored_markup(
			static fn() => wp_update_post(
				wp_slash(
					array(
						'ID'           => $id,
						'post_content' => $markup,
					)
				),
				true
			)
		);

		return is_wp_error( $result ) ? $result : true;
	}

	/**
	 * Makes the site's copy of a theme's file by WordPress's own route; the file stays.
	 *
	 * @param string         $id       The template, `theme//slug`.
	 * @param string         $type     Its type.
	 * @param string         $content  Markup of the file.
	 * @param Usage_Rewriter $rewriter Rewrites it.
	 * @return bool|WP_Error Whether a copy was made.
	 */
	private static function write_copy( string $id, string $type, string $content, Usage_Rewriter $rewriter ) {
		$markup = $rewriter->rewrite( $content );
		if ( $markup === $content ) {
			return false;
		}
		$request = new WP_REST_Request( 'PUT', '/wp/v2/' . self::TEMPLATE_ROUTES[ $type ] . "/$id" );
		$request->set_body_params( array( 'content' => $markup ) );
		$response = Stored_Markup::run_with_stored_markup( static fn() => rest_do_request( $request ) );

		return $response->is_error() ? $response->as_error() : true;
	}
}
