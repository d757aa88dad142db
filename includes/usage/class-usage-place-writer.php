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
use Closure;
use WP_Error;
use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Reads, rewrites and writes a place while no other request of Design writes it. It reads the place again, because
 * somebody may have saved it since it was found.
 */
final class Usage_Place_Writer {
	/** The types whose records WordPress's REST API identifies by theme and slug, with their routes. */
	private const TEMPLATE_ROUTES = array(
		'wp_template'      => 'templates',
		'wp_template_part' => 'template-parts',
	);

	/**
	 * Constructor.
	 *
	 * @param Write_Lock     $lock   Locks records.
	 * @param Content_Tokens $tokens Clears posts from the object cache, so that stored contents are read.
	 * @param Usage_Index    $index  Updates places that no longer use the record.
	 * @param Closure        $delete Deletes a post permanently, by its id: usually Design keeps deleted posts.
	 */
	public function __construct(
		private readonly Write_Lock $lock,
		private readonly Content_Tokens $tokens,
		private readonly Usage_Index $index,
		private readonly Closure $delete
	) {}

	/**
	 * Rewrites a place.
	 *
	 * @param array           $place    A place, as {@see Usage_Places::get_page} returns it.
	 * @param Rewrites_Markup $rewriter Rewrites its markup.
	 * @return array{id: int, revision: int, hash: string}|false|WP_Error Arguments of {@see undo}; false for a place that was deleted or no
	 *                                                                    longer uses the record.
	 */
	public function write( array $place, Rewrites_Markup $rewriter ) {
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
				// Somebody may have changed the file's template since, so that their copy serves now. The cached result is stale.
				wp_cache_set_posts_last_changed();
				Active_Templates::forget_cached();
				$template = get_block_template( $place['id'], $type );
				if ( ! $template ) {
					return false;
				}
				return $template->wp_id
					? $this->write_post( (int) $template->wp_id, $rewriter )
					: $this->write_copy( $place['id'], $type, $template->content, $rewriter );
			}
		);
	}

	/**
	 * Undoes a change of a place, unless somebody has changed its markup since.
	 *
	 * @param int    $id       Id of the post.
	 * @param int    $revision Id of the revision with the earlier content; 0 for a copy of a theme's file, which is deleted.
	 * @param string $hash     Hash of the markup that was written.
	 * @return true|WP_Error
	 */
	public function undo( int $id, int $revision, string $hash ) {
		return $this->lock->run(
			Record_Address::subject( Record_Address::POST, $id ),
			function () use ( $id, $revision, $hash ) {
				$this->tokens->forget_post( $id );
				$post = get_post( $id );
				if ( ! $post || ! current_user_can( 'edit_post', $id ) || md5( $post->post_content ) !== $hash ) {
					return Usage_Undo::explain_changed();
				}
				return 0 === $revision ? $this->delete_copy( $post ) : self::restore( $post, $revision );
			}
		);
	}

	/**
	 * Rewrites a locked post. The rest of its content stays: the person who replaces a record did not write it, so it is not filtered by
	 * their rights.
	 *
	 * @param int             $id       Its id.
	 * @param Rewrites_Markup $rewriter Rewrites its markup.
	 * @return array{id: int, revision: int, hash: string}|false|WP_Error As {@see write}.
	 */
	private function write_post( int $id, Rewrites_Markup $rewriter ) {
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
		$revision = self::store_first_revision( $post );
		if ( 0 === $revision ) {
			// With revision 0 an undo would delete the post as the copy of a file.
			return Usage_Group_Writer::explain_unkept();
		}
		$result = self::store( $id, $markup );

		return is_wp_error( $result ) ? $result : $this->describe_change( $id, $revision );
	}

	/**
	 * Returns the data that undoes a change.
	 *
	 * @param int $id       Id of the post.
	 * @param int $revision Id of the revision with the earlier content; 0 for a created copy.
	 * @return array{id: int, revision: int, hash: string}
	 */
	private function describe_change( int $id, int $revision ): array {
		$this->tokens->forget_post( $id );
		return array(
			'id'       => $id,
			'revision' => $revision,
			'hash'     => md5( (string) get_post( $id )?->post_content ),
		);
	}

	/**
	 * Stores markup unfiltered.
	 *
	 * @param int    $id     Id of the post.
	 * @param string $markup The markup.
	 * @return int|WP_Error
	 */
	private static function store( int $id, string $markup ) {
		return Stored_Markup::run_with_stored_markup(
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
	}

	/**
	 * Returns the revision with the current content of a post; a missing one is created. WordPress creates revisions of new contents only, and
	 * none of contents that an import or another plugin stored.
	 *
	 * @param WP_Post $post The post.
	 * @return int Its id; 0 where it cannot be stored.
	 */
	private static function store_first_revision( WP_Post $post ): int {
		foreach ( wp_get_post_revisions( $post->ID, array( 'posts_per_page' => 2 ) ) as $revision ) {
			if ( $revision->post_content === $post->post_content && ! wp_is_post_autosave( $revision ) ) {
				return $revision->ID;
			}
		}
		$made = Stored_Markup::run_with_stored_markup( static fn() => _wp_put_post_revision( $post ) );

		return is_int( $made ) ? $made : 0;
	}

	/**
	 * Restores the content of a revision.
	 *
	 * @param WP_Post $post     The post.
	 * @param int     $revision Id of the revision.
	 * @return true|WP_Error
	 */
	private static function restore( WP_Post $post, int $revision ) {
		$before = wp_get_post_revision( $revision );
		if ( ! $before || $before->post_parent !== $post->ID ) {
			return Usage_Undo::explain_lost();
		}
		$result = Usage_Undo::find_css_problem( $post, $before->post_content ) ?? self::store( $post->ID, $before->post_content );

		return is_wp_error( $result ) ? $result : true;
	}

	/**
	 * Deletes the copy of a theme's file, so that the file serves again.
	 *
	 * @param WP_Post $post The copy.
	 * @return true|WP_Error
	 */
	private function delete_copy( WP_Post $post ) {
		$theme   = wp_list_pluck( (array) get_the_terms( $post, 'wp_theme' ), 'name' )[0] ?? '';
		$is_copy = isset( self::TEMPLATE_ROUTES[ $post->post_type ] ) && get_stylesheet() === $theme
			&& null !== get_block_file_template( "$theme//$post->post_name", $post->post_type );

		return $is_copy && ( $this->delete )( $post->ID )
			? true
			: new WP_Error( 'atelier_revision_gone', __( 'What was there before is not kept.', 'atelier' ) );
	}

	/**
	 * Creates the site's copy of a theme's file with WordPress's own route; the file stays.
	 *
	 * @param string          $id       The template, `theme//slug`.
	 * @param string          $type     Its type.
	 * @param string          $content  Markup of the file.
	 * @param Rewrites_Markup $rewriter Rewrites it.
	 * @return array{id: int, revision: int, hash: string}|false|WP_Error As {@see write}.
	 */
	private function write_copy( string $id, string $type, string $content, Rewrites_Markup $rewriter ) {
		$markup = $rewriter->rewrite( $content );
		if ( $markup === $content ) {
			// The file can contain patterns with the record to replace: its copy contains their contents.
			$content = serialize_blocks( resolve_pattern_blocks( parse_blocks( $content ) ) );
			$markup  = $rewriter->rewrite( $content );
		}
		if ( $markup === $content ) {
			return false;
		}
		$request = new WP_REST_Request( 'PUT', '/wp/v2/' . self::TEMPLATE_ROUTES[ $type ] . "/$id" );
		$request->set_body_params( array( 'content' => $markup ) );
		$response = Stored_Markup::run_with_stored_markup( static fn() => rest_do_request( $request ) );

		return $response->is_error() ? $response->as_error() : $this->describe_change( (int) $response->get_data()['wp_id'], 0 );
	}

	/**
	 * Turns an exception in the change of a place into this place's error. Its cause is unreadable markup or a plugin's hook.
	 *
	 * @param \Throwable $error The exception.
	 */
	public static function to_error( \Throwable $error ): WP_Error {
		/* translators: %s: a message of PHP or of a plugin. */
		return new WP_Error( 'atelier_place_unreadable', sprintf( __( 'This place could not be changed: %s', 'atelier' ), $error->getMessage() ) );
	}
}
