/**
 * @jest-environment node
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMariaDb } from '../../../../tools/lib/find-mariadb.mjs';

describe( 'findMariaDb', () => {
	let folder = '';
	beforeEach( () => {
		folder = mkdtempSync( join( tmpdir(), 'atelier-unit-' ) );
	} );
	afterEach( () => rmSync( folder, { recursive: true } ) );

	it( 'finds a server with the program that makes its data folder', () => {
		writeFileSync( join( folder, 'mariadbd' ), '' );
		writeFileSync( join( folder, 'mariadb-install-db' ), '' );
		expect( findMariaDb( [ '/nowhere', folder ] ) ).toEqual( {
			server: join( folder, 'mariadbd' ),
			install: join( folder, 'mariadb-install-db' ),
		} );
	} );

	it( 'takes half of it for nothing', () => {
		writeFileSync( join( folder, 'mariadbd' ), '' );
		expect( findMariaDb( [ folder ] ) ).toBeNull();
	} );
} );
