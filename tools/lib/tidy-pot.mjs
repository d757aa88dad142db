import { TABLE_TEXTS } from './collect-table-texts.mjs';

/**
 * Makes a template of translations depend only on the texts: it removes dates and line numbers, and restores the names of sources.
 *
 * @param {string}                    pot               WP-CLI's template.
 * @param {(path: string) => boolean} isTypeScriptReact Returns whether the source of a path without ending is `.tsx`.
 * @return {string} The template.
 */
export function tidyPot( pot, isTypeScriptReact ) {
	let previous = '';
	return pot
		.split( '\n' )
		.filter( ( line ) => ! line.startsWith( '"POT-Creation-Date:' ) )
		.map( ( line ) =>
			line.startsWith( '#: ' )
				? `#: ${ line
						.slice( 3 )
						.replace( /:\d+$/, '' )
						.replace( TABLE_TEXTS, '.json' )
						.replace( /^(src\/.*)\.js$/, ( _match, path ) =>
							isTypeScriptReact( path )
								? `${ path }.tsx`
								: `${ path }.ts`
						) }`
				: line
		)
		.filter( ( line ) => {
			const isRepeated = line.startsWith( '#: ' ) && line === previous;
			previous = line;
			return ! isRepeated;
		} )
		.join( '\n' );
}
