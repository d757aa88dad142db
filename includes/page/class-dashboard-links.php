<?php
/**
 * Links from the dashboard to Design.
 *
 * @package Atelier
 */

namespace Atelier\Page;

use Atelier\Menus\Menu_Capability;

defined( 'ABSPATH' ) || exit;

/**
 * Makes links from the dashboard open Design faster.
 *
 * - The browser requests the document when the link is pressed, not only when it is released. It does not do so when the
 *   pointer merely hovers over a link, since the document could be stale when the link is followed. It uses speculation rules
 *   (https://html.spec.whatwg.org/multipage/speculative-loading.html); browsers without them ignore it.
 * - The dashboard's transition between two pages is skipped: Design would be rendered and run only after the snapshot of the
 *   previous page (https://drafts.csswg.org/css-view-transitions-2/).
 */
final class Dashboard_Links {

	/** Characters with a special meaning in the pattern of an address. */
	private const PATTERN_CHARACTERS = '/[\\\\*+?:{}()]/';

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'admin_print_footer_scripts', array( $this, 'print_scripts' ) );
	}

	/**
	 * Prints the speculation rules and the style for a page of the dashboard.
	 */
	public function print_scripts(): void {
		if ( Host_Screen::is_replaced() || ( ! current_user_can( Admin_Page::CAPABILITY ) && ! current_user_can( Menu_Capability::name() ) ) ) {
			return;
		}
		$path = (string) wp_parse_url( admin_url( 'admin.php' ), PHP_URL_PATH );
		$this->print_rules( $path );
		$this->print_transition( $path );
	}

	/**
	 * Prints the speculation rules that prefetch the document.
	 *
	 * @param string $path Path of Design's addresses.
	 */
	private function print_rules( string $path ): void {
		wp_print_inline_script_tag(
			self::encode(
				array(
					'prefetch' => array(
						array(
							'source'    => 'document',
							'eagerness' => 'conservative',
							'where'     => array(
								'href_matches' => array(
									'pathname' => preg_replace( self::PATTERN_CHARACTERS, '\\\\$0', $path ),
									'search'   => 'page=' . Address::PAGE . '{&*}?',
								),
							),
						),
					),
				)
			),
			array( 'type' => 'speculationrules' )
		);
	}

	/**
	 * Prints the style that skips the transition to Design.
	 *
	 * @param string $path Path of Design's addresses.
	 */
	private function print_transition( string $path ): void {
		wp_print_inline_script_tag(
			sprintf(
				'addEventListener( "pageswap", ( { activation, viewTransition } ) => {
	const { pathname, searchParams } = new URL( activation?.entry?.url ?? location.href );
	if ( viewTransition && pathname === %s && searchParams.get( "page" ) === %s ) {
		viewTransition.skipTransition();
	}
} );',
				self::encode( $path ),
				self::encode( Address::PAGE )
			)
		);
	}

	/**
	 * Returns JSON for a script element.
	 *
	 * @param mixed $value The value.
	 */
	private static function encode( $value ): string {
		return (string) wp_json_encode( $value, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES );
	}
}
