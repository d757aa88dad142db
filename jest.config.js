const base = require( '@wordpress/scripts/config/jest-unit.config' );

// Transpiling by Babel took a third of the time of all tests.
const toSwcOptions = ( parser ) => ( {
	jsc: {
		parser,
		target: 'es2022',
		transform: { react: { runtime: 'automatic' } },
	},
	module: { type: 'commonjs' },
	sourceMaps: 'inline',
} );

module.exports = {
	...base,
	reporters: [ 'default' ],
	// A whole screen is rendered in some; on two busy cores that takes its time.
	testTimeout: 30_000,
	roots: [ '<rootDir>/src', '<rootDir>/test' ],
	testMatch: [ '**/*.test.[jt]s?(x)' ],
	testPathIgnorePatterns: [ '/node_modules/', '<rootDir>/e2e/' ],
	moduleNameMapper: {
		'\\.(scss|css)$': '<rootDir>/test/helpers/style-stub.js',
		'^seroval(-plugins/.*)?$': '<rootDir>/test/helpers/seroval-stub.js',
		'^@/(.*)$': '<rootDir>/src/$1',
		'^@test/(.*)$': '<rootDir>/test/$1',
	},
	// The tools are ES modules by their file names; tests load them like any other file.
	transform: {
		'\\.tsx$': [
			'@swc/jest',
			toSwcOptions( { syntax: 'typescript', tsx: true } ),
		],
		'\\.ts$': [ '@swc/jest', toSwcOptions( { syntax: 'typescript' } ) ],
		'\\.m?jsx?$': [
			'@swc/jest',
			toSwcOptions( { syntax: 'ecmascript', jsx: true } ),
		],
	},
	// Packages that come as ES modules alone.
	transformIgnorePatterns: [
		'/node_modules/(?!(@wordpress/theme|uuid|is-plain-obj|date-fns|@date-fns|parsel-js|colorjs\\.io|nanoid|css-tree|mdn-data|fontkitten|marked|p-map|client-zip)/)',
	],
	testEnvironment: '<rootDir>/test/helpers/environment.js',
	setupFilesAfterEnv: [ '<rootDir>/test/helpers/setup.ts' ],
};
