import { TABLE_TEXTS } from './collect-table-texts.mjs';

/**
 * Makes a template of translations depend on the texts alone: no date, no line numbers, and the sources by their own names.
 *
 * @param {string}                    pot               The template as WP-CLI wrote it.
 * @param {(path: string) => boolean} isTypeScriptReact Tells of a path without its ending whether its source is `.tsx`.
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
