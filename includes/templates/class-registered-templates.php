<?php
/**
 * Templates of the theme and of plugins.
 *
 * @package Atelier
 */

namespace Atelier\Templates;

use Atelier\Http\Closed_Types;
use WP_Block_Template;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the records of the specification's `wp_registered_template`: files of the theme and of plugins, without people's
 * changes. They are read-only.
 */
final class Registered_Templates {
	public const POST_TYPE = 'wp_registered_template';

	/**
	 * Constructor.
	 *
	 * @param string $controller Class of the records' REST controller.
	 */
	public function __construct( private readonly string $controller ) {}

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_action( 'init', array( $this, 'register_record_type' ), 5 );
	}

	/**
	 * Registers the type of the records. No posts have this type, so its name may be longer than the database's column, to whose length
	 * `register_post_type()` limits names.
	 */
	public function register_record_type(): void {
		$closed = Closed_Types::for_posts();
		$type   = new \WP_Post_Type(
			self::POST_TYPE,
			array(
				'labels'                => array(
					'name'          => __( 'Registered templates', 'atelier' ),
					'singular_name' => __( 'Registered template', 'atelier' ),
				),
				'public'                => false,
				'show_ui'               => false,
				'rewrite'               => false,
				'query_var'             => false,
				'can_export'            => false,
				'show_in_rest'          => true,
				'rest_base'             => self::POST_TYPE,
				'rest_controller_class' => $this->controller,
				// People who may edit templates can read the type's labels (`/wp/v2/types`). All other capabilities are closed.
				'capabilities'          => array_fill_keys( array( 'edit_posts', 'read' ), Active_Templates::CAPABILITY ) + $closed['capabilities'],
				'supports'              => array( 'title', 'editor', 'excerpt' ),
			) + $closed
		);
		$type->add_supports();
		remove_post_type_support( self::POST_TYPE, 'autosave' );
		$GLOBALS['wp_post_types'][ self::POST_TYPE ] = $type;
	}

	/**
	 * Returns the templates of the current theme and of plugins.
	 *
	 * @return WP_Block_Template[]
	 */
	public static function all(): array {
		$found = array();
		foreach ( _get_block_templates_files( Template_Posts::POST_TYPE ) ?? array() as $file ) {
			$found[ $file['slug'] ] = _build_block_template_result_from_file( $file, Template_Posts::POST_TYPE );
		}
		foreach ( \WP_Block_Templates_Registry::get_instance()->get_all_registered() as $template ) {
			$found[ $template->slug ] = $found[ $template->slug ] ?? $template;
		}

		return array_values( array_filter( $found ) );
	}

	/**
	 * Returns the template of an id.
	 *
	 * @param string $id Its id, `theme//slug`.
	 */
	public static function find( string $id ): ?WP_Block_Template {
		return str_contains( $id, '//' ) ? get_block_file_template( $id, Template_Posts::POST_TYPE ) : null;
	}
}
