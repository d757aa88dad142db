import { CSS_PROPERTIES } from '@/features/styles/rules/why/css-properties';
import {
	getOwnElementPath,
	getOwnerClass,
	planOwnReset,
} from '@/features/styles/rules/why/own-attributes';

const properties = ( ...names: string[] ) =>
	CSS_PROPERTIES.filter( ( { name } ) => names.includes( name ) );

describe( 'getOwnerClass', () => {
	it.each( [
		[
			'.wp-elements-1a a:where(:not(.wp-element-button))',
			'wp-elements-1a',
		],
		[
			'.wp-container-core-group-is-layout-3 > * + *',
			'wp-container-core-group-is-layout-3',
		],
		[ '.has-sky-color', undefined ],
	] )( 'reads %s', ( selector, expected ) => {
		expect( getOwnerClass( [ selector ] ) ).toBe( expected );
	} );
} );

describe( 'getOwnElementPath', () => {
	it.each( [
		[ '.wp-elements-1 a:where(:not(.wp-element-button))', 'link' ],
		[
			'.wp-elements-1 a:where(:not(.wp-element-button)):hover',
			'link.:hover',
		],
		[ '.wp-elements-1 .wp-element-button', 'button' ],
		[ '.wp-elements-1 h2', 'h2' ],
	] )( 'reads %s', ( selector, expected ) => {
		expect( getOwnElementPath( [ selector ] )?.join( '.' ) ).toBe(
			`elements.${ expected }`
		);
	} );
} );

describe( 'planOwnReset', () => {
	const LINK = [ '.wp-elements-1 a:where(:not(.wp-element-button))' ];
	it.each( [
		[
			'a preset',
			{ textColor: 'sky', fontSize: 'large' },
			'color',
			'color.text',
			[ '.has-sky-color' ],
			{ textColor: undefined },
		],
		[
			'a value, and leaves the others',
			{ style: { color: { text: 'red', background: 'blue' } } },
			'color',
			'color.text',
			[],
			{ style: { color: { background: 'blue' } } },
		],
		[
			'the last value, with the style',
			{ style: { typography: { lineHeight: '2' } } },
			'line-height',
			'typography.lineHeight',
			[],
			{ style: undefined },
		],
		[
			'one side',
			{ style: { spacing: { padding: { top: '1px', left: '2px' } } } },
			'padding-top',
			'spacing.padding',
			[],
			{ style: { spacing: { padding: { left: '2px' } } } },
		],
		[
			'the space between its blocks',
			{ style: { spacing: { blockGap: '1px' } } },
			'row-gap',
			'spacing.blockGap',
			[ '.wp-container-1' ],
			{ style: undefined },
		],
		[
			'a part of its layout',
			{ layout: { type: 'flex', justifyContent: 'center' } },
			'justify-content',
			'layout.justifyContent',
			[ '.wp-container-1' ],
			{ layout: { type: 'flex' } },
		],
		[
			'the color of its links',
			{
				textColor: 'sky',
				style: { elements: { link: { color: { text: 'red' } } } },
			},
			'color',
			'color.text',
			LINK,
			{ style: undefined },
		],
		[
			'the color of all headings',
			{ style: { elements: { heading: { color: { text: 'red' } } } } },
			'color',
			'color.text',
			[ '.wp-elements-1 h2' ],
			{ style: undefined },
		],
	] )(
		'takes away %s',
		( _name, attributes, property, path, selectors, expected ) => {
			expect(
				planOwnReset(
					attributes,
					path.split( '.' ),
					properties( property ),
					selectors
				)
			).toEqual( expected );
		}
	);

	it( 'is none for a value that the block does not have, as where a plugin wrote it', () => {
		expect(
			planOwnReset(
				{ style: { color: { text: 'red' } } },
				[ 'spacing', 'padding' ],
				properties( 'padding-top' ),
				[]
			)
		).toBeUndefined();
	} );
} );
