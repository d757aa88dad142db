const base = require( '@wordpress/scripts/config/jest-unit.config' );

module.exports = {
	...base,
	// The tools are ES modules by their file names; tests load them like any other file.
	transform: { '\\.m?[jt]sx?$': Object.values( base.transform )[ 0 ] },
	reporters: [ 'default' ],
	roots: [ '<rootDir>/src', '<rootDir>/test' ],
	testMatch: [ '**/*.test.[jt]s?(x)' ],
	testPathIgnorePatterns: [ '/node_modules/', '<rootDir>/e2e/' ],
	moduleNameMapper: {
		'\\.(scss|css)$': '<rootDir>/test/helpers/style-stub.js',
		'^@/(.*)$': '<rootDir>/src/$1',
		'^@test/(.*)$': '<rootDir>/test/$1',
	},
	setupFilesAfterEnv: [ '<rootDir>/test/helpers/setup.ts' ],
};
