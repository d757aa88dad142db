<?php
/**
 * Stored global styles with values of a wrong type.
 *
 * @package Atelier
 */

namespace Atelier\Styles;

use Atelier\Writes\Revision_Copies;
use WP_Error;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Removes unreadable values whenever WordPress reads stored global styles, so that the front page, the editor and Design open after
 * a crash, an import or another plugin wrote such values. They stay in the database until somebody saves.
 */
final class Stored_Styles {
	private const POST_TYPE  = 'wp_global_styles';
	private const MAX_NAMED  = 5;
	private const ERROR_CODE = 'atelier_wrong_types';

	/**
	 * Constructor.
	 *
	 * @param string $controller           Class of the REST controller for styles.
	 * @param string $revisions_controller Class of the REST controller for their revisions.
	 */
	public function __construct( private readonly string $controller, private readonly string $revisions_controller ) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_filter( 'the_posts', array( $this, 'clean_posts' ), 10, 2 );
		add_filter( 'register_post_type_args', array( $this, 'use_controllers' ), 10, 2 );
	}

	/**
	 * Cleans the person's styles when WordPress reads them.
	 *
	 * @param WP_Post[]|null $posts The posts of a query.
	 * @param WP_Query       $query The query.
	 * @return WP_Post[]|null
	 */
	public function clean_posts( $posts, WP_Query $query ) {
		return self::POST_TYPE === $query->get( 'post_type' ) && is_array( $posts )
			? array_map( static fn( $post ) => $post instanceof WP_Post ? self::clean_post( $post ) : $post, $posts )
			: $posts;
	}

	/**
	 * Sets the REST controllers of global styles that check and clean.
	 *
	 * @param array  $args Arguments of a post type.
	 * @param string $type Its name.
	 */
	public function use_controllers( array $args, string $type ): array {
		if ( self::POST_TYPE === $type && class_exists( 'WP_REST_Global_Styles_Revisions_Controller' ) ) {
			$args['rest_controller_class']           = $this->controller;
			$args['revisions_rest_controller_class'] = $this->revisions_controller;
		}

		return $args;
	}

	/**
	 * Returns a post of styles that WordPress can read: the post, or a clean copy.
	 *
	 * @param WP_Post $post The post.
	 */
	public static function clean_post( WP_Post $post ): WP_Post {
		$cleaned = Config_Cleaner::clean_json( $post->post_content );
		if ( ! $cleaned['dropped'] ) {
			return $post;
		}
		$copy               = clone $post;
		$copy->post_content = $cleaned['json'];

		return $copy;
	}

	/**
	 * Checks settings and styles before they are stored.
	 *
	 * @param mixed $settings Settings, if they are sent.
	 * @param mixed $styles   Styles, if they are sent.
	 * @return WP_Error|null An error that lists the values of a wrong type.
	 */
	public static function find_problem( $settings, $styles ): ?WP_Error {
		$dropped = Config_Cleaner::clean(
			array(
				'settings' => $settings,
				'styles'   => $styles,
			)
		)['dropped'];
		if ( ! $dropped ) {
			return null;
		}
		$named = implode( ', ', array_slice( $dropped, 0, self::MAX_NAMED ) );
		$more  = count( $dropped ) - self::MAX_NAMED;

		return new WP_Error(
			self::ERROR_CODE,
			$more > 0
				/* translators: 1: paths of values, 2: number of further values. */
				? sprintf( _n( 'These values cannot be used and were not saved: %1$s and %2$d more.', 'These values cannot be used and were not saved: %1$s and %2$d more.', $more, 'atelier' ), $named, $more )
				/* translators: %s: paths of values. */
				: sprintf( _n( 'This value cannot be used and was not saved: %s.', 'These values cannot be used and were not saved: %s.', count( $dropped ), 'atelier' ), $named ),
			array(
				'status' => 400,
				'paths'  => $dropped,
			)
		);
	}

	/**
	 * Stores unreadable styles as a revision before they are replaced.
	 *
	 * @param WP_Post $post The stored post.
	 */
	public static function store_unreadable( WP_Post $post ): void {
		if ( wp_revisions_enabled( $post ) && Config_Cleaner::clean_json( $post->post_content )['dropped'] ) {
			Revision_Copies::store( $post );
		}
	}
}
