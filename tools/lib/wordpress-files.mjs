import { createHash } from 'node:crypto';
import {
	createReadStream,
	existsSync,
	mkdirSync,
	readdirSync,
	renameSync,
	rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { npm } from './npm.mjs';
import { npmAdvice } from './npm-advice.mjs';
import { step } from './progress.mjs';
import { CACHE } from './project.mjs';
import { ToolError } from './tool-error.mjs';
import { toCachePath, WORDPRESS_SOURCE } from './wordpress-source.mjs';

/** The running download, for which parallel checks wait. */
let pending = null;

/**
 * Obtains WordPress and its accompanying files, from the cache or else from the npm registry.
 *
 * @return {Promise<{ wordpress: string, sqlite: string, languages: string, wpCli: string }>} Their paths.
 */
export function ensureWordPressFiles() {
	pending ??= obtainWordPressFiles().finally( () => {
		pending = null;
	} );
	return pending;
}

async function obtainWordPressFiles() {
	const folder = join( CACHE, `wordpress-${ WORDPRESS_SOURCE.version }` );
	if ( ! existsSync( folder ) ) {
		// Prepared in another folder and renamed at the end, so that an interrupted run leaves no incomplete result.
		const partial = join( CACHE, `partial-${ process.pid }` );
		mkdirSync( partial, { recursive: true } );
		try {
			const tarball = join( partial, 'package.tgz' );
			await step(
				`Downloading WordPress ${ WORDPRESS_SOURCE.version } (${ WORDPRESS_SOURCE.megabytes } MB)`,
				() => download( tarball )
			);
			await step(
				`Unpacking WordPress ${ WORDPRESS_SOURCE.version }`,
				() => unpack( tarball, partial )
			);
			rmSync( tarball );
			if ( ! existsSync( folder ) ) {
				renameSync( partial, folder );
			}
		} finally {
			rmSync( partial, { recursive: true, force: true } );
		}
	}
	return {
		wordpress: join( folder, 'wordpress' ),
		sqlite: join( folder, 'sqlite-database-integration' ),
		languages: join( folder, 'languages' ),
		wpCli: join( folder, 'wp-cli.phar' ),
	};
}

async function download( tarball ) {
	const folder = dirname( tarball );
	const { code, output } = await npm(
		[
			'pack',
			WORDPRESS_SOURCE.spec,
			'--pack-destination',
			folder,
			'--ignore-scripts',
		],
		{ cwd: folder }
	);
	const name = readdirSync( folder ).find( ( file ) =>
		file.endsWith( '.tgz' )
	);
	if ( code !== 0 || ! name ) {
		throw new ToolError(
			'WordPress could not be downloaded.',
			npmAdvice( output )
		);
	}
	renameSync( join( folder, name ), tarball );
	const hash = createHash( 'sha512' );
	await pipeline( createReadStream( tarball ), hash );
	if (
		`sha512-${ hash.digest( 'base64' ) }` !== WORDPRESS_SOURCE.integrity
	) {
		throw new ToolError(
			`The package ${ WORDPRESS_SOURCE.spec } is not the one that is pinned, and was thrown away.`,
			'The download may be damaged: run `npm cache clean --force` and try again. If it stays so, something between you and the registry changes packages; do not use it.'
		);
	}
}

async function unpack( tarball, folder ) {
	const { extract } = await import( 'tar' );
	await extract( {
		file: tarball,
		cwd: folder,
		filter: ( path ) => toCachePath( path ) !== null,
		onReadEntry: ( entry ) =>
			( entry.path = toCachePath( entry.path ) ?? entry.path ),
	} );
	if ( ! existsSync( join( folder, 'wordpress', 'wp-load.php' ) ) ) {
		throw new ToolError(
			`The package ${ WORDPRESS_SOURCE.spec } does not hold WordPress where it is expected.`
		);
	}
}
