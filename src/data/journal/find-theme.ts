import type { Fields } from '../writes/compare-fields';
import type { RecordRef } from '../writes/dirty-record';

/** Separates the theme from the slug in the id of a template or a part. */
const SEPARATOR = '//';

/**
 * Returns the stylesheet of the theme to which a record belongs: its unsaved changes are offered only there. Undefined for
 * records that belong to no theme.
 *
 * @param ref     Kind, name and key of the record.
 * @param record  The record's fields, if they are loaded.
 * @param current Stylesheet of the theme for which the page was made.
 */
export function findTheme(
	{ kind, name, key }: RecordRef,
	record: Fields | undefined,
	current: string
): string | undefined {
	if ( kind === 'root' ) {
		return name === 'globalStyles' ? current : undefined;
	}
	if ( name !== 'wp_template' && name !== 'wp_template_part' ) {
		return undefined;
	}
	if ( typeof record?.theme === 'string' && record.theme ) {
		return record.theme;
	}
	const [ theme, slug ] = String( key ).split( SEPARATOR );
	return slug === undefined ? undefined : theme;
}
