<?php
/**
 * The resolution of slugs to templates.
 *
 * @package Atelier
 */

namespace Atelier\Templates;

use Atelier\Drafts\Made_Records;
use Atelier\Posts\Post_Batches;
use Atelier\Writes\Stored_Slug;
use WP_Block_Template;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Makes WordPress, and every plugin that calls it, find the active templates: the front end, `templates/lookup`, previews of another
 * theme and the id `theme//slug` all use these two filters.
 */
final class Template_Resolution {
	/** Query argument of `get_block_templates()` that adds inactive versions to the result. */
	public const INCLUDE_INACTIVE = 'include_inactive';

	/** Runs after plugins that add their own templates. */
	private const PRIORITY = 1000;

	/**
	 * Constructor.
	 *
	 * @param Active_Templates $active The setting.
	 */
	public function __construct( private Active_Templates $active ) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_filter( 'get_block_templates', array( $this, 'filter_list' ), self::PRIORITY, 3 );
		add_filter( 'pre_get_block_template', array( $this, 'find_one' ), 10, 3 );
		add_filter( 'get_block_file_template', array( $this, 'find_file_with_letters' ), 10, 3 );
		( new Version_Query( $this->active ) )->register();
	}

	/**
	 * Finds the file of a slug in octets whose name has the letters.
	 *
	 * @param WP_Block_Template|null $template Result of WordPress.
	 * @param string                 $id       The id.
	 * @param string                 $type     Type of the template.
	 * @return WP_Block_Template|null
	 */
	public function find_file_with_letters( $template, $id, $type ) {
		$letters = rawurldecode( (string) $id );

		return $template || $letters === $id ? $template : get_block_file_template( $letters, $type );
	}

	/**
	 * Returns the post that serves a slug; null when there is none and the file serves, false when none may serve.
	 *
	 * @param string $slug  The slug.
	 * @param string $theme Stylesheet.
	 * @return WP_Post|false|null
	 */
	public function find_post( string $slug, string $theme ) {
		return self::read_entry( $this->active->get_one( $slug, $theme ), $slug, $theme );
	}

	/**
	 * Returns the post that an entry of the setting names; null when there is none and the file serves, false when none may serve.
	 *
	 * @param int|false|null $entry The entry.
	 * @param string         $slug  The slug.
	 * @param string         $theme Stylesheet.
	 * @return WP_Post|false|null
	 */
	private static function read_entry( $entry, string $slug, string $theme ) {
		$served = Active_Templates::resolve_entry( $entry, static fn( int $id ): bool => Template_Posts::can_serve( get_post( $id ), $slug, $theme ) );

		return $served ? get_post( $served ) : $served;
	}

	/**
	 * Replaces the templates that WordPress found with the active ones.
	 *
	 * @param WP_Block_Template[] $templates Results of WordPress.
	 * @param array               $query     The query.
	 * @param string              $type      Type of the templates.
	 * @return WP_Block_Template[]
	 */
	public function filter_list( $templates, $query, $type ) {
		if ( Template_Posts::POST_TYPE !== $type || isset( $query['wp_id'] ) || ! empty( $query[ self::INCLUDE_INACTIVE ] ) || ! is_array( $templates ) ) {
			return $templates;
		}
		$theme   = get_stylesheet();
		$serving = $this->find_serving( $theme, $query );
		$kept    = array();
		$listed  = array();
		$masked  = array();
		foreach ( $templates as $template ) {
			$slug = Stored_Slug::to_stored( $template->slug );
			$post = $serving[ $slug ] ?? null;
			if ( false === $post ) {
				continue;
			}
			// Templates that a plugin stores under its own name are not changed.
			$is_own   = $template->theme === $theme;
			$is_saved = $is_own && ! empty( $template->wp_id );
			if ( $is_saved && ! $post && $this->is_masking_file( $template ) ) {
				$masked[ $slug ] = $template;
				continue;
			}
			if ( $is_own && $post && (int) $template->wp_id !== $post->ID ) {
				continue;
			}
			if ( $is_saved && ! $post && ( ! $template->is_custom || isset( $listed[ $slug ] ) ) ) {
				continue;
			}
			$listed[ $slug ] = true;
			$kept[]          = $template;
		}

		return self::name_as_asked( array_merge( $kept, $this->find_left_out( $serving, $masked, $listed, $query ) ), $query );
	}

	/**
	 * Gives templates the slugs of a query, by which WordPress orders them. The stored slug can differ: of `Landing` it is `landing`.
	 *
	 * @param WP_Block_Template[] $templates Templates.
	 * @param array               $query     The query.
	 * @return WP_Block_Template[]
	 */
	private static function name_as_asked( array $templates, array $query ): array {
		$asked = array_filter( (array) ( $query['slug__in'] ?? array() ), 'is_string' );
		$names = array_combine( array_map( array( Stored_Slug::class, 'to_stored' ), $asked ), $asked );
		foreach ( $templates as $template ) {
			if ( ! in_array( $template->slug, $asked, true ) ) {
				$template->slug = (string) ( $names[ Stored_Slug::to_stored( $template->slug ) ] ?? $template->slug );
			}
		}

		return $templates;
	}

	/**
	 * Finds the posts that serve the slugs of a query. The query for a visitor's page has a few slugs, so the others are not read.
	 *
	 * @param string $theme Stylesheet.
	 * @param array  $query The query.
	 * @return array<int|string, WP_Post|false|null> As {@see find_post} returns them, by slug.
	 */
	private function find_serving( string $theme, array $query ): array {
		$map = array_filter(
			$this->active->get( $theme ),
			static fn( $slug ): bool => self::is_asked_for( (string) $slug, $query ),
			ARRAY_FILTER_USE_KEY
		);
		if ( empty( $query['slug__in'] ) ) {
			return self::find_all_serving( $map, $theme );
		}
		$ids = array_values( array_filter( $map ) );
		// WordPress's own query has cached the posts that it found, with terms and meta. The rest needs one query for each of the three.
		_prime_post_caches( $ids, false, false );
		$posts = array_filter( array_map( 'get_post', $ids ), static fn( ?WP_Post $post ): bool => $post && isset( $map[ $post->post_name ] ) );
		update_post_caches( $posts, Template_Posts::POST_TYPE );
		$serving = array();
		foreach ( $map as $slug => $entry ) {
			$serving[ $slug ] = self::read_entry( $entry, (string) $slug, $theme );
		}

		return $serving;
	}

	/**
	 * Finds the posts that serve all slugs, without their contents, which a list does not need.
	 *
	 * @param array<int|string, int|false> $map   The theme's setting.
	 * @param string                       $theme Stylesheet.
	 * @return array<int|string, WP_Post|false|null> As {@see find_post} returns them, by slug.
	 */
	private static function find_all_serving( array $map, string $theme ): array {
		$able  = array();
		$posts = Post_Batches::without_contents(
			array_values( array_filter( $map ) ),
			static function ( WP_Post $post ) use ( $theme, &$able ): void {
				$able[ $post->ID ] = Template_Posts::can_serve( $post, $post->post_name, $theme ) ? $post->post_name : null;
			}
		);
		$serving = array();
		foreach ( $map as $slug => $entry ) {
			$served           = Active_Templates::resolve_entry( $entry, static fn( int $id ): bool => ( $able[ $id ] ?? null ) === (string) $slug );
			$serving[ $slug ] = $served ? $posts[ $served ] : $served;
		}

		return $serving;
	}

	/**
	 * Finds the template of an id: a number is the id of a post, `theme//slug` resolves to the record that serves it. Where no post serves it,
	 * an editor still opens the file, and saving it creates the copy.
	 *
	 * @param WP_Block_Template|null $template Result of another plugin.
	 * @param int|string             $id       The id.
	 * @param string                 $type     Type of the template.
	 * @return WP_Block_Template|null
	 */
	public function find_one( $template, $id, $type ) {
		if ( null !== $template || Template_Posts::POST_TYPE !== $type || ! is_scalar( $id ) ) {
			return $template;
		}
		if ( ctype_digit( (string) $id ) ) {
			return $this->find_by_number( (int) $id );
		}
		$parts = explode( '//', (string) $id, 2 );
		if ( count( $parts ) < 2 ) {
			return null;
		}
		list( $theme, $slug ) = $parts;
		$post                 = $this->find_post( $slug, $theme );
		if ( $post ) {
			return Template_Posts::to_template( $post );
		}

		return get_stylesheet() === $theme ? get_block_file_template( "$theme//$slug", $type ) : null;
	}

	/**
	 * Returns the template of a post. Its id is the requested number, so that the client's store finds it.
	 *
	 * @param int $id Id of the post.
	 */
	private function find_by_number( int $id ): ?WP_Block_Template {
		$post = get_post( $id );
		if ( ! $post || Template_Posts::POST_TYPE !== $post->post_type || in_array( $post->post_status, array( 'inherit', 'private', Made_Records::STATUS ), true ) ) {
			return null;
		}
		$template = Template_Posts::to_template( $post );
		if ( $template ) {
			$template->id = $id;
		}

		return $template;
	}

	/**
	 * Returns whether a post hides a file.
	 *
	 * @param WP_Block_Template $template The post's template.
	 */
	private function is_masking_file( WP_Block_Template $template ): bool {
		return $template->has_theme_file || null !== get_block_file_template( $template->id, Template_Posts::POST_TYPE );
	}

	/**
	 * Returns the templates that WordPress did not find: files hidden by inactive versions, and active posts hidden by newer ones.
	 *
	 * @param array $serving Posts that serve, by slug.
	 * @param array $masked  Templates that hid a file, by slug.
	 * @param array $listed  Slugs that are listed already, as keys.
	 * @param array $query   The query.
	 * @return WP_Block_Template[]
	 */
	private function find_left_out( array $serving, array $masked, array $listed, array $query ): array {
		$found = array();
		foreach ( $serving as $slug => $post ) {
			if ( $post && ! isset( $listed[ $slug ] ) && self::is_asked_for( (string) $slug, $query ) ) {
				// The posts of a list are without their contents.
				$found[ $slug ] = Template_Posts::to_template( get_post( $post->ID ) );
			}
		}
		foreach ( $masked as $slug => $template ) {
			$found[ $slug ] = get_block_file_template( $template->id, Template_Posts::POST_TYPE );
		}
		$post_type = $query['post_type'] ?? '';

		return array_values(
			array_filter(
				$found,
				static fn ( $template ) => $template && ( ! $post_type || self::is_for_post_type( $template, $post_type ) )
			)
		);
	}

	/**
	 * Returns whether a query includes a slug.
	 *
	 * @param string $slug  The slug.
	 * @param array  $query The query.
	 */
	private static function is_asked_for( string $slug, array $query ): bool {
		// "slug__not_in" is ignored: WordPress has added the slugs that it found to it.
		$wanted = (array) ( $query['slug__in'] ?? array() );

		return ! $wanted || in_array( $slug, array_map( static fn( $one ): string => Stored_Slug::to_stored( (string) $one ), $wanted ), true );
	}

	/**
	 * Returns whether posts of a type can choose a template.
	 *
	 * @param WP_Block_Template $template  The template.
	 * @param string            $post_type Name of the type.
	 */
	private static function is_for_post_type( WP_Block_Template $template, string $post_type ): bool {
		return $template->is_custom && ( ! isset( $template->post_types ) || in_array( $post_type, $template->post_types, true ) );
	}
}
