const path = require( 'path' );
const wordpress = require( '@wordpress/eslint-plugin' );

/** Layers of `src/`, lowest first. A layer may import what stands before it, and `wordpress/`. */
const LAYERS = [
	'utils',
	'hooks',
	'components',
	'router',
	'focus',
	'data',
	'features',
	'screens',
	'app',
];

const src = ( folder ) => `./src/${ folder }`;

/** What each layer must not import, with the place where such code should go. */
const layerZones = LAYERS.flatMap( ( layer, index ) =>
	LAYERS.slice( index + 1 ).map( ( higher ) => ( {
		target: src( layer ),
		from: src( higher ),
		message: `${ layer }/ stands below ${ higher }/: move what both need down, or pass it in.`,
	} ) )
);

const { readdirSync } = require( 'fs' );

const foldersOf = ( layer ) =>
	readdirSync( path.join( __dirname, 'src', layer ), {
		withFileTypes: true,
	} )
		.filter( ( entry ) => entry.isDirectory() )
		.map( ( { name } ) => name );

/** Screens do not know each other; features meet at their `index.ts` alone. */
const siblingZones = [
	...foldersOf( 'screens' ).flatMap( ( screen ) => [
		{
			target: src( `screens/${ screen }` ),
			from: src( 'screens' ),
			except: [ `./${ screen }` ],
			message:
				'Screens do not import each other: what both need is a feature.',
		},
	] ),
	...foldersOf( 'features' ).flatMap( ( feature ) =>
		foldersOf( 'features' )
			.filter( ( other ) => other !== feature )
			.map( ( other ) => ( {
				target: src( `features/${ feature }` ),
				from: src( `features/${ other }` ),
				except: [ './index.ts' ],
				message: 'Another feature is used through its index.ts.',
			} ) )
	),
];

/** Imports that no folder of the application may have. */
const RESTRICTED_IMPORTS = {
	paths: [
		{
			name: '@wordpress/edit-site',
			message: 'The peer’s application is not used.',
		},
		{
			name: '@wordpress/global-styles-ui',
			message: 'The peer’s global styles are not used.',
		},
		{
			name: '@wordpress/private-apis',
			message: 'Unlocking stands in src/wordpress/ only.',
		},
		{
			name: '@wordpress/components',
			importNames: [ 'Modal' ],
			message:
				'Use Dialog of @/components/dialog: it can be closed when its content fails.',
		},
	],
	patterns: [
		{
			group: [ '@wordpress/*/build*' ],
			message: 'Import what the package exports.',
		},
	],
};

module.exports = [
	{
		ignores: [
			'build/**',
			'node_modules/**',
			'artifacts/**',
			'dist/**',
			'.cache/**',
			'.wordpress/**',
			'**/node_modules/**',
		],
	},
	...wordpress.configs.recommended,
	{
		files: [ '**/*.{js,cjs,mjs,ts,tsx}' ],
		languageOptions: {
			parserOptions: {
				requireConfigFile: false,
				babelOptions: {
					presets: [
						require.resolve( '@wordpress/babel-preset-default' ),
					],
				},
			},
		},
		settings: {
			'import/resolver': {
				typescript: {
					project: path.join( __dirname, 'tsconfig.json' ),
				},
			},
		},
		rules: {
			'import/no-extraneous-dependencies': 'off',
			'import/no-unresolved': 'off',
			'jsdoc/require-param': 'off',
			'jsdoc/require-param-type': 'off',
			'jsdoc/require-returns-type': 'off',
			'jsdoc/check-tag-names': 'off',
			'jsdoc/no-undefined-types': 'off',
			'jsdoc/check-param-names': 'off',
			'@wordpress/i18n-text-domain': [
				'error',
				{ allowedTextDomain: 'atelier' },
			],
			'no-console': 'error',
		},
	},
	{
		files: [ 'src/**/*.{ts,tsx}' ],
		rules: {
			'import/no-cycle': 'error',
			'import/no-default-export': 'error',
			'import/no-restricted-paths': [
				'error',
				{
					basePath: __dirname,
					zones: [ ...layerZones, ...siblingZones ],
				},
			],
			'no-restricted-imports': [ 'error', RESTRICTED_IMPORTS ],
			'no-restricted-properties': [
				'error',
				{
					property: 'focus',
					message:
						'src/focus owns the focus: moveFocus, or one of its hooks.',
				},
			],
			'@typescript-eslint/no-explicit-any': 'error',
			'@typescript-eslint/consistent-type-imports': 'error',
			'@wordpress/no-unsafe-wp-apis': 'error',
		},
	},
	{
		files: [
			'src/{app,screens,features,components,hooks,router,focus,utils}/**/*.{ts,tsx}',
		],
		rules: {
			'no-restricted-imports': [
				'error',
				{
					...RESTRICTED_IMPORTS,
					paths: [
						...RESTRICTED_IMPORTS.paths,
						{
							name: '@wordpress/api-fetch',
							message:
								'data/ talks to the server: src/data/resources reads, src/data/records writes.',
						},
					],
				},
			],
		},
	},
	{
		files: [ 'src/focus/**' ],
		rules: { 'no-restricted-properties': 'off' },
	},
	{
		files: [ 'src/components/dialog.tsx' ],
		rules: { 'no-restricted-imports': 'off' },
	},
	{
		// The one folder that opens what WordPress keeps private or marks as unstable.
		files: [ 'src/wordpress/**/*.{ts,tsx}' ],
		rules: {
			'no-restricted-imports': 'off',
			'@wordpress/no-unsafe-wp-apis': 'off',
		},
	},
	{
		files: [ 'tools/**/*.{js,mjs,ts}', 'e2e/**/*.{ts,mjs,js}' ],
		rules: { 'no-console': 'off' },
	},
];
