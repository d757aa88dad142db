<?php
/**
 * Schema of a look.
 *
 * @package Atelier
 */

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

/**
 * Describes looks, and sanitizes their names.
 */
final class Look_Schema {
	/**
	 * Describes a look.
	 */
	public static function get(): array {
		$node = array(
			'type'                 => 'object',
			'default'              => array(),
			'additionalProperties' => true,
		);

		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'atelier-look',
			'type'       => 'object',
			'properties' => array(
				'id'       => array(
					'type'     => 'integer',
					'readonly' => true,
				),
				'title'    => array(
					'type'        => 'string',
					'required'    => true,
					'minLength'   => 1,
					'maxLength'   => 200,
					'arg_options' => array( 'sanitize_callback' => array( self::class, 'clean_title' ) ),
				),
				'kind'     => array(
					'type'    => 'string',
					'enum'    => Looks::KINDS,
					'default' => 'saved',
				),
				'date'     => array(
					'type'     => 'string',
					'format'   => 'date-time',
					'readonly' => true,
				),
				'settings' => $node,
				'styles'   => $node,
				'dropped'  => array(
					'description' => __( 'Paths of what was sent and is not kept, because this person may not write it.', 'atelier' ),
					'type'        => 'array',
					'items'       => array( 'type' => 'string' ),
					'readonly'    => true,
				),
			),
		);
	}

	/**
	 * Returns a name as one line of visible characters.
	 *
	 * @param string|null $title The sent name; null for none.
	 */
	public static function clean_title( ?string $title ): ?string {
		return null === $title ? null : trim( (string) preg_replace( '/[\s\p{Cc}]+/u', ' ', wp_check_invalid_utf8( $title ) ) );
	}
}
