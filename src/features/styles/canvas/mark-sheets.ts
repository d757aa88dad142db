import { isRecord } from '@/utils/is-record';

/** A style sheet of the editor's settings. */
interface Sheet {
	css?: unknown;
	isGlobalStyles?: unknown;
}

/**
 * Returns the id of one of the style sheets of the site's styles.
 *
 * @param index Its index among them.
 */
export function toSheetId( index: number ): string {
	return `atelier-styles-${ index }`;
}

/**
 * Adds ids to the style sheets of the site's styles, so that each can be replaced.
 *
 * @param settings Settings of the editor.
 * @return Settings with ids, and the contents of these sheets by their index; `undefined` for a sheet without contents.
 */
export function markSheets< Settings >( settings: Settings ): {
	settings: Settings;
	contents: Array< string | undefined >;
} {
	const contents: Array< string | undefined > = [];
	if ( ! isRecord( settings ) || ! Array.isArray( settings.styles ) ) {
		return { settings, contents };
	}
	const styles = ( settings.styles as readonly unknown[] ).map( ( sheet ) => {
		if ( ! isGlobal( sheet ) ) {
			return sheet;
		}
		const index = contents.length;
		contents.push( typeof sheet.css === 'string' ? sheet.css : undefined );
		return { ...sheet, id: toSheetId( index ) };
	} );
	return { settings: { ...settings, styles }, contents };
}

function isGlobal( sheet: unknown ): sheet is Sheet {
	return isRecord( sheet ) && sheet.isGlobalStyles === true;
}
