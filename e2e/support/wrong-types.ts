/** Types of values in JSON. */
const VALUES = {
	text: 'x',
	number: 1,
	flag: true,
	list: [ 'x', {} ],
	object: { x: { y: [ 1 ] } },
	'list of lists': [ [ [ 1 ] ] ],
};

type TypeName = keyof typeof VALUES;

const FLAG = [ 'flag' ] as const;
const SIZE = [ 'text', 'number' ] as const;
const NONE = [] as const;

/** Paths of settings and styles, each with the valid types. */
const PATHS: Readonly< Record< string, readonly TypeName[] > > = {
	'settings.appearanceTools': FLAG,
	'settings.useRootPaddingAwareAlignments': FLAG,
	'settings.background.backgroundImage': FLAG,
	'settings.border.radius': FLAG,
	'settings.color.custom': FLAG,
	'settings.color.defaultPalette': FLAG,
	'settings.color.link': FLAG,
	'settings.dimensions.minHeight': FLAG,
	'settings.layout.contentSize': SIZE,
	'settings.layout.wideSize': SIZE,
	'settings.layout.allowEditing': FLAG,
	'settings.position.sticky': FLAG,
	'settings.spacing.blockGap': FLAG,
	'settings.spacing.customSpacingSize': FLAG,
	'settings.spacing.spacingScale': NONE,
	'settings.spacing.units': NONE,
	'settings.shadow.defaultPresets': FLAG,
	'settings.typography.fluid': FLAG,
	'settings.typography.dropCap': FLAG,
	'settings.typography.customFontSize': FLAG,
	'styles.background.backgroundImage': [ 'text' ],
	'styles.background.backgroundPosition': SIZE,
	'styles.background.backgroundSize': SIZE,
	'styles.background.gradient': SIZE,
	'styles.border.color': SIZE,
	'styles.border.radius': SIZE,
	'styles.border.style': SIZE,
	'styles.border.width': SIZE,
	'styles.border.top.color': SIZE,
	'styles.color.background': SIZE,
	'styles.color.gradient': SIZE,
	'styles.color.text': SIZE,
	'styles.css': [ 'text' ],
	'styles.dimensions.aspectRatio': SIZE,
	'styles.dimensions.minHeight': SIZE,
	'styles.filter.duotone': SIZE,
	'styles.outline.color': SIZE,
	'styles.outline.offset': SIZE,
	'styles.shadow': SIZE,
	'styles.spacing.blockGap': SIZE,
	'styles.spacing.margin.top': SIZE,
	'styles.spacing.padding.left': SIZE,
	'styles.typography.fontFamily': SIZE,
	'styles.typography.fontSize': SIZE,
	'styles.typography.fontWeight': SIZE,
	'styles.typography.letterSpacing': SIZE,
	'styles.typography.lineHeight': SIZE,
	'styles.typography.textColumns': SIZE,
	'styles.typography.textDecoration': SIZE,
	'styles.typography.textTransform': SIZE,
	'styles.elements.link.color.text': SIZE,
	'styles.elements.link.:hover.color.text': SIZE,
	'styles.blocks.core/group.color.background': SIZE,
	'styles.blocks.core/group.variations.fancy.spacing.blockGap': SIZE,
};

/** Groups, whose values have to be objects. */
const GROUPS = [
	'settings.background',
	'settings.border',
	'settings.color',
	'settings.dimensions',
	'settings.layout',
	'settings.spacing',
	'settings.typography',
	'settings.blocks',
	'styles.background',
	'styles.border',
	'styles.color',
	'styles.elements',
	'styles.blocks',
	'styles.spacing',
	'styles.typography',
	'styles.elements.link',
	'styles.blocks.core/group',
];

/** Preset lists, each with a valid entry. */
const LISTS: Readonly< Record< string, Record< string, unknown > > > = {
	'settings.color.palette': { slug: 'a', name: 'A', color: 'red' },
	'settings.color.gradients': {
		slug: 'a',
		name: 'A',
		gradient: 'linear-gradient(red,blue)',
	},
	'settings.color.duotone': {
		slug: 'a',
		name: 'A',
		colors: [ '#000', '#fff' ],
	},
	'settings.typography.fontSizes': { slug: 'a', name: 'A', size: '1rem' },
	'settings.typography.fontFamilies': {
		slug: 'a',
		name: 'A',
		fontFamily: 'Arial',
		fontFace: [ { fontFamily: 'Arial', src: [ 'a.woff2' ] } ],
	},
	'settings.spacing.spacingSizes': { slug: 'a', name: 'A', size: '1rem' },
	'settings.shadow.presets': { slug: 'a', name: 'A', shadow: '0 0 1px red' },
	'settings.border.radiusSizes': { slug: 'a', name: 'A', size: '1rem' },
	'settings.dimensions.dimensionSizes': {
		slug: 'a',
		name: 'A',
		size: '1rem',
	},
	'settings.dimensions.aspectRatios': { slug: 'a', name: 'A', ratio: '1/1' },
};

const FAMILIES = 'settings.typography.fontFamilies';
const FACE = { fontFamily: 'Arial', src: [ 'a.woff2' ], fontWeight: 400 };

/** Values of `fontFace` of a font family; only the first is valid. */
const WRONG_FACES: readonly unknown[] = [
	[ FACE ],
	'x',
	1,
	true,
	{ a: FACE },
	[ 'x' ],
	[ 1 ],
	[ [ FACE ] ],
	[ FACE, { ...FACE, src: { a: 1 } } ],
	[ { ...FACE, src: [ [ 'a.woff2' ] ] } ],
	[ { ...FACE, fontWeight: [ 400, 700 ] } ],
];

/** A config with wrong types at known paths. */
export interface WrongConfig {
	name: string;
	config: { settings: object; styles: object };
	/** The paths that cannot be read. */
	wrong: string[];
}

/** Configs with one type at every path or group, and with invalid entries in every preset list. */
export const WRONG_CONFIGS: readonly WrongConfig[] = [
	...Object.keys( VALUES ).map( ( type ) => ( {
		name: `${ type } at every path`,
		...build(
			Object.entries( PATHS ).map( ( [ path, right ] ) => ( {
				path,
				value: VALUES[ type as TypeName ],
				isRight: right.includes( type as TypeName ),
			} ) )
		),
	} ) ),
	...( [ 'text', 'number', 'flag', 'list', 'list of lists' ] as const ).map(
		( type ) => ( {
			name: `${ type } in place of a group`,
			...build(
				GROUPS.filter( ( path ) =>
					GROUPS.every(
						( other ) => ! other.startsWith( `${ path }.` )
					)
				).map( ( path ) => ( {
					path,
					value: VALUES[ type ],
					isRight: false,
				} ) )
			),
		} )
	),
	{
		name: 'values in the place of methods',
		...build(
			[
				'settings.custom.toString',
				'settings.custom.spacing.valueOf',
				'styles.future.toString',
				'styles.future.constructor',
				'styles.blocks.core/group.future.valueOf',
			].map( ( path ) => ( { path, value: 1, isRight: false } ) )
		),
	},
	{
		name: 'wrong entries in every preset list, and gaps by direction',
		...build( [
			...Object.entries( LISTS ).flatMap( ( [ path, right ] ) =>
				listsOf( right ).map( ( { entry, isRight }, index ) => ( {
					path: `${ path }.custom.${ index }`,
					value: entry,
					isRight,
				} ) )
			),
			// The site has one gap, a block one for each direction.
			...[
				{ path: 'styles.spacing.blockGap', isRight: false },
				{
					path: 'styles.blocks.core/group.spacing.blockGap',
					isRight: true,
				},
			].map( ( row ) => ( {
				...row,
				value: { top: '1rem', left: '2rem' },
			} ) ),
		] ),
	},
	{
		name: 'wrong variants of a font family',
		...build(
			WRONG_FACES.map( ( fontFace, index ) => ( {
				path: `settings.typography.fontFamilies.custom.${ index }`,
				value: { ...LISTS[ FAMILIES ], slug: `a-${ index }`, fontFace },
				isRight: index === 0,
			} ) )
		),
	},
	{
		name: 'something else in place of every preset list',
		...build(
			Object.keys( LISTS ).map( ( path, index ) => ( {
				path,
				value: [ 'x', 1, true ][ index % 3 ],
				isRight: false,
			} ) )
		),
	},
];

function listsOf( right: Record< string, unknown > ) {
	const key = Object.keys( right ).find(
		( name ) => name !== 'slug' && name !== 'name'
	)!;
	return [
		{ entry: right, isRight: true },
		...[
			'x',
			1,
			true,
			[ 'x' ],
			{},
			{ ...right, slug: [ 'a' ] },
			{ ...right, slug: undefined, name: 'A' },
			{ ...right, name: { a: 1 } },
			{ ...right, [ key ]: { a: [ 1 ] } },
			{ ...right, [ key ]: undefined },
		].map( ( entry ) => ( { entry, isRight: false } ) ),
	];
}

function build(
	entries: readonly { path: string; value: unknown; isRight: boolean }[]
): Omit< WrongConfig, 'name' > {
	const config = { settings: {}, styles: {} };
	for ( const { path, value } of entries ) {
		const keys = path.split( '.' );
		const last = keys.pop()!;
		const parent = keys.reduce< any >( ( node, key, index ) => {
			const isList = /^\d+$/.test( keys[ index + 1 ] ?? last );
			return ( node[ key ] ??= isList ? [] : {} );
		}, config );
		parent[ last ] = value;
	}
	return {
		config,
		wrong: entries
			.filter( ( { isRight } ) => ! isRight )
			.map( ( { path } ) => path )
			.sort(),
	};
}
