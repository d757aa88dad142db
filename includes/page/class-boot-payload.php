<?php
/**
 * The data that the application has before its first request.
 *
 * @package Atelier
 */

namespace Atelier\Page;

use Atelier\Bring\Left_Work;
use Atelier\Drafts\Current_Draft;
use Atelier\Features;
use Atelier\Lists\Listed_Types;
use Atelier\Lists\View_Config;
use Atelier\Patterns\Pattern_List;
use Atelier\Public_Page\Front_Page;
use Atelier\Public_Page\Site_Version;
use Atelier\Requirements;
use Atelier\Styles\Styles_Outline;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Collects the small payload that is printed with the shell. `src/data/site/boot-payload.ts` documents its shape.
 */
final class Boot_Payload {

	/**
	 * Constructor.
	 *
	 * @param Theme_Support  $theme      The current theme.
	 * @param Address        $address    Addresses of Design.
	 * @param Sidebar        $sidebar    The sidebar's root.
	 * @param Front_Page     $front_page The site's setting for the front page.
	 * @param Styles_Outline $styles     The links in the root of Styles.
	 * @param Site_Version   $version    Version of the site's state.
	 * @param Current_Draft  $draft      The current draft of the design.
	 */
	public function __construct(
		private Theme_Support $theme,
		private Address $address,
		private Sidebar $sidebar,
		private Front_Page $front_page,
		private Styles_Outline $styles,
		private Site_Version $version,
		private Current_Draft $draft
	) {}

	/**
	 * Returns the payload.
	 *
	 * @return array<string, mixed>
	 */
	public function collect(): array {
		$theme = wp_get_theme();

		$payload = array(
			'version'         => ATELIER_VERSION,
			'buildUrl'        => plugins_url( 'build/', ATELIER_FILE ),
			'pageUrl'         => admin_url( 'admin.php' ),
			'hostUrl'         => $this->address->to_host_url( $this->address->requested_path() ),
			'dashboardUrl'    => admin_url(),
			'dashboardMenu'   => Dashboard_Menu::screens(),
			'homeUrl'         => home_url( '/' ),
			'loginUrl'        => add_query_arg( 'interim-login', '1', wp_login_url() ),
			'siteTitle'       => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			'siteIconUrl'     => (string) get_site_icon_url( 64 ),
			'isRtl'           => is_rtl(),
			'theme'           => array(
				'stylesheet'       => get_stylesheet(),
				'name'             => wp_strip_all_tags( (string) $theme->get( 'Name' ) ),
				'isBlockTheme'     => $this->theme->is_block_theme(),
				'hasEditorStyles'  => $this->theme->has_editor_styles(),
				'hasLayoutSupport' => $this->theme->has_layout_support(),
				'hasTemplateParts' => $this->theme->has_template_parts(),
			),
			'themePreview'    => $this->theme_preview(),
			'leftWork'        => current_user_can( Admin_Page::CAPABILITY ) ? Left_Work::describe() : null,
			'classicScreens'  => $this->theme->classic_screens(),
			'sidebar'         => array(
				'items'       => $this->sidebar->items(),
				'description' => $this->sidebar->description(),
			),
			// On other screens it is part of the editor's payload, because it takes a quarter of the document's time.
			'stylesOutline'   => Styles_Outline::PATH === $this->address->requested_path() ? $this->styles->groups() : array(),
			'canvas'          => $this->front_page->record(),
			'features'        => Features::all(),
			'labels'          => $this->labels(),
			'listedTypes'     => ( new Listed_Types() )->all(),
			'viewConfigs'     => (object) View_Config::all(),
			'hasManyPatterns' => Pattern_List::are_many(),
			'rights'          => Rights::all(),
			'userId'          => get_current_user_id(),
			'serverTime'      => time(),
			'siteVersion'     => $this->version->current(),
			'supported'       => array( 'wordpress' => Requirements::WORDPRESS_VERSION ),
		);

		/**
		 * Filters the payload that is printed with the shell.
		 *
		 * @param array<string, mixed> $payload The payload.
		 */
		$filtered = apply_filters( 'atelier_boot_payload', $payload );

		// The shell cannot start without one of the entries.
		$payload = is_array( $filtered ) ? $filtered + $payload : $payload;

		// Added after all filters: without it, the page of a draft would save to the live design.
		return array( 'draft' => $this->draft->describe() ) + $payload;
	}

	/**
	 * Returns the previewed theme; null for none, or for the active one. A missing theme is returned, too, for the page's message.
	 *
	 * @return array{stylesheet: string, name: string, exists: bool, nonce: string}|null
	 */
	private function theme_preview(): ?array {
		$stylesheet = $this->address->previewed_theme();
		if ( '' === $stylesheet || get_option( 'stylesheet' ) === $stylesheet ) {
			return null;
		}
		$theme  = wp_get_theme( $stylesheet );
		$exists = $theme->exists() && ! $theme->errors() && current_user_can( 'switch_themes' );

		return array(
			'stylesheet' => $stylesheet,
			'name'       => $exists ? wp_strip_all_tags( (string) $theme->get( 'Name' ) ) : $stylesheet,
			'exists'     => $exists,
			'nonce'      => $exists ? wp_create_nonce( 'switch-theme_' . $theme->get_stylesheet() ) : '',
		);
	}

	/**
	 * Returns labels of types of records that are shown before any record is read.
	 *
	 * @return array<string, string>
	 */
	private function labels(): array {
		$template = get_post_type_object( 'wp_template' );
		$label    = $template->labels->add_new_item ?? '';

		return array( 'addTemplate' => is_string( $label ) ? wp_strip_all_tags( $label ) : '' );
	}
}
