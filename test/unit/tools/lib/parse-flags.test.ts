/**
 * @jest-environment node
 */
import { parseFlags } from '../../../../tools/lib/parse-flags.mjs';

const FLAGS = {
	port: { type: 'string', integer: true, default: 9400 },
	php: { type: 'string', choices: [ 'native', 'wasm' ] },
	reset: { type: 'boolean' },
};

describe( 'parseFlags', () => {
	it.each( [
		[ [], { port: 9400 } ],
		[ [ '--port', '9500' ], { port: 9500 } ],
		[ [ '--port=9500', '--reset' ], { port: 9500, reset: true } ],
		[ [ '--php', 'wasm' ], { port: 9400, php: 'wasm' } ],
	] )( 'reads %j as %j', ( args, expected ) => {
		expect( parseFlags( args, FLAGS ) ).toEqual( expected );
	} );

	it.each( [
		[ [ '--colour' ], /--colour/ ],
		[ [ '--port' ], /--port/ ],
		[ [ '--port', '94oo' ], /--port needs a whole number, not “94oo”/ ],
		[ [ '--php', 'rust' ], /--php does not know “rust”/ ],
		[ [ 'word' ], /word/ ],
	] )( 'refuses %j', ( args, message ) => {
		expect( () => parseFlags( args, FLAGS ) ).toThrow( message );
	} );
} );
