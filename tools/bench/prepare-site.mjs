import { createHash } from 'node:crypto';
import {
	existsSync,
	mkdtempSync,
	readFileSync,
	renameSync,
	rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../lib/port.mjs';
import { step } from '../lib/progress.mjs';
import { CACHE, LOCAL_PHP } from '../lib/project.mjs';
import { createSite } from '../lib/site.mjs';
import { cloneSite } from '../lib/site-files.mjs';

const SEED = 'seed-large';

/** Kinds of additional content: the task that adds each, its arguments, and a label. */
const CONTENTS = {
	patterns: {
		task: 'add-patterns',
		arguments_: { patterns: 1000, parts: 300 },
		label: '1,000 patterns and 300 template parts',
	},
	templates: {
		task: 'add-templates',
		arguments_: { templates: 300 },
		label: '300 templates',
	},
	menus: {
		task: 'add-menus',
		arguments_: { menus: 150, items: 300 },
		label: '150 menus, one of them of 300 items',
	},
	everything: {
		task: 'add-everything',
		arguments_: {
			pages: 20_000,
			posts: 50_000,
			patterns: 5000,
			parts: 300,
			templates: 1000,
			menus: 500,
			items: 300,
		},
		label: '20,000 pages, 50,000 posts, 5,000 patterns, 1,000 templates and 500 menus',
	},
	fonts: {
		task: 'add-fonts',
		arguments_: { families: 40, faces: 12 },
		label: '40 font families of 12 faces',
	},
};

/**
 * Starts a WordPress with a lot of content. Its creation takes a while, so a copy is stored in the cache, under a name that changes with
 * the tasks that create it.
 *
 * @param {string} php       The PHP program.
 * @param {Object} files     As `ensureWordPressFiles` returns them.
 * @param {string} [content] Additional content of the site: a name in `CONTENTS`.
 * @return {Promise<{ site: import('../lib/site.mjs').Site, prepared: *, dispose: () => Promise<void> }>} The running site, the result of
 *                                                                          its content's task, and a function that stops and deletes it.
 */
export async function prepareSite( php, files, content ) {
	const original = await ensureSite( php, files, content );
	const dir = mkdtempSync( join( tmpdir(), 'atelier-bench-' ) );
	cloneSite( join( original, 'wordpress' ), join( dir, 'wordpress' ) );
	const site = await createSite( {
		dir,
		port: await findFreePort(),
		php,
		files,
	} );
	return {
		site,
		prepared: await addContent( site, content ),
		dispose: async () => {
			await site.stop();
			rmSync( dir, { recursive: true, force: true } );
		},
	};
}

/** Creates the original of a site unless the cache contains it; returns its folder. */
async function ensureSite( php, files, content ) {
	const prepared = join( CACHE, nameOf( content ) );
	if ( existsSync( prepared ) ) {
		return prepared;
	}
	// All sites are copies of the site without additional content.
	const base = content ? await ensureSite( php, files ) : null;
	await step(
		`Preparing a site of ${
			CONTENTS[ content ]?.label ??
			'500 pages, 3,000 posts and 120 patterns'
		}`,
		async () => {
			const partial = `${ prepared }-${ process.pid }`;
			if ( base ) {
				cloneSite(
					join( base, 'wordpress' ),
					join( partial, 'wordpress' )
				);
			}
			const site = await createSite( {
				dir: partial,
				port: await findFreePort(),
				php,
				files,
				plugins: [],
				seed: base ? null : SEED,
			} );
			await addContent( site, content );
			await site.stop();
			renameSync( partial, prepared );
		}
	);
	return prepared;
}

/** Adds missing content; all tasks check first. */
async function addContent( site, content ) {
	const added = CONTENTS[ content ];
	return added && site.task( added.task, added.arguments_ );
}

function nameOf( content ) {
	const hash = createHash( 'sha256' );
	const added = CONTENTS[ content ];
	for ( const task of [ SEED, ...( added ? [ added.task ] : [] ) ] ) {
		hash.update(
			readFileSync( join( LOCAL_PHP, 'tasks', `${ task }.php` ) )
		);
	}
	hash.update( JSON.stringify( added?.arguments_ ?? null ) );
	return [ 'bench', content, hash.digest( 'hex' ).slice( 0, 12 ) ]
		.filter( Boolean )
		.join( '-' );
}
