<?php
/**
 * Conversion of a design's records to records of this site.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

use Atelier\Bring\Theme_Fonts;

defined( 'ABSPATH' ) || exit;

/**
 * Inserts the numbers and addresses of this site into records of a design, including those of records that were just written.
 */
final class Design_Localizer {
	private Design_Targets $targets;

	/**
	 * Cached uploaded files of this site by their addresses in the design; false for a missing one.
	 *
	 * @var array<string, array|false>
	 */
	private array $media = array();

	/** Addresses of fonts; read again after the installation of a font. */
	private Font_Addresses $fonts;

	/**
	 * Builds the service.
	 *
	 * @param Design_Inventory $inventory The design of this site.
	 * @param array            $theme     The theme of the design.
	 * @param bool             $is_file   Whether it is from a file, so that uploaded files are found by their addresses.
	 */
	public function __construct( private readonly Design_Inventory $inventory, private readonly array $theme, private readonly bool $is_file = false ) {
		$this->targets = new Design_Targets( $inventory->all() );
		$this->fonts   = $inventory->fonts();
	}

	/**
	 * Returns the targets of keys on this site.
	 */
	public function targets(): Design_Targets {
		return $this->targets;
	}

	/**
	 * Adds a written record as a target.
	 *
	 * @param string     $key    Its key.
	 * @param array      $record The record.
	 * @param int|string $id     Its number.
	 */
	public function add( string $key, array $record, $id ): void {
		$this->targets->add( $key, $id );
		if ( 'font' === $record['kind'] ) {
			$this->fonts = Installed_Fonts::read()['addresses'];
		}
	}

	/**
	 * Converts a record to one of this site.
	 *
	 * @param array $record The record.
	 */
	public function localize( array $record ): array {
		return match ( $record['kind'] ) {
			'font', Design_Block_Styles::KIND => $record,
			'presets'        => array( 'fields' => array( 'presets' => Theme_Fonts::without_missing( $this->fonts->insert_addresses( $record['fields']['presets'] ) ) ) ) + $record,
			'active'         => $this->localize_active( $record ),
			'styles', 'style', 'look' => array( 'content' => (string) wp_json_encode( $this->fonts->insert_addresses( json_decode( Design_Inventory::home()->insert_address( $record['content'] ), true ) ) ) ) + $record,
			default          => array( 'content' => Design_Inventory::home()->insert_address( $this->find_media( Keyed_Markup::to_numbers( $record['content'], array( $this->targets, 'find' ), $this->themes() ) ) ) ) + $record,
		};
	}

	/**
	 * Returns the records of a file as an export of this site would have them after the import. An imported record then equals the
	 * site's own.
	 *
	 * @param array<string, array> $records Records by key.
	 * @return array<string, array>
	 */
	public function reduce( array $records ): array {
		$find = fn( string $key ) => isset( $records[ $key ] ) ? true : $this->targets->find( $key );

		return array_map(
			fn( array $record ): array => in_array( $record['kind'], array( 'pattern', 'menu', 'part', 'template' ), true )
				? array( 'content' => Media_Numbers::leave_out( $this->find_media( Keyed_Markup::without_missing( $record['content'], $find, $this->themes() ) ) ) ) + $record
				: $record,
			$records
		);
	}

	/**
	 * Inserts the numbers and addresses of this site's uploaded files into markup.
	 *
	 * @param string $markup Markup.
	 */
	private function find_media( string $markup ): string {
		$find = function ( string $address ): ?array {
			$this->media[ $address ] ??= Media_Targets::find( $address ) ?? false;

			return $this->media[ $address ] ? $this->media[ $address ] : null;
		};

		return $this->is_file ? Media_Numbers::put_in( $markup, $find ) : $markup;
	}

	/**
	 * Returns the design's theme and the current one, for references to parts.
	 *
	 * @return string[] Empty where they are the same.
	 */
	private function themes(): array {
		$theme = $this->theme['stylesheet'] ?? '';

		return '' === $theme || get_stylesheet() === $theme ? array() : array( $theme, get_stylesheet() );
	}

	/**
	 * Replaces the key of an active template with its number.
	 *
	 * @param array $record The entry.
	 */
	private function localize_active( array $record ): array {
		$value = $record['fields']['value'];

		return array( 'fields' => array( 'value' => is_string( $value ) ? $this->targets->find( $value ) : $value ) ) + $record;
	}
}
