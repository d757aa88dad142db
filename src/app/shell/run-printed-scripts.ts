import { createScriptNamespaces } from '@/wordpress/script-namespaces';

/** Id of the template in which PHP prints the scripts of the application, see `includes/page/class-document.php`. */
const TEMPLATE_ID = 'atelier-scripts';

/**
 * Runs the scripts that are printed with the document, in their order, as the parser would: files are downloaded in
 * parallel, and inline code runs when the file before it has run or has failed to load.
 */
export function runPrintedScripts(): void {
	const template = document.getElementById( TEMPLATE_ID );
	if ( ! ( template instanceof HTMLTemplateElement ) ) {
		return;
	}
	template.remove();
	const namespaces = createScriptNamespaces( window );
	let file: HTMLScriptElement | undefined;
	for ( const script of document
		.importNode( template.content, true )
		.querySelectorAll( 'script' ) ) {
		const append = () => document.body.append( script );
		const appendBetween = () => namespaces.between( append );
		const end = () => namespaces.end( script );
		if ( script.src ) {
			// An inserted script is `async` by default, and would run as soon as it is downloaded.
			script.async = false;
			script.addEventListener( 'load', end );
			script.addEventListener( 'error', end );
			namespaces.expect( script );
			file = script;
			append();
		} else if ( file ) {
			file.addEventListener( 'load', appendBetween );
			file.addEventListener( 'error', appendBetween );
		} else {
			append();
		}
	}
}
