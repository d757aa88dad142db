<?php
/**
 * Updates the setting when templates change.
 *
 * @package Atelier
 */

namespace Atelier\Templates;

use Atelier\Drafts\Made_Records;
use Atelier\Writes\Stored_Slug;
use stdClass;
use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Updates the setting when any code creates, restores, renames or deletes posts: people's templates are served as without the
 * plugin, and deleted ones leave no entry.
 */
final class Template_Lifecycle {
	/** Marks a post in the trash that was active, so that restoring it activates it. */
	private const WAS_ACTIVE_META = '_atelier_was_active';

	/** Marks a post that becomes active with its first content: as JSON, the entry that it then replaces. */
	private const AWAITS_CONTENT_META = '_atelier_awaits_content';

	/** Slug that the next new post may share with others; null for none. */
	private ?string $shared_slug = null;

	/** Whether posts that are created now stay inactive. */
	private bool $is_quiet = false;

	/**
	 * Constructor.
	 *
	 * @param Active_Templates    $active     The setting.
	 * @param Template_Resolution $resolution Finds the templates that serve.
	 */
	public function __construct( private Active_Templates $active, private Template_Resolution $resolution ) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_filter( 'pre_wp_unique_post_slug', array( $this, 'allow_shared_slug' ), 20, 5 );
		add_filter( 'rest_pre_insert_wp_template', array( $this, 'share_slug_of_file' ), 20, 2 );
		add_action( 'transition_post_status', array( $this, 'follow_status' ), 10, 3 );
		add_action( 'set_object_terms', array( $this, 'follow_theme_term' ), 10, 6 );
		add_action( 'wp_trash_post', array( $this, 'remember_active' ) );
		add_action( 'before_delete_post', array( $this, 'remove_entry' ), 10, 2 );
		add_action( 'post_updated', array( $this, 'follow_slug' ), 10, 3 );
		add_action( 'post_updated', array( $this, 'follow_content' ), 20, 3 );
	}

	/**
	 * Marks a version that becomes active when its first content is saved: an empty version would blank the pages that it serves.
	 * It stays inactive where another one was activated meanwhile.
	 *
	 * @param WP_Post $post The post.
	 */
	public function await_content( WP_Post $post ): void {
		$entry = $this->active->get_one( $post->post_name, Template_Posts::get_theme( $post->ID ) );
		update_post_meta( $post->ID, self::AWAITS_CONTENT_META, wp_json_encode( $entry ) );
	}

	/**
	 * Returns whether a version becomes active with its first content.
	 *
	 * @param int $id Id of the post.
	 */
	public static function awaits_content( int $id ): bool {
		return metadata_exists( 'post', $id, self::AWAITS_CONTENT_META );
	}

	/**
	 * Removes the mark of {@see await_content}, because a person has activated a template.
	 *
	 * @param int $id Id of the post.
	 */
	public static function await_no_content( int $id ): void {
		delete_post_meta( $id, self::AWAITS_CONTENT_META );
	}

	/**
	 * Runs a function that creates another version of a slug.
	 *
	 * @param string   $slug   The slug, which the version shares.
	 * @param bool     $active Whether the version becomes active.
	 * @param callable $work   The function.
	 * @return mixed Its result.
	 */
	public function make_version( string $slug, bool $active, callable $work ) {
		$this->shared_slug = Stored_Slug::to_stored( $slug );
		$this->is_quiet    = ! $active;
		try {
			return $work();
		} finally {
			$this->shared_slug = null;
			$this->is_quiet    = false;
		}
	}

	/**
	 * Allows versions of one template to share a slug. WordPress alone would append a number, and `page-2` is the slug of the page with
	 * the id 2.
	 *
	 * @param string|null $unique    WordPress's choice.
	 * @param string      $slug      The requested slug.
	 * @param int         $id        Id of the post, 0 for a new one.
	 * @param string      $status    Its status.
	 * @param string      $post_type Its type.
	 * @return string|null
	 */
	public function allow_shared_slug( $unique, $slug, $id, $status, $post_type ) {
		if ( Template_Posts::POST_TYPE !== $post_type ) {
			return $unique;
		}
		$post   = $id ? get_post( $id ) : null;
		$is_own = $post && (
			$slug === $post->post_name
			// A restored version may share its slug again. Custom templates are chosen by their slug, so each has its own.
			|| ( 'trash' === $post->post_status && ( isset( get_default_block_template_types()[ $slug ] ) || ! Template_Posts::is_custom( $post ) ) )
		);
		if ( ! $is_own && $this->shared_slug !== $slug ) {
			return $unique;
		}
		if ( ! $is_own ) {
			$this->shared_slug = null;
		}

		return $slug;
	}

	/**
	 * Allows the copy of a file to have the file's slug where there are inactive versions of it.
	 *
	 * @param stdClass|\WP_Error $changes The post that WordPress is about to store.
	 * @param WP_REST_Request    $request The request.
	 * @return stdClass|\WP_Error
	 */
	public function share_slug_of_file( $changes, $request ) {
		$id = (string) $request['id'];
		if ( $changes instanceof stdClass && empty( $changes->ID ) && isset( $changes->post_name ) && str_ends_with( Stored_Slug::convert_id( $id ), '//' . Stored_Slug::to_stored( $changes->post_name ) ) ) {
			$this->shared_slug = Stored_Slug::to_stored( $changes->post_name );
		}

		return $changes;
	}

	/**
	 * Activates a template that becomes public.
	 *
	 * @param string  $after  The new status.
	 * @param string  $before The old status.
	 * @param WP_Post $post   The post.
	 */
	public function follow_status( $after, $before, $post ): void {
		// A template that a draft of the design has created becomes active by the draft's entry.
		if ( Template_Posts::POST_TYPE !== $post->post_type || 'publish' !== $after || in_array( $before, array( 'publish', Made_Records::STATUS ), true ) ) {
			return;
		}
		$was_active = (bool) get_post_meta( $post->ID, self::WAS_ACTIVE_META, true );
		delete_post_meta( $post->ID, self::WAS_ACTIVE_META );
		if ( 'trash' !== $before || ( $was_active && ! $this->is_served( $post ) ) ) {
			$this->activate( $post );
		}
	}

	/**
	 * Activates a post that gets its theme after it was created, as in imports.
	 *
	 * @param int    $id       Id of the post.
	 * @param array  $terms    The terms.
	 * @param int[]  $tt_ids   Their ids.
	 * @param string $taxonomy Their taxonomy.
	 * @param bool   $append   Whether they were added.
	 * @param int[]  $before   The ids before.
	 */
	public function follow_theme_term( $id, $terms, $tt_ids, $taxonomy, $append, $before ): void {
		$post = 'wp_theme' === $taxonomy && array_diff( $tt_ids, $before ) ? get_post( $id ) : null;
		if ( $post && Template_Posts::POST_TYPE === $post->post_type && 'publish' === $post->post_status ) {
			clean_object_term_cache( $id, Template_Posts::POST_TYPE );
			$this->activate( $post );
		}
	}

	/**
	 * Removes the entry of a post that is moved to the trash, and stores that it had one.
	 *
	 * @param int $id Id of the post.
	 */
	public function remember_active( $id ): void {
		$post = get_post( $id );
		if ( $post && Template_Posts::POST_TYPE === $post->post_type && $this->remove_entry( $id, $post ) ) {
			update_post_meta( $id, self::WAS_ACTIVE_META, 1 );
		}
	}

	/**
	 * Removes the entry of a post that is deleted.
	 *
	 * @param int          $id   Id of the post.
	 * @param WP_Post|null $post The post.
	 * @return bool Whether there was one.
	 */
	public function remove_entry( $id, $post = null ): bool {
		if ( ! $post || Template_Posts::POST_TYPE !== $post->post_type ) {
			return false;
		}
		$theme = Template_Posts::get_theme( (int) $id );
		$slug  = $post->post_name;
		if ( '' === $theme || (int) $id !== $this->active->get_one( $slug, $theme ) ) {
			return false;
		}

		return true === $this->active->set_one( $slug, null, $theme, static fn ( $present ) => (int) $id === $present );
	}

	/**
	 * Moves the entry of a post whose slug changes. It never replaces the record that serves the new slug.
	 *
	 * @param int     $id     Id of the post.
	 * @param WP_Post $after  The post now.
	 * @param WP_Post $before The post before.
	 */
	public function follow_slug( $id, $after, $before ): void {
		if ( Template_Posts::POST_TYPE !== $after->post_type || $after->post_name === $before->post_name || 'publish' !== $after->post_status || 'publish' !== $before->post_status ) {
			return;
		}
		if ( self::awaits_content( $id ) ) {
			// The version replaces the entry of the new slug instead.
			$this->await_content( $after );
		}
		if ( $this->remove_entry( $id, $before ) && ! $this->is_served( $after ) ) {
			$this->activate( $after );
		}
	}

	/**
	 * Activates a post that waits for its first content.
	 *
	 * @param int     $id     Id of the post.
	 * @param WP_Post $after  The post now.
	 * @param WP_Post $before The post before.
	 */
	public function follow_content( $id, $after, $before ): void {
		if ( Template_Posts::POST_TYPE !== $after->post_type || 'publish' !== $after->post_status || $after->post_content === $before->post_content || ! self::awaits_content( $id ) ) {
			return;
		}
		$expected = json_decode( (string) get_post_meta( $id, self::AWAITS_CONTENT_META, true ) );
		self::await_no_content( $id );
		$this->activate( $after, static fn( $present ): bool => $present === $expected );
	}

	/**
	 * Activates a post. A custom template needs no entry: it serves the posts that choose it.
	 *
	 * @param WP_Post       $post     The post.
	 * @param callable|null $is_fresh Receives the current entry, and returns whether to replace it.
	 */
	private function activate( WP_Post $post, ?callable $is_fresh = null ): void {
		$theme = Template_Posts::get_theme( $post->ID );
		if ( $this->is_quiet || '' === $theme || ( Template_Posts::is_custom( $post ) && ! Template_Posts::has_file( $post->post_name, $theme ) ) ) {
			return;
		}
		$this->active->set_one( $post->post_name, $post->ID, $theme, $is_fresh );
	}

	/**
	 * Returns whether any post serves the slug of a post.
	 *
	 * @param WP_Post $post The post.
	 */
	private function is_served( WP_Post $post ): bool {
		return (bool) $this->resolution->find_post( $post->post_name, Template_Posts::get_theme( $post->ID ) );
	}
}
