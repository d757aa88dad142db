<?php
/**
 * Drafts of all sites of a network.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\Page\Address;
use Atelier\Writes\Unreadable_Database;

defined( 'ABSPATH' ) || exit;

/**
 * Shows in the network's list of plugins which sites have unpublished drafts: deleting the plugin deletes them on all sites. Each
 * site offers their files itself, because the files depend on its theme.
 */
final class Network_Drafts {
	/** How many sites are checked, the last updated ones first: a network may have ten thousand. */
	private const SITES = 200;

	/**
	 * Builds the service.
	 *
	 * @param Address $address Addresses of Design.
	 */
	public function __construct( private readonly Address $address ) {}

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_action( 'after_plugin_row_' . plugin_basename( ATELIER_FILE ), array( $this, 'print_row' ) );
	}

	/**
	 * Prints, below the plugin's row, the sites whose drafts are deleted with the plugin.
	 */
	public function print_row(): void {
		if ( is_network_admin() && current_user_can( 'manage_network_plugins' ) ) {
			echo wp_kses_post( Draft_File::to_row( self::describe( $this->find_sites() ) ) );
		}
	}

	/**
	 * Returns a text with links to sites that have drafts; empty where there are none.
	 *
	 * @param list<array{name: string, url: string, count: int}> $sites The sites.
	 */
	public static function describe( array $sites ): string {
		$links = array_map(
			static fn( array $site ): string => sprintf( '<a href="%s">%s</a> (%s)', esc_url( $site['url'] ), esc_html( $site['name'] ), esc_html( number_format_i18n( $site['count'] ) ) ),
			$sites
		);

		/* translators: %s: links to sites, each with a number, for example "Shop (2), Blog (1)". */
		return $links ? sprintf( esc_html__( 'Drafts of the design that were never published go when the plugin is deleted. Save them as files before, on their sites: %s.', 'atelier' ), implode( ', ', $links ) ) : '';
	}

	/**
	 * Finds the sites that have unpublished drafts.
	 *
	 * @return list<array{name: string, url: string, count: int}>
	 */
	private function find_sites(): array {
		$ids   = get_sites(
			array(
				'fields'  => 'ids',
				'number'  => self::SITES,
				'orderby' => 'last_updated',
				'order'   => 'DESC',
			)
		);
		$found = array();
		foreach ( $ids as $id ) {
			switch_to_blog( $id );
			try {
				$count = count( Draft_Table::unpublished() );
				if ( $count > 0 ) {
					$found[] = array(
						'name'  => (string) get_option( 'blogname' ),
						'url'   => $this->address->to_url( '/drafts' ),
						'count' => $count,
					);
				}
			} catch ( Unreadable_Database $problem ) {
				// A site without the tables has no drafts.
				continue;
			} finally {
				restore_current_blog();
			}
		}

		return $found;
	}
}
