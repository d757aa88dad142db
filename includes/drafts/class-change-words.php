<?php
/**
 * Changes in words.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

defined( 'ABSPATH' ) || exit;

/**
 * Describes changes of a record's value for people and programs that read no markup: `styles › color › text: #000 → #111`.
 */
final class Change_Words {
	/** Most characters of a value. */
	private const LENGTH = 80;

	/**
	 * Describes changes.
	 *
	 * @param list<array{path: list<string>, before: mixed, after: mixed}> $changes The changes.
	 * @param int                                                          $most    Most lines.
	 * @return list<string>
	 */
	public static function describe( array $changes, int $most ): array {
		return array_map(
			static fn( array $change ): string => sprintf(
				'%s: %s → %s',
				implode( ' › ', $change['path'] ),
				self::shorten( $change['before'] ?? null, $change['path'] ),
				self::shorten( $change['after'] ?? null, $change['path'] )
			),
			array_slice( array_values( $changes ), 0, $most )
		);
	}

	/**
	 * Shortens a value. Markup is described by its number of blocks.
	 *
	 * @param mixed    $value The value; null for none.
	 * @param string[] $path  Its path.
	 */
	private static function shorten( $value, array $path ): string {
		if ( null === $value || '' === $value ) {
			return '–';
		}
		if ( array( 'content' ) === $path && is_string( $value ) ) {
			$blocks = substr_count( $value, '<!-- wp:' );
			/* translators: %d: number of blocks. */
			return sprintf( _n( '%d block', '%d blocks', $blocks, 'atelier' ), $blocks );
		}
		$text = is_string( $value ) ? $value : (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		$text = (string) preg_replace( '/\s+/', ' ', $text );

		return mb_strlen( $text ) > self::LENGTH ? mb_substr( $text, 0, self::LENGTH - 1 ) . '…' : $text;
	}
}
