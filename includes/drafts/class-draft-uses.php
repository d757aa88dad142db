<?php
/**
 * Uses of records that were made in a draft.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\Usage\Usage_Finder;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the entries of a draft that show a record made in it. Once that record is removed from the draft, they show nothing instead of it.
 */
final class Draft_Uses {
	/** Kinds of uses by kind of record. */
	private const KINDS = array(
		'wp_block'         => 'pattern',
		'wp_navigation'    => 'menu',
		'wp_template_part' => 'part',
	);

	/**
	 * Lists the entries that show each record that was made in a draft.
	 *
	 * @param list<array> $plans   Plans of its entries, as {@see Publication_Plan::make} returns them.
	 * @param array       $entries Its entries, by key.
	 * @return array<string, list<array{kind: string, title: string}>> By key; records without uses are missing.
	 */
	public static function find_for_plans( array $plans, array $entries ): array {
		$made     = array();
		$contents = array();
		foreach ( $plans as $plan ) {
			$key  = $plan['key'];
			$live = $plan['live'];
			if ( ! $live || ! empty( $entries[ $key ]['removed'] ) ) {
				continue;
			}
			$contents[ $key ] = (string) ( Draft_Paths::apply( $live->value, $plan['paths'] )['content'] ?? '' );
			if ( ! empty( $entries[ $key ]['made'] ) ) {
				$made[ $key ] = $live->rest_id();
			}
		}
		$names = array_column( $plans, null, 'key' );

		return array_map(
			static fn( array $keys ): array => array_map(
				static fn( string $key ): array => array(
					'kind'  => $names[ $key ]['kind'],
					'title' => $names[ $key ]['title'],
				),
				$keys
			),
			self::find( $made, $contents )
		);
	}

	/**
	 * Lists the contents that show each record.
	 *
	 * @param array<string, string> $made     Ids in REST, by key.
	 * @param array<string, string> $contents Markup, by key.
	 * @return array<string, string[]> Keys of contents, by key of the record; records without uses are missing.
	 */
	public static function find( array $made, array $contents ): array {
		$keys = array();
		foreach ( $made as $key => $id ) {
			$kind = self::KINDS[ explode( '/', $key, 2 )[0] ] ?? '';
			if ( '' !== $kind ) {
				$keys[ "$kind $id" ] = $key;
				// A part without a theme belongs to the current theme.
				$keys[ "$kind //" . ( explode( '//', $id, 2 )[1] ?? '' ) ] = $key;
			}
		}
		$users = array();
		foreach ( $keys ? $contents : array() as $user => $content ) {
			foreach ( Usage_Finder::find( $content ) as $use ) {
				$key = $keys[ "$use[0] $use[1]" ] ?? $user;
				if ( $key !== $user && ! in_array( $user, $users[ $key ] ?? array(), true ) ) {
					$users[ $key ][] = $user;
				}
			}
		}

		return $users;
	}
}
