<?php
/**
 * Responses to requests to the site itself.
 *
 * @package Atelier
 */

namespace Atelier\Health;

defined( 'ABSPATH' ) || exit;

/**
 * Contains a response, or the reason why there is none.
 */
final class Health_Answer {

	/** How many characters of an unreadable response are quoted. */
	private const MAX_QUOTED = 200;

	/** Matches elements that a browser does not render. */
	private const UNSEEN = '#<!--.*?(?:-->|$)|<(script|style|head|title)\b.*?(?:</\1\s*>|$)#is';

	/** Matches tags that begin a line. */
	private const BREAKS = '#</?(?:p|div|br|h\d|li|tr|table|pre|body|html)\b[^>]*>#i';

	/**
	 * Constructor.
	 *
	 * @param int                             $status  HTTP status; 0 without a response.
	 * @param string                          $body    Body, or the reason why there is no response.
	 * @param array<string, string|string[]> $headers Headers by name, in lower case.
	 */
	public function __construct( public readonly int $status, public readonly string $body, public readonly array $headers = array() ) {}

	/**
	 * Returns the JSON of a successful response; null for other responses.
	 */
	public function json(): ?array {
		$value = 200 === $this->status ? json_decode( trim( $this->body ), true ) : null;

		return is_array( $value ) ? $value : null;
	}

	/**
	 * Returns a header; empty without it.
	 *
	 * @param string $name Its name, in lower case.
	 */
	public function header( string $name ): string {
		return implode( ', ', (array) ( $this->headers[ $name ] ?? '' ) );
	}

	/**
	 * Returns the first line that a browser would show of the body, without markup; see `src/utils/get-first-line.ts`.
	 */
	public function first_line(): string {
		$json = json_decode( $this->body, true );
		if ( is_array( $json ) ) {
			return is_string( $json['message'] ?? null ) ? $json['message'] : '';
		}
		$text = preg_replace( self::BREAKS, "\n", (string) preg_replace( self::UNSEEN, '', $this->body ) );
		$text = (string) preg_replace( '/<[^>]*(?:>|$)/', '', (string) $text );
		$line = trim( (string) preg_replace( '/\s+/', ' ', strtok( ltrim( html_entity_decode( $text, ENT_QUOTES | ENT_HTML5 ) ), "\r\n" ) ) );

		return mb_strlen( $line ) > self::MAX_QUOTED ? mb_substr( $line, 0, self::MAX_QUOTED - 1 ) . '…' : $line;
	}
}
