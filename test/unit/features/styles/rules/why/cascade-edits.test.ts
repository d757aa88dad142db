import { CSS_PROPERTIES } from '@/features/styles/rules/why/css-properties';
import type { CascadeEntry } from '@/features/styles/rules/why/cascade';
import {
	getEntryPart,
	planForAll,
	planReset,
} from '@/features/styles/rules/why/cascade-edits';

const properties = ( ...names: string[] ) =>
	CSS_PROPERTIES.filter( ( { name } ) => names.includes( name ) );

const SETTING: CascadeEntry = {
	node: {
		path: [ 'blocks', 'core/group' ],
		selector: '.wp-block-group',
		features: {},
		isBare: false,
	},
	path: [ 'spacing', 'padding', 'top' ],
	value: '1px',
	origin: 'custom',
	selectors: [],
	isReplaced: false,
};
const OWN: CascadeEntry = {
	path: [ 'color', 'text' ],
	value: 'var(--wp--preset--color--accent)',
	origin: 'block',
	selectors: [],
	isReplaced: false,
};
const STYLES = {
	color: { text: 'red' },
	blocks: {
		'core/group': { spacing: { padding: { top: '1px', left: '1px' } } },
	},
};

describe( 'planReset', () => {
	it( 'takes one value away and nothing else', () => {
		expect(
			planReset( SETTING, properties( 'padding-top' ) )?.( STYLES )
		).toEqual( {
			color: { text: 'red' },
			blocks: {
				'core/group': { spacing: { padding: { left: '1px' } } },
			},
		} );
	} );

	it( 'takes all sides away that are shown as one', () => {
		expect(
			planReset(
				SETTING,
				properties( 'padding-top', 'padding-left' )
			)?.( STYLES )
		).toEqual( { color: { text: 'red' } } );
	} );

	it( 'takes a value of the whole site in a viewport from the settings', () => {
		const entry: CascadeEntry = {
			...SETTING,
			node: {
				path: [ '@mobile' ],
				viewport: '@mobile',
				selector: 'body',
				features: {},
				isBare: true,
			},
			path: [ 'color', 'text' ],
		};
		expect( getEntryPart( entry ) ).toBe( 'settings' );
		expect( getEntryPart( SETTING ) ).toBe( 'styles' );
		expect(
			planReset(
				entry,
				properties( 'color' )
			)?.( {
				layout: {},
				custom: { root: { '@mobile': { color: { text: 'red' } } } },
			} )
		).toEqual( { layout: {} } );
	} );

	it.each( [
		[ 'the theme’s', { ...SETTING, origin: 'theme' as const } ],
		[ 'WordPress’s', { ...SETTING, origin: 'default' as const } ],
		[ 'a block’s own', OWN ],
	] )( 'is none for a value of %s', ( _name, entry ) => {
		expect( planReset( entry, properties( 'color' ) ) ).toBeUndefined();
	} );
} );

describe( 'planForAll', () => {
	it( 'gives all blocks of the kind the preset of the one', () => {
		expect(
			planForAll( OWN, properties( 'color' ), 'core/group' )?.( {} )
		).toEqual( {
			blocks: {
				'core/group': {
					color: { text: 'var:preset|color|accent' },
				},
			},
		} );
	} );

	it.each( [
		[ 'a setting', SETTING, 'core/group' ],
		[ 'an element of no block', OWN, undefined ],
		[
			'a variable of its own',
			{ ...OWN, value: 'var(--x)' },
			'core/group',
		],
		[
			'links of a block',
			{ ...OWN, path: [ 'elements', 'link', 'color', 'text' ] },
			'core/group',
		],
	] )( 'is none for %s', ( _name, entry, blockName ) => {
		expect(
			planForAll( entry, properties( 'color' ), blockName )
		).toBeUndefined();
	} );
} );
