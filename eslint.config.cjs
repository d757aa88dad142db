const path = require( 'path' );
const wordpress = require( '@wordpress/eslint-plugin' );

const { existsSync, readdirSync } = require( 'fs' );

const src = ( folder ) => `./src/${ folder }`;

/** Layers of `src/`, lowest first. A layer may import what stands before it, and `wordpress/`. */
const LAYERS = [
	'utils',
	'schedule',
	'hooks',
	'components',
	'router',
	'focus',
	'data',
	'kits',
	'features',
	'app',
];

/** The rooms of the kernel, lowest first. */
const DATA = [ 'site', 'requests', 'reads', 'writes', 'store', 'journal' ];

/** Which feature may use which other one, and what for. */
const FEATURE_EDGES = {
	// Fonts of the config are chosen, sampled and installed from Styles; moments of the history are compared, and named before a reset.
	// Presets are used as records are. A variation, a look, a revision and a reset can be tried in a draft.
	styles: [ 'drafts', 'fonts', 'history', 'usage' ],
	// A moment can be tried in a draft.
	history: [ 'drafts' ],
	// Before something is deleted, its uses are shown.
	fonts: [ 'usage' ],
	menus: [ 'usage' ],
	patterns: [ 'usage' ],
	// Template parts are read as patterns are. Templates of other themes are brought; the theme's update of one can be tried in a draft.
	templates: [ 'drafts', 'patterns', 'transfer' ],
	// A design from a file is imported into a draft.
	transfer: [ 'drafts' ],
};

const roomsOf = ( layer ) =>
	readdirSync( path.join( __dirname, 'src', layer ), {
		withFileTypes: true,
	} )
		.filter( ( entry ) => entry.isDirectory() )
		.map( ( { name } ) => name );

/** What each layer must not import, with the place where such code should go. */
const layerZones = LAYERS.flatMap( ( layer, index ) =>
	LAYERS.slice( index + 1 ).map( ( higher ) => ( {
		target: src( layer ),
		from: src( higher ),
		message: `${ layer }/ stands below ${ higher }/: move what both need down, or pass it in, by an argument or a slot that app/ fills.`,
	} ) )
);

const dataZones = DATA.flatMap( ( room, index ) =>
	DATA.slice( index + 1 ).map( ( higher ) => ( {
		target: src( `data/${ room }` ),
		from: src( `data/${ higher }` ),
		message: `data/${ room } stands below data/${ higher }: ${ DATA.join(
			' → '
		) }.`,
	} ) )
);

/** A kit is used by another through one of its `index.ts`, a feature by those that the list above names. */
const roomZones = [
	...roomsOf( 'kits' ).flatMap( ( kit ) =>
		roomsOf( 'kits' )
			.filter( ( other ) => other !== kit )
			.map( ( other ) => ( {
				target: src( `kits/${ kit }` ),
				from: src( `kits/${ other }` ),
				except: indexesOf( `kits/${ other }` ),
				message: 'Another kit is used through its index.ts.',
			} ) )
	),
	...roomsOf( 'features' ).flatMap( ( feature ) =>
		roomsOf( 'features' )
			.filter( ( other ) => other !== feature )
			.map( ( other ) => {
				const isAllowed = FEATURE_EDGES[ feature ]?.includes( other );
				return {
					target: src( `features/${ feature }` ),
					from: src( `features/${ other }` ),
					...( isAllowed ? { except: [ './index.ts' ] } : {} ),
					message: isAllowed
						? 'Another feature is used through its index.ts.'
						: `features/${ feature } does not use features/${ other }: what both need is a kit, or FEATURE_EDGES of eslint.config.cjs names the edge and why.`,
				};
			} )
	),
];

/** Rules are pure: they know no React, no store and no request. */
const ruleZones = roomsOf( 'features' )
	.filter( ( feature ) =>
		existsSync( path.join( __dirname, 'src/features', feature, 'rules' ) )
	)
	.flatMap( ( feature ) =>
		[ 'schedule', 'hooks', 'components', 'focus' ].map( ( layer ) => ( {
			target: src( `features/${ feature }/rules` ),
			from: src( layer ),
			message: 'Rules are pure: what they need comes in as an argument.',
		} ) )
	);

function indexesOf( kit ) {
	return [
		'./index.ts',
		...roomsOf( kit )
			.filter( ( part ) =>
				existsSync(
					path.join( __dirname, 'src', kit, part, 'index.ts' )
				)
			)
			.map( ( part ) => `./${ part }/index.ts` ),
	];
}

/** A route is a row of the route table, which app/ alone puts together. */
const ROUTE_IMPORT = {
	regex: '(^|/)route$',
	message: 'src/app/routes.ts alone imports routes.',
};

/** The moment of a task is chosen by what `schedule/` offers. */
const TIMERS = [
	'setTimeout',
	'clearTimeout',
	'setInterval',
	'clearInterval',
	'requestAnimationFrame',
	'cancelAnimationFrame',
	'requestIdleCallback',
	'cancelIdleCallback',
].map( ( name ) => ( {
	name,
	message: 'src/schedule owns *when*: see the table of its README.',
} ) );

/** The same names as properties, of `window` and of any other object that has them. */
const TIMER_PROPERTIES = TIMERS.map( ( { name, message } ) => ( {
	property: name,
	message,
} ) );

/** A guard that stands once. */
const OWN_RECORD_GUARD = {
	selector: 'BinaryExpression[left.operator="typeof"][right.value="object"]',
	message: 'Use isRecord of @/utils/is-record.',
};

/** Undo and Retry have one wording, and the notices that offer them one writer. */
const OWN_UNDO_TEXT = {
	selector:
		'CallExpression[callee.name="__"][arguments.0.value=/^(Undo|Retry|Try again)$/]',
	message:
		'Notices offer Undo and Retry through src/kits/saving/outcomes: runOnItems or showUndoNotice. Elsewhere use HistoryButtons, UndoButton, RetryButton or LoadProblem.',
};

const UNDO_LABELS = {
	name: '@/utils/action-labels',
	message: OWN_UNDO_TEXT.message,
};

const API_FETCH = {
	name: '@wordpress/api-fetch',
	message:
		'data/ talks to the server: src/data/reads reads, src/data/writes writes.',
};

/** Functions that write a record, by the modules that export them. */
const WRITES = [
	'@/data/writes',
	'@/data/writes/write-records',
	'@/data/writes/save-records',
	'@/data/writes/duplicate-post',
	'@/data/writes/run-server-job',
].map( ( name ) => ( {
	name,
	importNames: [
		'createRecord',
		'updateRecord',
		'deleteRecord',
		'restoreDeletion',
		'duplicatePost',
		'saveRecords',
		'runServerJob',
	],
	message:
		'A noun writes in its own writes/: one function for each intention. kits/saving saves what was edited.',
} ) );

/** A longer function holds several ideas: each becomes a component, a hook or a function with a name. */
const FUNCTION_LENGTH = [
	'error',
	{ max: 100, skipBlankLines: true, skipComments: true },
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

/** Files of the application that may have to do with nouns. */
const NOUNS = 'src/{app,features,kits}/**/*.{ts,tsx}';

/**
 * Returns a block that restricts imports further. The last block that names a file counts, with all of its paths.
 *
 * @param {string}   files   The files.
 * @param {Object[]} paths   Modules that they may not import, besides those that no folder may.
 * @param {string[]} ignores Files among them that may.
 */
const restrictImports = ( files, paths, ignores = [] ) => ( {
	files: [ files ],
	ignores,
	rules: {
		'no-restricted-imports': [
			'error',
			{
				paths: [ ...RESTRICTED_IMPORTS.paths, ...paths ],
				patterns: [ ...RESTRICTED_IMPORTS.patterns, ROUTE_IMPORT ],
			},
		],
	},
} );

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
					zones: [
						...layerZones,
						...dataZones,
						...roomZones,
						...ruleZones,
					],
				},
			],
			'no-restricted-imports': [ 'error', RESTRICTED_IMPORTS ],
			'max-lines-per-function': FUNCTION_LENGTH,
			'no-restricted-syntax': [
				'error',
				OWN_RECORD_GUARD,
				OWN_UNDO_TEXT,
			],
			'no-restricted-properties': [
				'error',
				{
					property: 'focus',
					message:
						'src/focus owns the focus: moveFocus, or one of its hooks.',
				},
				...TIMER_PROPERTIES,
			],
			'no-restricted-globals': [ 'error', ...TIMERS ],
			'@typescript-eslint/no-explicit-any': 'error',
			'@typescript-eslint/consistent-type-imports': 'error',
			'@wordpress/no-unsafe-wp-apis': 'error',
		},
	},
	restrictImports(
		'src/{app,features,kits,components,hooks,router,focus,schedule,utils}/**/*.{ts,tsx}',
		[ API_FETCH ]
	),
	restrictImports(
		NOUNS,
		[ API_FETCH, UNDO_LABELS ],
		[ 'src/kits/saving/outcomes/**' ]
	),
	restrictImports(
		NOUNS,
		[ API_FETCH, UNDO_LABELS, ...WRITES ],
		[ 'src/kits/saving/**', 'src/features/*/writes/**' ]
	),
	{
		files: [ 'src/app/routes.ts' ],
		rules: { 'no-restricted-imports': [ 'error', RESTRICTED_IMPORTS ] },
	},
	{
		files: [ 'src/focus/**' ],
		rules: {
			'no-restricted-properties': [ 'error', ...TIMER_PROPERTIES ],
		},
	},
	{
		files: [ 'src/schedule/**' ],
		rules: {
			'no-restricted-properties': 'off',
			'no-restricted-globals': 'off',
		},
	},
	{
		files: [ 'src/utils/is-record.ts', 'src/utils/action-labels.ts' ],
		rules: { 'no-restricted-syntax': 'off' },
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
	{
		files: [ 'tools/**/*.{js,mjs,ts}' ],
		rules: { 'max-lines-per-function': FUNCTION_LENGTH },
	},
];
