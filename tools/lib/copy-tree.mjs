import {
	constants,
	copyFileSync,
	linkSync,
	mkdirSync,
	readdirSync,
	realpathSync,
	statSync,
	symlinkSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * Copies a folder. Symbolic links stay links to the same target.
 *
 * @param {string}                    from               The folder to copy.
 * @param {string}                    to                 The target folder; created when it is missing.
 * @param {Object}                    [options]          Options.
 * @param {boolean}                   [options.canLink]  Whether files may be hard links; for files that are never changed in place.
 * @param {(path: string) => boolean} [options.isWanted] Returns whether a path relative to `from`, with slashes, is copied.
 * @param {string}                    [options.relative] The path so far, for the recursion.
 */
export function copyTree(
	from,
	to,
	{ canLink = false, isWanted = () => true, relative = '' } = {}
) {
	mkdirSync( to, { recursive: true } );
	for ( const entry of readdirSync( from, { withFileTypes: true } ) ) {
		const path = relative ? `${ relative }/${ entry.name }` : entry.name;
		if ( ! isWanted( path ) ) {
			continue;
		}
		const source = join( from, entry.name );
		const target = join( to, entry.name );
		if ( entry.isSymbolicLink() ) {
			copyLink( source, target );
		} else if ( entry.isDirectory() ) {
			copyTree( source, target, { canLink, isWanted, relative: path } );
		} else if ( canLink ) {
			linkOrCopy( source, target );
		} else {
			copyFileSync( source, target, constants.COPYFILE_FICLONE );
		}
	}
}

function copyLink( source, target ) {
	const place = realpathSync( source );
	symlinkSync(
		place,
		target,
		statSync( place ).isDirectory() ? 'junction' : 'file'
	);
}

/**
 * Creates a hard link to a file, or a copy where a link is not possible.
 *
 * @param {string} source The file.
 * @param {string} target The link's path.
 */
export function linkOrCopy( source, target ) {
	try {
		linkSync( source, target );
	} catch ( error ) {
		if ( error.code === 'EEXIST' ) {
			return;
		}
		// Another file system, or one without hard links.
		copyFileSync( source, target, constants.COPYFILE_FICLONE );
	}
}
