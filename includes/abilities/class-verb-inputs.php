<?php
/**
 * Schemas of the inputs of verbs.
 *
 * @package Atelier
 */

namespace Atelier\Abilities;

use Atelier\Styles\Style_Values;
use Atelier\Usage\Presets\Preset_Kinds;
use Atelier\Usage\Usage_Finder;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the JSON schemas that rows of the table share.
 */
final class Verb_Inputs {
	/** Largest number of a post: all of them are exact in JSON. */
	public const MAX_ID = 999_999_999_999_999;

	/**
	 * Describes a text.
	 *
	 * @param string $description Its description.
	 * @param int    $most        Most characters.
	 * @param int    $least       Fewest characters.
	 */
	public static function text( string $description, int $most = 200, int $least = 1 ): array {
		return array(
			'description' => $description,
			'type'        => 'string',
			'minLength'   => $least,
			'maxLength'   => $most,
		);
	}

	/**
	 * Describes a number that identifies something.
	 *
	 * @param string $description Its description.
	 */
	public static function number( string $description ): array {
		return array(
			'description' => $description,
			'type'        => 'integer',
			'minimum'     => 1,
			'maximum'     => self::MAX_ID,
		);
	}

	/**
	 * Describes a list.
	 *
	 * @param string $description Its description.
	 * @param array  $items       Schema of its items.
	 * @param int    $most        Most items.
	 */
	public static function items( string $description, array $items, int $most = 200 ): array {
		return array(
			'description' => $description,
			'type'        => 'array',
			'items'       => $items,
			'minItems'    => 1,
			'maxItems'    => $most,
		);
	}

	/**
	 * Describes the id of a template or part.
	 */
	public static function template_id(): array {
		return array(
			'description' => __( 'Id of the item, as lists return it: “theme//slug”, or a number.', 'atelier' ),
			'type'        => array( 'string', 'integer' ),
			'pattern'     => '^([1-9]\d{0,14}|[A-Za-z0-9._-]{1,100}\/\/[^\s<>"\'\\\\:*?|\/]{1,200})$',
			'minimum'     => 1,
			'maximum'     => self::MAX_ID,
		);
	}

	/**
	 * Describes block markup.
	 */
	public static function markup(): array {
		return self::text( __( 'Block markup.', 'atelier' ), 1_000_000, 0 );
	}

	/**
	 * Describes a slug.
	 *
	 * @param string $description Its description.
	 */
	public static function slug( string $description ): array {
		return array( 'pattern' => '^[^\s\x00-\x1f<>"\'\\\\:*?|\/]{1,150}$' ) + self::text( $description, 150 );
	}

	/**
	 * Describes the path of a value of the styles.
	 */
	public static function path(): array {
		return array( 'pattern' => Style_Values::PATH ) + self::text( __( 'Path of a value: “settings” or “styles”, then names with dots between them, such as “styles.color.background”.', 'atelier' ), 1000 );
	}

	/**
	 * Describes the kind of a preset.
	 */
	public static function preset_kind(): array {
		return array(
			'description' => __( 'Kind of the preset.', 'atelier' ),
			'type'        => 'string',
			'enum'        => array_keys( Preset_Kinds::TABLE ),
		);
	}

	/**
	 * Describes the kind of a used record.
	 */
	public static function usage_kind(): array {
		return array(
			'description' => __( 'What is used.', 'atelier' ),
			'type'        => 'string',
			'enum'        => Usage_Finder::KINDS,
		);
	}

	/**
	 * Describes the key of a record.
	 */
	public static function record(): array {
		return array( 'pattern' => '^[a-z_-]+\/[^\s<>"]+$' ) + self::text( __( 'Key of a record, as drafts and the history name it, such as “wp_block/12”.', 'atelier' ), 400 );
	}

	/**
	 * Describes a state of a record.
	 *
	 * @param string $description Its description.
	 */
	public static function state( string $description ): array {
		return array(
			'description' => $description,
			'type'        => 'string',
			'pattern'     => '^(now|live|[1-9]\d{0,10}|moment-[1-9]\d{0,14}|draft-[1-9]\d{0,14})$',
		);
	}
}
