/**
 * @jest-environment node
 */
import {
	lstatSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { copyTree } from '../../../../tools/lib/copy-tree.mjs';

describe( 'copyTree', () => {
	let folder: string;
	beforeEach( () => {
		folder = mkdtempSync( join( tmpdir(), 'copy-tree-' ) );
		mkdirSync( join( folder, 'from/a/b' ), { recursive: true } );
		writeFileSync( join( folder, 'from/a/b/file' ), 'text' );
		writeFileSync( join( folder, 'from/a/secret' ), 'text' );
		symlinkSync(
			join( folder, 'from/a' ),
			join( folder, 'from/link' ),
			'junction'
		);
	} );
	afterEach( () => rmSync( folder, { recursive: true } ) );

	it( 'copies what is wanted, and keeps links', () => {
		copyTree( join( folder, 'from' ), join( folder, 'to' ), {
			isWanted: ( path: string ) => path !== 'a/secret',
		} );
		expect( readFileSync( join( folder, 'to/a/b/file' ), 'utf8' ) ).toBe(
			'text'
		);
		expect(
			statSync( join( folder, 'to/a/secret' ), { throwIfNoEntry: false } )
		).toBeUndefined();
		expect( lstatSync( join( folder, 'to/link' ) ).isSymbolicLink() ).toBe(
			true
		);
	} );

	it( 'shares files by hard links where it may, and copies them otherwise', () => {
		copyTree( join( folder, 'from' ), join( folder, 'linked' ), {
			canLink: true,
		} );
		copyTree( join( folder, 'from' ), join( folder, 'copied' ) );
		const inode = ( path: string ) =>
			statSync( join( folder, path, 'a/b/file' ) ).ino;
		expect( inode( 'linked' ) ).toBe( inode( 'from' ) );
		expect( inode( 'copied' ) ).not.toBe( inode( 'from' ) );
	} );
} );
