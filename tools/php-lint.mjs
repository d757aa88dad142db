/** `npm run lint:php`: checks the syntax of every PHP file. */
import { checkPhpSyntax } from './lib/check-php-syntax.mjs';
import { main } from './lib/main.mjs';
import { ToolError } from './lib/tool-error.mjs';

await main( async () => {
	const { count, problems } = await checkPhpSyntax();
	if ( problems.length ) {
		throw new ToolError( problems.join( '\n' ) );
	}
	console.log( `${ count } PHP files are sound.` );
} );
