const base = require( '@wordpress/scripts/config/jest-unit.config' );

module.exports = {
	...base,
	reporters: [ 'default' ],
	roots: [ '<rootDir>/src', '<rootDir>/test', '<rootDir>/tools' ],
	testMatch: [ '**/*.test.[jt]s?(x)' ],
	testPathIgnorePatterns: [ '/node_modules/', '<rootDir>/e2e/' ],
	moduleNameMapper: {
		'\\.(scss|css)$': '<rootDir>/test/helpers/style-stub.js',
		'^@/(.*)$': '<rootDir>/src/$1',
		'^@test/(.*)$': '<rootDir>/test/$1',
	},
	setupFilesAfterEnv: [ '<rootDir>/test/helpers/setup.ts' ],
};
