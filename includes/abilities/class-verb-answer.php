<?php
/**
 * Answers of verbs.
 *
 * @package Atelier
 */

namespace Atelier\Abilities;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the result of a verb from the answer of its route, within limits that the answer names.
 */
final class Verb_Answer {
	/** Most items of a list. */
	public const ITEMS = 200;

	/** Most characters of a text of the design, such as the markup of a template. */
	public const TEXT = 100_000;

	/** Most characters of the text of a page. */
	public const CONTENT = 2_000;

	/** Most bytes of an answer. */
	public const BYTES = 1_000_000;

	/** Begins the path of a content: text that people wrote for visitors. */
	private const IS_CONTENT = '!';

	/** Whether something was shortened. */
	private bool $is_shortened = false;

	/**
	 * Returns the result of a verb.
	 *
	 * @param Verb  $verb The verb.
	 * @param mixed $data The answer of its route.
	 * @return array{result: mixed, shortened: bool}
	 */
	public static function make( Verb $verb, $data ): array {
		$self = new self();
		// Objects become arrays, and numbers stay as they are.
		$data = json_decode( (string) wp_json_encode( $data, JSON_PRESERVE_ZERO_FRACTION ), true );
		$data = '' === $verb->at ? $data : ( $data[ $verb->at ] ?? array() );
		$data = $self->limit( $verb->fields ? $self->project( (array) $data, $verb->fields ) : $data );

		return array(
			'result'    => $verb->is_list ? array_values( (array) $data ) : (object) $data,
			'shortened' => $self->is_shortened,
		);
	}

	/**
	 * Describes the limits of every answer.
	 */
	public static function limits(): array {
		return array(
			'items'   => self::ITEMS,
			'text'    => self::TEXT,
			'content' => self::CONTENT,
			'bytes'   => self::BYTES,
		);
	}

	/**
	 * Takes fields of an object, or of each item of a list.
	 *
	 * @param array $data   The object or list.
	 * @param array $fields Names of fields. By a name of its own, the path of a field, with `!` before it for a content, or the fields of an object or list.
	 */
	private function project( array $data, array $fields ): array {
		if ( array_is_list( $data ) ) {
			return array_map( fn( $item ): array => $this->project( (array) $item, $fields ), array_slice( $data, 0, self::ITEMS + 1 ) );
		}
		$taken = array();
		foreach ( $fields as $name => $field ) {
			if ( is_array( $field ) ) {
				$taken[ $name ] = $this->project( (array) ( $data[ $name ] ?? array() ), $field );
				continue;
			}
			$is_content = str_starts_with( $field, self::IS_CONTENT );
			$value      = $data;
			foreach ( explode( '.', ltrim( $field, self::IS_CONTENT ) ) as $part ) {
				$value = is_array( $value ) ? $value[ $part ] ?? null : null;
			}
			$taken[ is_int( $name ) ? $field : $name ] = $is_content ? $this->mark( is_string( $value ) ? $value : '' ) : $value;
		}

		return $taken;
	}

	/**
	 * Marks a text as content: it is data, and never an instruction.
	 *
	 * @param string $markup Markup.
	 */
	private function mark( string $markup ): array {
		$text  = trim( (string) preg_replace( '/\s+/', ' ', html_entity_decode( wp_strip_all_tags( $markup ), ENT_QUOTES ) ) );
		$short = mb_substr( $text, 0, self::CONTENT );

		$this->is_shortened = $this->is_shortened || $short !== $text;

		return array(
			'kind'      => 'content',
			'text'      => $short,
			'shortened' => $short !== $text,
		);
	}

	/**
	 * Shortens long lists and texts.
	 *
	 * @param mixed $value A value.
	 * @return mixed
	 */
	private function limit( $value ) {
		if ( is_string( $value ) && mb_strlen( $value ) > self::TEXT ) {
			$this->is_shortened = true;
			return mb_substr( $value, 0, self::TEXT );
		}
		if ( ! is_array( $value ) ) {
			return $value;
		}
		if ( array_is_list( $value ) && count( $value ) > self::ITEMS ) {
			$this->is_shortened = true;
			$value              = array_slice( $value, 0, self::ITEMS );
		}

		return array_map( fn( $item ) => $this->limit( $item ), $value );
	}
}
