const path = require( 'path' );
const CopyWebpackPlugin = require( 'copy-webpack-plugin' );
const MiniCSSExtractPlugin = require( 'mini-css-extract-plugin' );
const scripts = require( '@wordpress/scripts/config/webpack.config' );
const DependencyExtractionPlugin = require( '@wordpress/dependency-extraction-webpack-plugin' );
const { ChunkNamesPlugin } = require( './tools/webpack/chunk-names-plugin' );
const { HostScriptsPlugin } = require( './tools/webpack/host-scripts-plugin' );
const { HostTextsPlugin } = require( './tools/webpack/host-texts-plugin' );
const {
	addLayoutWidthFunction,
} = require( './tools/webpack/layout-width-function' );
const screens = require( './includes/page/screens.json' );
const sections = require( './includes/styles/sections.json' );

const config = Array.isArray( scripts ) ? scripts[ 0 ] : scripts;

addLayoutWidthFunction( config );

/** Plugins of wp-scripts that serve block plugins, or that our logical properties make needless. */
const UNUSED_PLUGINS = [
	'CopyPlugin',
	'PhpFilePathsPlugin',
	'RtlCssPlugin',
	'BlocksManifestPlugin',
	'MiniCssExtractPlugin',
	'DependencyExtractionWebpackPlugin',
];

/** Packages without a script of the host, beyond those that the extraction plugin knows. */
const BUNDLED_PACKAGES = [
	'@wordpress/base-styles',
	'@wordpress/global-styles-engine',
	'@wordpress/image-cropper',
	'@wordpress/media-editor',
	'@wordpress/media-fields',
	'@wordpress/route',
];

/** Icons that PHP prints in the shell: those of the tables, and those around their rows. */
const SHELL_ICONS = new Set( [
	...[ screens, sections ].flatMap( ( table ) =>
		Object.values( table ).flatMap( ( row ) =>
			'icon' in row ? [ row.icon ] : []
		)
	),
	'chevron-left',
	'chevron-right',
	'wordpress',
] );

const fromPackages = ( request ) =>
	path.join( __dirname, 'node_modules/@wordpress', request );

module.exports = {
	...config,
	entry: {
		index: './src/index.tsx',
		shell: './src/app/shell/index.ts',
	},
	output: {
		...config.output,
		chunkFilename: '[name].[contenthash:8].js',
		publicPath: 'auto',
	},
	resolve: {
		...config.resolve,
		alias: {
			...config.resolve.alias,
			'@': path.resolve( __dirname, 'src' ),
		},
	},
	optimization: {
		...config.optimization,
		chunkIds: 'named',
		// What is small and shared is in each chunk that needs it: a request costs more. It runs once all the same.
		splitChunks: { chunks: 'async', minSize: 60_000 },
	},
	// A second build takes what did not change from the first.
	cache: {
		type: 'filesystem',
		cacheDirectory: path.join( __dirname, '.cache/webpack' ),
		buildDependencies: {
			config: [
				__filename,
				...[
					'page/layout-widths.json',
					'page/screens.json',
					'styles/sections.json',
				].map( ( name ) => path.join( __dirname, 'includes', name ) ),
			],
		},
	},
	performance: { hints: false },
	plugins: [
		...config.plugins.filter(
			( plugin ) => ! UNUSED_PLUGINS.includes( plugin.constructor.name )
		),
		new MiniCSSExtractPlugin( {
			filename: '[name].css',
			chunkFilename: '[name].[contenthash:8].css',
			ignoreOrder: true,
			// After the styles that are printed with the page, which the head would put before them.
			insert: ( link ) => document.body.append( link ),
		} ),
		new DependencyExtractionPlugin( {
			// `false` bundles a request; `undefined` leaves it to the plugin's own list.
			requestToExternal: ( request ) =>
				BUNDLED_PACKAGES.includes( request )
					? /** @type {any} The types know texts alone. */ ( false )
					: undefined,
		} ),
		new ChunkNamesPlugin(),
		new HostScriptsPlugin(),
		new HostTextsPlugin(),
		new CopyWebpackPlugin( {
			patterns: [
				...Array.from( SHELL_ICONS, ( name ) => ( {
					from: fromPackages( `icons/src/library/${ name }.svg` ),
					to: `icons/${ name }.svg`,
				} ) ),
				{
					from: fromPackages( 'dataviews/build-style/style.css' ),
					to: 'vendor/dataviews.css',
				},
				{
					from: fromPackages( 'dataviews/build-style/style-rtl.css' ),
					to: 'vendor/dataviews-rtl.css',
				},
				{
					from: fromPackages( 'fields/build-style/style.css' ),
					to: 'vendor/fields.css',
				},
				{
					from: fromPackages( 'fields/build-style/style-rtl.css' ),
					to: 'vendor/fields-rtl.css',
				},
			],
		} ),
	],
};
