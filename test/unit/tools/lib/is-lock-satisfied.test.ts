/**
 * @jest-environment node
 */
import { isLockSatisfied } from '../../../../tools/lib/is-lock-satisfied.mjs';

const lock = {
	packages: {
		'': { version: '0.1.0' },
		'node_modules/a': { version: '1.0.0' },
		'node_modules/b': { version: '2.0.0', optional: true },
	},
};

describe( 'isLockSatisfied', () => {
	it.each( [
		[
			'all is there',
			{
				'node_modules/a': { version: '1.0.0' },
				'node_modules/b': { version: '2.0.0' },
			},
			true,
		],
		[
			'only an optional package is absent',
			{ 'node_modules/a': { version: '1.0.0' } },
			true,
		],
		[
			'a package has another version',
			{ 'node_modules/a': { version: '1.0.1' } },
			false,
		],
		[ 'a package is absent', {}, false ],
	] )( 'when %s', ( _case, packages, expected ) => {
		expect( isLockSatisfied( lock, { packages } ) ).toBe( expected );
	} );
} );
