<?php
/**
 * The composition root.
 *
 * @package Atelier
 */

namespace Atelier;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

require_once __DIR__ . '/class-theme-support.php';
require_once __DIR__ . '/class-address.php';
require_once __DIR__ . '/class-rights.php';
require_once __DIR__ . '/class-sidebar.php';
require_once __DIR__ . '/class-build.php';
require_once __DIR__ . '/class-host-texts.php';
require_once __DIR__ . '/class-front-page.php';
require_once __DIR__ . '/class-inert-markup.php';
require_once __DIR__ . '/class-inert-menus.php';
require_once __DIR__ . '/class-closed-submenus.php';
require_once __DIR__ . '/class-site-version.php';
require_once __DIR__ . '/class-public-page.php';
require_once __DIR__ . '/class-listed-types.php';
require_once __DIR__ . '/class-boot-payload.php';
require_once __DIR__ . '/class-host-assets.php';
require_once __DIR__ . '/class-preload-paths.php';
require_once __DIR__ . '/class-editor-payload.php';
require_once __DIR__ . '/class-screen-titles.php';
require_once __DIR__ . '/class-script-printer.php';
require_once __DIR__ . '/class-document.php';
require_once __DIR__ . '/class-admin-page.php';
require_once __DIR__ . '/class-dashboard-links.php';
require_once __DIR__ . '/class-editor-links.php';
require_once __DIR__ . '/class-layout-widths.php';
require_once __DIR__ . '/class-list-query.php';
require_once __DIR__ . '/class-list-filters.php';
require_once __DIR__ . '/class-list-preload.php';
require_once __DIR__ . '/class-new-drafts.php';
require_once __DIR__ . '/class-page-hierarchy.php';
require_once __DIR__ . '/class-saved-views.php';
require_once __DIR__ . '/class-view-filters.php';
require_once __DIR__ . '/class-view-schema.php';
require_once __DIR__ . '/class-menu-capability.php';
require_once __DIR__ . '/class-session.php';
require_once __DIR__ . '/usage/class-usage-table.php';
require_once __DIR__ . '/usage/class-usage-finder.php';
require_once __DIR__ . '/usage/class-theme-files.php';
require_once __DIR__ . '/usage/class-usage-index.php';
require_once __DIR__ . '/usage/class-usage-places.php';
require_once __DIR__ . '/usage/class-usage-rewriter.php';
require_once __DIR__ . '/usage/class-usage-place-writer.php';
require_once __DIR__ . '/usage/class-usage-replacement.php';
require_once __DIR__ . '/patterns/class-post-caches.php';
require_once __DIR__ . '/patterns/class-pattern-list.php';
require_once __DIR__ . '/patterns/class-pattern-categories.php';
require_once __DIR__ . '/patterns/class-category-names.php';
require_once __DIR__ . '/patterns/class-part-list.php';
require_once __DIR__ . '/previews/class-preview-frame.php';
require_once __DIR__ . '/previews/class-record-renderer.php';
require_once __DIR__ . '/rest/class-design-controller.php';
require_once __DIR__ . '/rest/class-patterns-controller.php';
require_once __DIR__ . '/rest/class-previews-controller.php';
require_once __DIR__ . '/templates/class-templates.php';
require_once __DIR__ . '/templates/class-template-terms.php';
require_once __DIR__ . '/writes/class-design-request.php';
require_once __DIR__ . '/writes/class-write-lock.php';
require_once __DIR__ . '/writes/class-record-address.php';
require_once __DIR__ . '/writes/class-content-tokens.php';
require_once __DIR__ . '/writes/class-last-change.php';
require_once __DIR__ . '/writes/class-stored-markup.php';
require_once __DIR__ . '/writes/class-lost-markup.php';
require_once __DIR__ . '/writes/class-loss-report.php';
require_once __DIR__ . '/writes/class-write-guard.php';
require_once __DIR__ . '/writes/class-theme-guard.php';
require_once __DIR__ . '/writes/class-created-once.php';
require_once __DIR__ . '/writes/class-open-records.php';
require_once __DIR__ . '/rest/class-post-counts-controller.php';
require_once __DIR__ . '/rest/class-text-fields.php';
require_once __DIR__ . '/rest/class-saved-views-controller.php';
require_once __DIR__ . '/rest/class-saved-view-types-controller.php';
require_once __DIR__ . '/rest/class-default-styles-controller.php';
require_once __DIR__ . '/rest/class-looks-controller.php';
require_once __DIR__ . '/rest/class-usage-controller.php';
require_once __DIR__ . '/styles/class-config-cleaner.php';
require_once __DIR__ . '/styles/class-stored-styles.php';
require_once __DIR__ . '/styles/class-styles-outline.php';
require_once __DIR__ . '/deletions/class-deleted-terms.php';
require_once __DIR__ . '/deletions/class-deleted-posts.php';
require_once __DIR__ . '/deletions/class-trashed-posts.php';
require_once __DIR__ . '/deletions/class-deletion-keeper.php';
require_once __DIR__ . '/deletions/class-deletion-expiry.php';
require_once __DIR__ . '/rest/class-deletions-controller.php';
require_once __DIR__ . '/rest/class-font-read-controller.php';
require_once __DIR__ . '/rest/class-installed-fonts-controller.php';
require_once __DIR__ . '/rest/class-font-content-controller.php';
require_once __DIR__ . '/rest/class-menu-links-controller.php';
require_once __DIR__ . '/rest/class-open-records-controller.php';

/**
 * Builds the services once and lets each add its hooks.
 */
final class Plugin {

	/**
	 * Adds every service's hooks.
	 */
	public function register(): void {
		$theme   = new Theme_Support();
		$address = new Address();
		$sidebar = new Sidebar( $theme, $address );
		$front   = new Front_Page();
		$version = new Site_Version();
		$page    = new Public_Page( $address, $front, $version );
		$build   = new Build( ATELIER_DIR . '/build', plugins_url( 'build', ATELIER_FILE ) );
		$styles  = new Styles\Styles_Outline( $address );
		$boot    = new Boot_Payload( $theme, $address, $sidebar, $front, $styles, $version );
		$assets  = new Host_Assets( $build );
		$editor  = new Editor_Payload( $assets, new Preload_Paths( $front, $address ), $styles );

		$usage         = new Usage\Usage_Index();
		$deleted_posts = new Deletions\Deleted_Posts();
		$deleted_terms = new Deletions\Deleted_Terms();
		$trashed_posts = new Deletions\Trashed_Posts();
		$keeper        = new Deletions\Deletion_Keeper( $deleted_posts, $deleted_terms, $trashed_posts );

		$lock    = new Writes\Write_Lock();
		$changes = new Writes\Last_Change();
		$tokens  = new Writes\Content_Tokens();

		$services = array(
			$build,
			$version,
			new Session( $address ),
			$page,
			new Admin_Page( $address, $sidebar, new Document( $build, $boot, $sidebar, $styles, $address, $page, new Host_Texts( $build ) ), $editor ),
			new Dashboard_Links(),
			new Editor_Links( $address ),
			new List_Preload( $address ),
			new List_Filters(),
			new New_Drafts(),
			new Page_Hierarchy(),
			new Saved_Views(),
			new Templates\Templates( $lock, $tokens ),
			new Templates\Template_Terms(),
			$changes,
			new Writes\Write_Guard( $tokens, $lock, $changes ),
			new Writes\Theme_Guard(),
			new Writes\Created_Once( $lock ),
			new Writes\Stored_Markup(),
			new Writes\Loss_Report(),
			new Rest\Open_Records_Controller( new Writes\Open_Records() ),
			new Rest\Post_Counts_Controller(),
			new Rest\Default_Styles_Controller(),
			new Rest\Looks_Controller(),
			new Styles\Stored_Styles(),
			new Rest\Installed_Fonts_Controller( $tokens ),
			new Rest\Font_Content_Controller(),
			$usage,
			new Rest\Usage_Controller( $usage, new Usage\Usage_Place_Writer( $lock, $tokens, $usage ) ),
			new Menu_Capability(),
			new Rest\Menu_Links_Controller( $tokens ),
			new Rest\Patterns_Controller( new Patterns\Pattern_List( $tokens ), new Patterns\Pattern_Categories( $tokens ), new Patterns\Part_List( $tokens ) ),
			new Patterns\Category_Names(),
			new Rest\Previews_Controller( new Previews\Preview_Frame(), new Previews\Record_Renderer() ),
			$keeper,
			new Deletions\Deletion_Expiry( $deleted_posts, $keeper ),
			new Rest\Deletions_Controller( $deleted_posts, $deleted_terms, $trashed_posts, $keeper ),
		);

		// Before WordPress reads the parameter.
		add_action( 'plugins_loaded', array( $address, 'drop_empty_preview' ), 0 );
		add_action( 'init', array( $this, 'load_translations' ), 0 );
		foreach ( $services as $service ) {
			$service->register();
		}
	}

	/**
	 * Loads the translations that come with the plugin.
	 */
	public function load_translations(): void {
		load_plugin_textdomain( 'atelier', false, dirname( plugin_basename( ATELIER_FILE ) ) . '/languages' );
	}
}
