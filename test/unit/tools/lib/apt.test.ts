import { aptInstall } from '../../../../tools/lib/apt.mjs';
import { run } from '../../../../tools/lib/run.mjs';

jest.mock( '../../../../tools/lib/run.mjs', () => ( { run: jest.fn() } ) );

const asked: string[] = [];
const ends: ( () => void )[] = [];

beforeEach( () => {
	jest.mocked( run ).mockImplementation(
		( _program: string, [ action, ...rest ]: string[] ) => {
			asked.push( [ action, rest.at( -1 ) ].join( ' ' ).trim() );
			return new Promise( ( resolve ) =>
				ends.push( () =>
					resolve( { code: 0, output: '', stdout: '' } )
				)
			);
		}
	);
} );

/** Ends the last command, and lets the next one begin. */
async function end() {
	ends.pop()?.();
	await new Promise( process.nextTick );
}

it( 'installs for one at a time, with one update of the lists', async () => {
	const both = [ aptInstall( [ 'one' ] ), aptInstall( [ 'two' ] ) ];
	await new Promise( process.nextTick );
	expect( asked ).toEqual( [ 'update' ] );
	await end();
	expect( asked ).toEqual( [ 'update', 'install one' ] );
	await end();
	expect( asked ).toEqual( [ 'update', 'install one', 'install two' ] );
	await end();
	await expect( Promise.all( both ) ).resolves.toEqual( [ true, true ] );
} );
