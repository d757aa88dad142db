import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../../../tools/lib/project.mjs';

const require = createRequire( import.meta.url );
const OUTPUT = join( ROOT, 'artifacts', 'why' );

/** Returns the script of `entry.ts`, built like the application's scripts. */
export async function bundleWhy(): Promise< string > {
	const webpack = require( 'webpack' );
	const config = require( join( ROOT, 'webpack.config.js' ) );
	await new Promise< void >( ( resolve, reject ) => {
		webpack(
			{
				...config,
				mode: 'production',
				devtool: false,
				cache: false,
				entry: { why: join( ROOT, 'e2e/support/why/entry.ts' ) },
				output: { path: OUTPUT, filename: '[name].js' },
				optimization: { minimize: false },
				plugins: config.plugins.filter(
					( plugin: object ) =>
						plugin.constructor.name ===
						'DependencyExtractionWebpackPlugin'
				),
			},
			( error: Error | null, stats: any ) => {
				const problem =
					error ??
					( stats.hasErrors()
						? new Error( stats.toString( 'errors-only' ) )
						: null );
				return problem ? reject( problem ) : resolve();
			}
		);
	} );
	return readFileSync( join( OUTPUT, 'why.js' ), 'utf8' );
}
