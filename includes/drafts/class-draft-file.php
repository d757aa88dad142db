<?php
/**
 * A draft as a file.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\Overlay\Design_Overlay;
use Atelier\Page\Address;
use Atelier\Transfer\Design_Export;
use Atelier\Transfer\Design_Inventory;
use Atelier\Transfer\Transfer_Rights;

defined( 'ABSPATH' ) || exit;

/**
 * Sends the records that a draft changes as a design file, which any site with the plugin can import. Deleting the plugin deletes drafts: the
 * dashboard's list of plugins therefore offers the files of those that were never published.
 */
final class Draft_File {
	private const ACTION = 'atelier_draft_file';

	/** Kinds in the design file, by kind of the entry. */
	private const KINDS = array(
		'wp_block'          => 'pattern',
		'wp_navigation'     => 'menu',
		'wp_template_part'  => 'part',
		'wp_template'       => 'template',
		'active'            => 'active',
		Live_Record::STYLES => 'styles',
	);

	/**
	 * Builds the service.
	 *
	 * @param Address $address Addresses of Design.
	 */
	public function __construct( private readonly Address $address ) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, array( $this, 'send' ) );
		add_action( 'after_plugin_row_' . plugin_basename( ATELIER_FILE ), array( $this, 'print_row' ) );
	}

	/**
	 * Returns the URL of a draft's file; null where the current person may not download it.
	 *
	 * @param array $draft The draft.
	 */
	public static function url( array $draft ): ?string {
		return Transfer_Rights::may_export() && get_stylesheet() === $draft['theme'] ? add_query_arg(
			array(
				'action'   => self::ACTION,
				'draft'    => $draft['id'],
				'_wpnonce' => wp_create_nonce( self::ACTION . $draft['id'] ),
			),
			admin_url( 'admin-post.php' )
		) : null;
	}

	/**
	 * Sends the file.
	 */
	public function send(): void {
		$id = absint( $this->address->read( 'draft' ) );
		check_admin_referer( self::ACTION . $id );
		$draft   = Draft_Table::find( $id );
		$problem = Current_Draft::find_problem( $draft );
		if ( $problem || ! Transfer_Rights::may_export() ) {
			wp_die( esc_html( $problem ? $problem->get_error_message() : __( 'Sorry, you are not allowed to export the design.', 'atelier' ) ), '', array( 'response' => $problem ? 404 : 403 ) );
		}
		$bytes = self::make( $draft );
		if ( '' === $bytes ) {
			wp_die( esc_html__( 'There is nothing to export.', 'atelier' ), '', array( 'response' => 400 ) );
		}
		nocache_headers();
		header( 'Content-Type: application/zip' );
		header( 'Content-Disposition: attachment; filename=' . sanitize_file_name( 'draft-' . remove_accents( $draft['name'] ) ) . '.zip' );
		echo $bytes; // An archive, not markup.
		exit;
	}

	/**
	 * Prints, below the plugin's row, the drafts that are deleted with the plugin.
	 */
	public function print_row(): void {
		$drafts = Draft_Table::unpublished();
		if ( ! $drafts || is_network_admin() || ! Transfer_Rights::may_export() ) {
			return;
		}
		$links = array_map(
			static function ( array $draft ): string {
				$url = self::url( $draft );

				return $url
					? sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $draft['name'] ) )
					/* translators: 1: name of a draft. 2: name of a theme. */
					: esc_html( sprintf( __( '%1$s (activate the theme %2$s first)', 'atelier' ), $draft['name'], wp_get_theme( $draft['theme'] )->display( 'Name', false ) ) );
			},
			$drafts
		);
		/* translators: %s: links, for example "Autumn, Winter". */
		$text = sprintf( esc_html__( 'Drafts of the design that were never published go when the plugin is deleted. Download them as files before: %s.', 'atelier' ), implode( ', ', $links ) );
		echo wp_kses_post( self::to_row( $text ) );
	}

	/**
	 * Returns a row with a notice for the list of plugins; empty where the text is empty.
	 *
	 * @param string $text Markup.
	 */
	public static function to_row( string $text ): string {
		return '' === $text ? '' : '<tr class="plugin-update-tr active"><td colspan="4" class="plugin-update colspanchange"><div class="notice inline notice-warning notice-alt"><p>' . $text . '</p></div></td></tr>';
	}

	/**
	 * Creates the file.
	 *
	 * @param array $draft The draft.
	 * @return string The archive; empty where the draft changes nothing that a file can contain.
	 */
	private static function make( array $draft ): string {
		( new Design_Overlay( Current_Draft::read_overlay( $draft ) ) )->start();
		$records = ( new Design_Inventory() )->all();
		$keys    = array();
		foreach ( array_keys( $draft['data']['entries'] ) as $key ) {
			list( $kind, $name ) = explode( '/', $key, 2 );
			// The key of an entry for a theme's file contains its slug instead of a post's number.
			$slug = explode( '//', $name, 2 )[1] ?? null;
			foreach ( $records as $record ) {
				if ( ( self::KINDS[ $kind ] ?? '' ) === $record['kind'] && ( null === $slug ? (string) $record['id'] === $name : ( $record['fields']['slug'] ?? '' ) === $slug ) ) {
					$keys[] = $record['key'];
				}
			}
		}

		return $keys ? Design_Export::make( $keys ) : '';
	}
}
