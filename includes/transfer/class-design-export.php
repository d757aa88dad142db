<?php
/**
 * The export of a design.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the file of a design or of chosen records. The same records always result in the same bytes.
 */
final class Design_Export {
	/**
	 * Lists the records that can be exported.
	 *
	 * @return array{theme: array, records: list<array>, missingFonts: list<string>}
	 */
	public static function list_records(): array {
		$inventory = new Design_Inventory();
		$records   = Automatic_Menu::name_menu( $inventory->all(), Automatic_Menu::find_key( $inventory->all() ) );
		$targets   = new Design_Targets( $records );

		return array(
			'theme'        => $inventory->theme(),
			'records'      => array_values(
				array_map(
					static fn( array $record ): array => array(
						'key'     => $record['key'],
						'kind'    => $record['kind'],
						'title'   => $record['title'],
						'bytes'   => strlen( $record['content'] ) + array_sum( array_map( 'strlen', $record['files'] ) ),
						'pictures' => Design_Pictures::find( $record ),
						'needs'   => array_values( array_intersect( $record['needs'], array_keys( $records ) ) ),
						'missing' => array_values( array_filter( $record['needs'], static fn( string $need ): bool => ! isset( $records[ $need ] ) && null === $targets->find( $need ) ) ),
					),
					$records
				)
			),
			'missingFonts' => $inventory->missing(),
		);
	}

	/**
	 * Creates the file.
	 *
	 * @param string[]|null $keys Keys of the records; null for all. Records that these need are added.
	 * @return string The archive; empty where no record was found.
	 */
	public static function make( ?array $keys ): string {
		$inventory = new Design_Inventory();
		$menu      = Automatic_Menu::find_key( $inventory->all() );
		$records   = Automatic_Menu::name_menu( $inventory->all(), $menu );
		$chosen    = null === $keys ? array_map( 'strval', array_keys( $records ) ) : Design_Needs::complete( $keys, $records );

		return $chosen ? Zip_Writer::write( Design_Format::encode( array_intersect_key( $records, array_flip( $chosen ) ), $inventory->theme(), $menu, Front_Page_Check::read()?->list_keys( $records ) ?? array() ) ) : '';
	}

	/**
	 * Returns the name of the file.
	 */
	public static function file_name(): string {
		return sanitize_file_name( 'design-' . get_stylesheet() ) . '.zip';
	}
}
