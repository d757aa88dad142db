<?php
/**
 * Parameters of requests that change places.
 *
 * @package Atelier
 */

namespace Atelier\Usage;

defined( 'ABSPATH' ) || exit;

/**
 * Describes the common parameters of requests that plan and make changes of places.
 */
final class Place_Params {
	/** How many places one request may change; the client sends those again that the request does not reach in time. */
	private const MAX_PLACES = 500;

	/**
	 * Describes a slug.
	 *
	 * @param string $description Its description.
	 */
	public static function describe_slug( string $description ): array {
		return array(
			'description' => $description,
			'type'        => 'string',
			'maxLength'   => 150,
			// The pattern is matched as UTF-8 and so refuses invalid bytes, for which the database would return an error.
			'pattern'     => '^',
		);
	}

	/**
	 * Describes the places of a change.
	 */
	public static function describe_places(): array {
		return array(
			'description' => __( 'Posts to change, with the tokens that a plan has answered.', 'atelier' ),
			'type'        => 'array',
			'maxItems'    => self::MAX_PLACES,
			'required'    => true,
			'items'       => array(
				'type'                 => 'object',
				'additionalProperties' => false,
				'properties'           => array(
					'id'    => array(
						'type'     => 'integer',
						'minimum'  => 1,
						'required' => true,
					),
					'token' => array(
						'type'     => 'string',
						'pattern'  => '^[0-9a-f]{32}$',
						'required' => true,
					),
				),
			),
		);
	}

	/**
	 * Describes the cursor at which a request continues.
	 */
	public static function describe_cursor(): array {
		return array(
			'description' => __( 'Where the request before ended; empty to begin.', 'atelier' ),
			'type'        => 'string',
			'maxLength'   => 400,
			'pattern'     => '^',
			'default'     => '',
		);
	}
}
