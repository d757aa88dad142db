import {
	applyDifferences,
	diffConfigs,
} from '@/features/styles/rules/diff-configs';
import {
	planRestore,
	restoreDifferences,
	type RestoreRequest,
} from '@/features/styles/rules/plan-restore';
import type { Config } from '@/utils/theme-json/config';

const styles = ( value: Config[ 'styles' ] ): Config => ( {
	settings: {},
	styles: value,
} );
const withColor = (
	value: Config[ 'styles' ],
	...custom: unknown[]
): Config => ( {
	settings: { color: { palette: { custom } } },
	styles: value,
} );
const NOTHING = styles( {} );
const INK = { slug: 'ink', name: 'Ink', color: '#111' };
const SKY = { slug: 'sky', name: 'Sky', color: '#39f' };
const TEXT = { color: { text: 'var:preset|color|ink' } };
const INTER = {
	settings: {
		typography: {
			fontFamilies: {
				custom: [ { slug: 'inter', name: 'Inter', fontFamily: 'I' } ],
			},
		},
	},
	styles: { typography: { fontFamily: 'var:preset|font-family|inter' } },
};

/** Plans the last difference that leads from one config to another. */
function plan(
	target: Config,
	source: Config,
	{
		left = target,
		...options
	}: Partial< RestoreRequest > & { left?: Config } = {}
) {
	const difference = diffConfigs( left, source )
		.filter( ( { path } ) => path[ 0 ] === 'styles' )
		.at( -1 );
	if ( ! difference ) {
		throw new Error( 'The two are the same.' );
	}
	return planRestore( {
		difference,
		target,
		source,
		base: NOTHING,
		canEditCss: true,
		hasBlock: ( name ) => name.startsWith( 'core/' ),
		...options,
	} );
}

it.each< [ string, ReturnType< typeof plan >, object ] >( [
	[
		'nothing where the value is there already',
		plan( styles( { shadow: 'none' } ), styles( { shadow: 'none' } ), {
			left: NOTHING,
		} ),
		{ reason: 'applied' },
	],
	[
		'no CSS without the right to it',
		plan( NOTHING, styles( { css: 'a{}' } ), { canEditCss: false } ),
		{ reason: 'css' },
	],
	[
		'no CSS of a block without the right to it',
		plan( NOTHING, styles( { blocks: { 'core/code': { css: 'a{}' } } } ), {
			canEditCss: false,
		} ),
		{ reason: 'css' },
	],
	[
		'no value of a block that is no longer there',
		plan( NOTHING, styles( { blocks: { 'shop/card': { shadow: 'a' } } } ) ),
		{ reason: 'block-gone', name: 'shop/card' },
	],
	[
		'the removal of what a block left behind',
		plan( styles( { blocks: { 'shop/card': { shadow: 'a' } } } ), NOTHING ),
		{
			differences: [
				{
					path: [ 'styles', 'blocks', 'shop/card', 'shadow' ],
					kind: 'removed',
					before: 'a',
					after: undefined,
				},
			],
		},
	],
	[
		'no value that cannot be read',
		plan( NOTHING, styles( { color: { text: [ 'red' ] } } ) ),
		{ reason: 'unreadable' },
	],
	[
		'no reference to a color that neither has',
		plan( NOTHING, styles( TEXT ) ),
		{ reason: 'preset-gone', name: 'ink' },
	],
	[
		'no font that is gone: its files may be gone, too',
		plan( NOTHING, INTER ),
		{ reason: 'preset-gone', name: 'inter' },
	],
	[
		'a color that is gone together with what refers to it',
		plan( withColor( {}, SKY ), withColor( TEXT, INK ) ),
		{
			differences: [
				{
					path: [ 'settings', 'color', 'palette', 'custom', 'ink' ],
					kind: 'added',
					before: undefined,
					after: INK,
					order: [ 'sky', 'ink' ],
				},
				{
					path: [ 'styles', 'color', 'text' ],
					kind: 'added',
					before: undefined,
					after: 'var:preset|color|ink',
				},
			],
			presets: [ 'ink' ],
		},
	],
	[
		'no gradient without a color that it is made of',
		plan(
			NOTHING,
			styles( {
				color: {
					gradient:
						'linear-gradient(red,var(--wp--preset--color--ink))',
				},
			} )
		),
		{ reason: 'preset-gone', name: 'ink' },
	],
	[
		'a group with one of its parts, where it became one value',
		plan(
			styles( { spacing: { padding: '10px' } } ),
			styles( { spacing: { padding: { top: '1px', left: '2px' } } } ),
			{ left: styles( { spacing: { padding: { top: '1px' } } } ) }
		),
		{
			differences: [
				{
					path: [ 'styles', 'spacing', 'padding' ],
					kind: 'changed',
					before: '10px',
					after: { top: '1px', left: '2px' },
				},
			],
			group: [ 'styles', 'spacing', 'padding' ],
		},
	],
] )( 'planRestore plans %s', ( _name, actual, expected ) => {
	expect( actual ).toEqual( expected );
} );

it( 'planRestore asks for no color that the theme has', () => {
	expect(
		plan( NOTHING, styles( TEXT ), {
			base: {
				settings: { color: { palette: { theme: [ INK ] } } },
				styles: {},
			},
		} )
	).not.toHaveProperty( 'presets' );
} );

it( 'planRestore says that an order of presets is there already', () => {
	const [ moved ] = diffConfigs(
		withColor( {}, INK, SKY ),
		withColor( {}, SKY, INK )
	);
	const of = ( target: Config ) =>
		planRestore( {
			difference: moved as RestoreRequest[ 'difference' ],
			target,
			source: NOTHING,
			base: NOTHING,
			canEditCss: true,
			hasBlock: () => true,
		} );
	expect( of( withColor( {}, SKY, INK ) ) ).toEqual( { reason: 'applied' } );
	expect( of( withColor( {}, INK, SKY ) ) ).toEqual( {
		differences: [ moved ],
	} );
} );

it( 'restoreDifferences brings a color along once, and leaves out what cannot be restored', () => {
	const source = withColor(
		{
			...TEXT,
			css: 'a{}',
			elements: { link: TEXT },
		},
		INK
	);
	const restored = restoreDifferences(
		NOTHING,
		diffConfigs( NOTHING, source ).filter(
			( { path } ) => path[ 0 ] === 'styles'
		),
		( difference, target ) =>
			planRestore( {
				difference,
				target,
				source,
				base: NOTHING,
				canEditCss: false,
				hasBlock: () => true,
			} )
	);
	expect( restored ).toEqual(
		withColor( { ...TEXT, elements: { link: TEXT } }, INK )
	);
	expect(
		applyDifferences( restored, diffConfigs( restored, NOTHING ) )
	).toEqual( NOTHING );
} );
