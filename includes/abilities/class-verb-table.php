<?php
/**
 * The table of verbs.
 *
 * @package Atelier
 */

namespace Atelier\Abilities;

defined( 'ABSPATH' ) || exit;

/**
 * All that programs can do with the design. Abilities ({@see Abilities}) and commands ({@see Verb_Command}) are made from it; a verb is one row.
 */
final class Verb_Table {
	/**
	 * Returns the rows by name.
	 *
	 * @return array<string, Verb>
	 */
	public static function all(): array {
		return array_column( array( ...Read_Verbs::all(), ...Write_Verbs::all(), ...Draft_Verbs::all() ), null, 'name' );
	}

	/**
	 * Returns a row; null where there is none.
	 *
	 * @param string $name Its name.
	 */
	public static function find( string $name ): ?Verb {
		return self::all()[ $name ] ?? null;
	}
}
