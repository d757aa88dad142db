/**
 * @jest-environment node
 */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { newestChange } from '../../../../tools/lib/newest-change.mjs';

describe( 'newestChange', () => {
	it( 'finds the newest file at any depth, and 0 where nothing is', () => {
		const folder = mkdtempSync( join( tmpdir(), 'newest-change-' ) );
		mkdirSync( join( folder, 'a/b' ), { recursive: true } );
		for ( const [ path, seconds ] of [
			[ 'a/b/new', 2000 ],
			[ 'a/old', 1000 ],
		] as const ) {
			writeFileSync( join( folder, path ), '' );
			utimesSync( join( folder, path ), seconds, seconds );
		}
		expect(
			newestChange( [ join( folder, 'a' ), join( folder, 'absent' ) ] )
		).toBe( 2_000_000 );
		expect( newestChange( [ join( folder, 'absent' ) ] ) ).toBe( 0 );
		rmSync( folder, { recursive: true } );
	} );
} );
