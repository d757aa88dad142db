<?php
/**
 * Texts of tables.
 *
 * @package Atelier
 */

namespace Atelier\Page;

defined( 'ABSPATH' ) || exit;

/**
 * Translates texts of the tables that PHP and TypeScript share; `src/utils/translate-shared.ts` does it in the browser. `npm run pot`
 * reads them from the tables themselves (`tools/lib/collect-table-texts.mjs`).
 */
final class Shared_Texts {
	/**
	 * Returns the translation of a text.
	 *
	 * @param string $text The text as the table has it.
	 */
	public static function translate( string $text ): string {
		return translate( $text, 'atelier' );
	}
}
