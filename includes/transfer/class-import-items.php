<?php
/**
 * A person's choices for an import.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the choices from one text, because a form with a file has only texts.
 */
final class Import_Items {
	private const MAX = 2000;

	/**
	 * Returns the schema of the parameter.
	 */
	public static function argument(): array {
		return array(
			'description'       => __( 'What is imported: as JSON a list of keys, each with a choice and the token of what the person saw.', 'atelier' ),
			'type'              => 'string',
			'required'          => true,
			'validate_callback' => static fn( $value ): bool => is_string( $value ) && null !== self::read( $value ),
		);
	}

	/**
	 * Reads the choices; null for invalid ones.
	 *
	 * @param string $json The choices.
	 * @return array<string, array{choice: string, token: string|null, instead: string|null}>|null By key; `instead` is the slug of the preset whose value the brought one gets.
	 */
	public static function read( string $json ): ?array {
		$list  = json_decode( $json, true, 4 );
		$items = array();
		if ( ! is_array( $list ) || ! array_is_list( $list ) || ! $list || count( $list ) > self::MAX ) {
			return null;
		}
		foreach ( $list as $item ) {
			$token   = is_array( $item ) ? $item['token'] ?? null : 0;
			$instead = is_array( $item ) ? $item['instead'] ?? null : 0;
			if ( ! is_array( $item ) || null === Design_Format::read_kind( $item['key'] ?? null ) || ! in_array( $item['choice'] ?? null, array( Design_Judge::REPLACE, Design_Judge::BOTH ), true ) || ( null !== $token && ! is_string( $token ) ) || ( null !== $instead && ! is_string( $instead ) ) ) {
				return null;
			}
			$items[ $item['key'] ] = array(
				'choice'  => $item['choice'],
				'token'   => $token,
				'instead' => $instead,
			);
		}

		return $items;
	}
}
