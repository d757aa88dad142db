<?php
/**
 * The data that the editor needs; the application requests it while the shell is painted.
 *
 * @package Atelier
 */

namespace Atelier\Page;

use Atelier\Styles\Styles_Outline;
use Atelier\Writes\Design_Request;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Collects settings of the editor, definitions of blocks, preloaded records and descriptions of scripts.
 *
 * It runs the hooks of the host's Site Editor, so that other plugins' blocks and extensions are included, with their output in the head
 * and the footer. `src/wordpress/editor-payload.ts` documents the shape.
 */
final class Editor_Payload {

	private const CONTEXT = 'core/edit-site';

	/** REST route of the site's settings. */
	private const SETTINGS = '/wp/v2/settings';

	/**
	 * Constructor.
	 *
	 * @param Host_Assets    $assets        Scripts and styles.
	 * @param Preload_Paths  $preload_paths The REST requests of a first view.
	 * @param Styles_Outline $outline       The links in the root of Styles.
	 */
	public function __construct( private Host_Assets $assets, private Preload_Paths $preload_paths, private Styles_Outline $outline ) {}

	/**
	 * Returns the payload for a path.
	 *
	 * @param string $path Path of the application.
	 * @return array<string, mixed>
	 */
	public function collect( string $path ): array {
		$context  = $this->context( $path );
		$settings = $this->settings( $context );
		$this->enqueue( $settings );
		$printed = ( new Screen_Output() )->collect();
		$this->assets->require_media_library();
		$preload = $this->preload( $path, $context );
		$scripts = $this->assets->scripts();
		$styles  = $this->assets->styles( array_column( $scripts['scripts'], 'handle' ) );

		return array(
			'settings'      => $settings,
			'preload'       => (object) $preload,
			'stylesOutline' => $this->outline->groups(),
			'scripts'       => $scripts['scripts'],
			'styles'        => $styles['styles'],
			'enqueued'      => array(
				'scripts' => $scripts['enqueued'],
				'head'    => $scripts['head'],
				'styles'  => $styles['enqueued'],
			),
			'adminBar'      => Admin_Bar_Items::collect(),
			'modules'       => $this->modules( array_column( $scripts['scripts'], 'handle' ) ),
		) + $printed;
	}

	/**
	 * Returns markup of the script modules that scripts import, and of enqueued ones.
	 *
	 * @param list<string> $handles Handles of scripts that the page may run.
	 */
	private function modules( array $handles ): string {
		// The import map lists the modules of scripts in `to_do`; the application loads its scripts later.
		$scripts        = wp_scripts();
		$to_do          = $scripts->to_do;
		$scripts->to_do = $handles;
		$modules        = wp_script_modules();
		ob_start();
		$modules->print_import_map();
		$modules->print_script_module_translations();
		$modules->print_enqueued_script_modules();
		$modules->print_script_module_data();
		$scripts->to_do = $to_do;

		return (string) ob_get_clean();
	}

	/**
	 * Returns the editor context for the host's filters: the Site Editor, with the post of the path.
	 *
	 * @param string $path Path of the application.
	 */
	private function context( string $path ): \WP_Block_Editor_Context {
		$context = array( 'name' => self::CONTEXT );
		$post    = $this->find_post( $path );
		if ( $post ) {
			$context['post'] = $post;
		}

		return new \WP_Block_Editor_Context( $context );
	}

	/**
	 * Returns the page or post of a path; null where this person may not edit it, because the preloaded paths contain its slug.
	 *
	 * @param string $path Path of the application.
	 */
	private function find_post( string $path ): ?\WP_Post {
		$id = 0;
		if ( preg_match( '#^/(?:page|post)/(\d+)$#', $path, $matches ) ) {
			$id = (int) $matches[1];
		} elseif ( $this->preload_paths->is_beside_front_page( $path ) && 'page' === get_option( 'show_on_front' ) ) {
			$id = (int) get_option( 'page_on_front' );
		}
		$post = $id > 0 ? get_post( $id ) : null;

		return $post instanceof \WP_Post && current_user_can( 'edit_post', $post->ID ) ? $post : null;
	}

	/**
	 * Returns the settings of the editor, with the host's filters applied.
	 *
	 * @param \WP_Block_Editor_Context $context The context.
	 * @return array<string, mixed>
	 */
	private function settings( \WP_Block_Editor_Context $context ): array {
		$template_types = array();
		foreach ( get_default_block_template_types() as $slug => $type ) {
			$template_types[] = array_merge( $type, array( 'slug' => (string) $slug ) );
		}

		return get_block_editor_settings(
			array(
				'siteUrl'                   => site_url(),
				'postsPerPage'              => get_option( 'posts_per_page' ),
				'styles'                    => get_block_editor_theme_styles(),
				'defaultTemplateTypes'      => $template_types,
				'defaultTemplatePartAreas'  => get_allowed_block_template_part_areas(),
				'supportsLayout'            => wp_theme_has_theme_json(),
				'supportsTemplatePartsMode' => ! wp_is_block_theme() && current_theme_supports( 'block-template-parts' ),
				'__experimentalAdditionalBlockPatterns' => \WP_Block_Patterns_Registry::get_instance()->get_all_registered( true ),
				'__experimentalAdditionalBlockPatternCategories' => \WP_Block_Pattern_Categories_Registry::get_instance()->get_all_registered( true ),
			),
			$context
		);
	}

	/**
	 * Runs the actions with which the host and plugins enqueue scripts of a block editor screen, and adds the data that blocks need.
	 *
	 * @param array<string, mixed> $settings Settings of the editor.
	 */
	private function enqueue( array $settings ): void {
		// The host's Site Editor unlocks the private APIs that Design needs, which works once on a page. For plugins that
		// depend on its script, Design provides the parts that they use.
		wp_deregister_script( 'wp-edit-site' );
		wp_register_script( 'wp-edit-site', false, array( 'wp-editor', 'wp-element', 'wp-plugins' ), ATELIER_VERSION, true );

		// This dependency is only for the Classic block, which Design does not register, and it loads jQuery.
		$library = wp_scripts()->query( 'wp-block-library' );
		if ( $library instanceof \_WP_Dependency ) {
			$library->deps = array_values( array_diff( $library->deps, array( 'editor' ) ) );
		}

		// The application has its own command palette; the host's would be a second one.
		remove_action( 'admin_enqueue_scripts', 'wp_enqueue_command_palette_assets' );

		wp_enqueue_script( 'wp-format-library' );
		wp_enqueue_style( 'wp-format-library' );
		wp_enqueue_media();
		if ( current_theme_supports( 'wp-block-styles' ) && empty( $GLOBALS['editor_styles'] ) ) {
			wp_enqueue_style( 'wp-block-library-theme' );
		}

		$definitions = array(
			sprintf( 'wp.blocks.unstable__bootstrapServerSideBlockDefinitions( %s );', $this->encode( get_block_editor_server_block_settings() ) ),
			sprintf( 'wp.blocks.setCategories( %s );', $this->encode( $settings['blockCategories'] ?? array() ) ),
			sprintf( '%s.forEach( ( source ) => wp.blocks.registerBlockBindingsSource( source ) );', $this->encode( $this->binding_sources() ) ),
		);
		wp_add_inline_script( 'wp-blocks', implode( "\n", $definitions ) );

		/** This action is documented in wp-admin/edit-form-blocks.php */
		do_action( 'enqueue_block_editor_assets' );
		/** This action is documented in wp-admin/admin-header.php */
		do_action( 'admin_enqueue_scripts', Host_Screen::FILE );

		// The page has no admin bar.
		wp_dequeue_script( 'admin-bar' );
		wp_dequeue_style( 'admin-bar' );
	}

	/**
	 * Returns the sources of block bindings that are registered on the server.
	 *
	 * @return list<array{name: string, label: string, usesContext: array|null}>
	 */
	private function binding_sources(): array {
		return array_map(
			static fn( \WP_Block_Bindings_Source $source ): array => array(
				'name'        => $source->name,
				'label'       => $source->label,
				'usesContext' => $source->uses_context,
			),
			array_values( get_all_registered_block_bindings_sources() )
		);
	}

	/**
	 * Returns the responses to the REST requests that the first view of a path sends.
	 *
	 * @param string                   $path    Path of the application.
	 * @param \WP_Block_Editor_Context $context The context.
	 * @return array<string, mixed>
	 */
	private function preload( string $path, \WP_Block_Editor_Context $context ): array {
		$paths = $this->preload_paths->get( $path, $context );

		/** This filter is documented in wp-includes/block-editor.php */
		$paths = apply_filters( 'block_editor_rest_api_preload_paths', $paths, $context );

		// Preloading runs filters of the content, which may change the global post and enqueue scripts for the front end.
		$post    = $GLOBALS['post'] ?? null;
		$scripts = clone wp_scripts();
		$styles  = clone wp_styles();
		$data    = Design_Request::as_design( fn() => array_reduce( $paths, 'rest_preload_api_request', array() ) );

		$GLOBALS['post']       = $post;
		$GLOBALS['wp_scripts'] = $scripts;
		$GLOBALS['wp_styles']  = $styles;

		return $this->without_schemas( $data );
	}

	/**
	 * Removes the schemas from preloaded responses to `OPTIONS`: the editor reads only the header with the person's
	 * rights, and the names of settings.
	 *
	 * @param array<string, mixed> $data Responses by path.
	 * @return array<string, mixed>
	 */
	private function without_schemas( array $data ): array {
		foreach ( $data['OPTIONS'] ?? array() as $path => $answer ) {
			if ( self::SETTINGS !== $path ) {
				$data['OPTIONS'][ $path ] = array( 'body' => (object) array() ) + $answer;
			}
		}

		return $data;
	}

	/**
	 * Returns JSON that is safe inside a script.
	 *
	 * @param mixed $value The value.
	 */
	private function encode( mixed $value ): string {
		return (string) wp_json_encode( $value, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES );
	}
}
