<?php
/**
 * Authors of the changes in a draft.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\History\Design_Settings;
use Atelier\Writes\Record_Address;

defined( 'ABSPATH' ) || exit;

/**
 * Finds who changed records of a draft last, as {@see \Atelier\Writes\Last_Change} does for live ones.
 */
final class Draft_Authors {
	/**
	 * Describes who changed parts of the identity last.
	 *
	 * @param Current_Draft $current The draft.
	 * @param string[]      $names   Names of the parts.
	 * @return array{changed_by?: string, changed_by_you?: bool, changed_at?: string}
	 */
	public static function describe_settings( Current_Draft $current, array $names ): array {
		return self::describe( $current, array_map( static fn( string $name ): string => Design_Settings::IDENTITY . "/$name", $names ) );
	}

	/**
	 * Describes who changed a record last.
	 *
	 * @param Current_Draft  $current The draft.
	 * @param Record_Address $address The record.
	 * @param string         $type    Type of a template.
	 * @return array{changed_by?: string, changed_by_you?: bool, changed_at?: string}
	 */
	public static function describe_record( Current_Draft $current, Record_Address $address, string $type ): array {
		$entry = $address->last_changed_entry();
		if ( null !== $entry ) {
			return self::describe( $current, array( Design_Settings::ACTIVE . strrchr( $entry, '/' ) ) );
		}
		$is_post = Record_Address::POST === $address->type;
		$id      = $is_post ? (int) $address->key() : (int) ( get_block_template( (string) $address->key(), $type )->wp_id ?? 0 );
		$kind    = $is_post ? get_post_type( $id ) : $type;

		return self::describe( $current, array( $current->entry_key( $id ? "$kind/$id" : "$type/{$address->key()}" ) ) );
	}

	/**
	 * Describes the last change of some entries.
	 *
	 * @param Current_Draft $current The draft.
	 * @param string[]      $keys    Their keys.
	 * @return array{changed_by?: string, changed_by_you?: bool, changed_at?: string}
	 */
	private static function describe( Current_Draft $current, array $keys ): array {
		$entries = array_intersect_key( $current->get()['data']['entries'], array_flip( $keys ) );
		usort( $entries, static fn( array $a, array $b ): int => ( $b['time'] ?? 0 ) <=> ( $a['time'] ?? 0 ) );
		$entry = $entries[0] ?? null;
		// Without an entry, the record was changed live or removed from the draft.
		if ( ! $entry ) {
			return array();
		}
		$person = get_userdata( (int) ( $entry['author'] ?? 0 ) );

		return ( $person ? array( 'changed_by' => $person->display_name ) : array() ) + array(
			'changed_by_you' => $person && get_current_user_id() === $person->ID,
			'changed_at'     => gmdate( 'Y-m-d\TH:i:s\Z', (int) ( $entry['time'] ?? 0 ) ),
		);
	}
}
