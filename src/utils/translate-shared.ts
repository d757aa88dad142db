import { __ } from '@wordpress/i18n';

/**
 * Translates a text of a table that PHP and TypeScript share. `tools/lib/collect-table-texts.mjs` reads those texts for translators.
 *
 * @param text The text in the table.
 */
export function translateShared( text: string ): string {
	// eslint-disable-next-line @wordpress/i18n-no-variables -- The texts are collected from the tables.
	return __( text, 'atelier' );
}
