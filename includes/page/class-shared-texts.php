<?php
/**
 * Texts of tables.
 *
 * @package Atelier
 */

namespace Atelier\Page;

defined( 'ABSPATH' ) || exit;

/**
 * Translates texts of the tables that PHP and TypeScript share; `src/utils/translate-shared.ts` does so in the browser. `npm run pot`
 * reads the texts from the tables (`tools/lib/collect-table-texts.mjs`).
 */
final class Shared_Texts {
	/**
	 * Returns the translation of a text.
	 *
	 * @param string $text The text in the table.
	 */
	public static function translate( string $text ): string {
		return translate( $text, 'atelier' );
	}
}
