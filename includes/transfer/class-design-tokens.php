<?php
/**
 * Tokens of a design's records.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

use Atelier\Overlay\Design_Overlay;
use Atelier\Templates\Active_Templates;
use Atelier\Writes\Content_Tokens;
use Atelier\Writes\Row_Watch;
use Atelier\Writes\Write_Lock;

defined( 'ABSPATH' ) || exit;

/**
 * Returns tokens of stored records, and marks: of a post's row, or of an entry of a setting. The mark of a row is known before the row is
 * written, so that a later process knows whether a row is as an interrupted one has left it.
 */
final class Design_Tokens {
	/**
	 * Builds the service.
	 *
	 * @param Content_Tokens $tokens Makes tokens.
	 */
	public function __construct( private readonly Content_Tokens $tokens ) {}

	/**
	 * Returns the token of a record; null for none.
	 *
	 * @param array $record Its kind, key and id.
	 */
	public function get( array $record ): ?string {
		if ( Design_Block_Styles::KIND === $record['kind'] ) {
			return Design_Block_Styles::get_token( (string) $record['id'] );
		}
		if ( 'active' !== $record['kind'] ) {
			// In a draft, the row is read from the cache, since the database does not have it.
			return $this->tokens->get_post_token( (int) $record['id'], 0 === Design_Overlay::version() );
		}

		return $this->get_active_token( (string) $record['id'], ( new Active_Templates( new Write_Lock() ) )->get_one( (string) $record['id'] ) );
	}

	/**
	 * Returns the mark of a stored record; empty for none.
	 *
	 * @param array $record Its kind, key and id.
	 */
	public function read_mark( array $record ): string {
		return self::is_post( $record['kind'] ) ? Row_Watch::read_mark( (int) $record['id'] ) : (string) $this->get( $record );
	}

	/**
	 * Returns the marks of an entry of a setting that is about to be written; those of a row are noted by {@see Row_Watch}.
	 *
	 * @param array $record The record, with the numbers of this site; null as content removes a block style.
	 * @return list<string>
	 */
	public function list_pending_marks( array $record ): array {
		return match ( $record['kind'] ) {
			'active'                  => array( $this->get_active_token( explode( '/', $record['key'], 2 )[1], $record['fields']['value'] ) ),
			Design_Block_Styles::KIND => array( null === $record['content'] ? '' : md5( $record['title'] ) ),
			default                   => array(),
		};
	}

	/**
	 * Returns whether the records of a kind are posts.
	 *
	 * @param string $kind The kind.
	 */
	public static function is_post( string $kind ): bool {
		return ! in_array( $kind, array( 'active', Design_Block_Styles::KIND ), true );
	}

	/**
	 * Returns the token of the active template of a slug.
	 *
	 * @param string         $slug  The slug.
	 * @param int|false|null $value Number of the template, false for none, null for no entry.
	 */
	private function get_active_token( string $slug, $value ): string {
		return Active_Templates::get_token( $this->tokens, $slug, $value );
	}
}
