import {
	formatSection,
	getParentSection,
	getWholeScreen,
	parseSection,
} from '@/features/styles/rules/styles-section';

const SECTIONS = [
	[ '/', { screen: 'root' } ],
	[ '/variations', { screen: 'variations' } ],
	[ '/typography', { screen: 'typography' } ],
	[
		'/typography/heading',
		{ screen: 'typography-element', element: 'heading' },
	],
	[
		'/typography/heading/h3',
		{ screen: 'typography-element', element: 'heading', level: 'h3' },
	],
	[
		'/typography/link/viewport/mobile',
		{ screen: 'typography-element', element: 'link', viewport: '@mobile' },
	],
	[
		'/typography/heading/h3/viewport/tablet',
		{
			screen: 'typography-element',
			element: 'heading',
			level: 'h3',
			viewport: '@tablet',
		},
	],
	[ '/typography/font-sizes', { screen: 'font-sizes' } ],
	[
		'/typography/font-sizes/custom/custom-1',
		{ screen: 'font-size', origin: 'custom', slug: 'custom-1' },
	],
	[ '/colors', { screen: 'colors' } ],
	[ '/colors/palette', { screen: 'palette' } ],
	[ '/shadows', { screen: 'shadows' } ],
	[
		'/shadows/edit/theme/natural',
		{ screen: 'shadow', origin: 'theme', slug: 'natural' },
	],
	[ '/layout', { screen: 'layout' } ],
	[ '/layout/viewport/mobile', { screen: 'layout', viewport: '@mobile' } ],
	[ '/layout/spacing-sizes', { screen: 'spacing-sizes' } ],
	[ '/background', { screen: 'background' } ],
	[ '/css', { screen: 'css' } ],
	[ '/revisions', { screen: 'revisions' } ],
	[ '/blocks', { screen: 'blocks' } ],
	[ '/blocks/core%2Fgroup', { screen: 'block', blockName: 'core/group' } ],
	[
		'/blocks/core%2Fgroup/colors/palette',
		{ screen: 'palette', blockName: 'core/group' },
	],
	[
		'/blocks/core%2Fbutton/variations/outline',
		{ screen: 'block', blockName: 'core/button', variation: 'outline' },
	],
	[
		'/blocks/core%2Fbutton/viewport/tablet/state/hover',
		{
			screen: 'block',
			blockName: 'core/button',
			viewport: '@tablet',
			state: ':hover',
		},
	],
	[
		'/blocks/core%2Fnavigation-link/state/current',
		{
			screen: 'block',
			blockName: 'core/navigation-link',
			state: '-current',
		},
	],
	[
		'/blocks/core%2Fbutton/variations/outline/viewport/mobile',
		{
			screen: 'block',
			blockName: 'core/button',
			variation: 'outline',
			viewport: '@mobile',
		},
	],
] as const;

describe( 'the section of the address', () => {
	it.each( SECTIONS )( 'reads and writes %s', ( text, section ) => {
		expect( parseSection( text ) ).toEqual( section );
		expect( formatSection( section ) ).toBe( text );
	} );

	it.each( [
		[ undefined, { screen: 'root' } ],
		[ '', { screen: 'root' } ],
		[ 'blocks', { screen: 'blocks' } ],
		[ '/typography/', { screen: 'typography' } ],
		[ '/layout/nowhere', { screen: 'layout' } ],
		[ '/blocks/core/group', { screen: 'block', blockName: 'core/group' } ],
		[
			'/blocks/core/button/variations/outline',
			{ screen: 'block', blockName: 'core/button', variation: 'outline' },
		],
		[ '/blocks/core', { screen: 'blocks' } ],
		[
			'/typography/heading/h9',
			{ screen: 'typography-element', element: 'heading' },
		],
		[
			'/typography/link/h2',
			{ screen: 'typography-element', element: 'link' },
		],
		[
			'/blocks/core%2Fbutton/state',
			{ screen: 'block', blockName: 'core/button' },
		],
		[ '/typography/h9', { screen: 'typography' } ],
		[
			'/typography/text/viewport/mobile',
			{
				screen: 'typography-element',
				element: 'text',
				viewport: '@mobile',
			},
		],
		[ '/typography/font-sizes/other/x', { screen: 'font-sizes' } ],
		[ '/shadows/edit/custom', { screen: 'root' } ],
		[ '/nowhere', { screen: 'root' } ],
		[ '/constructor', { screen: 'root' } ],
		[ '/%E0%A4%A', { screen: 'root' } ],
	] )( 'reads %p tolerantly', ( text, section ) => {
		expect( parseSection( text ) ).toEqual( section );
	} );

	it.each( [
		[ '/', undefined ],
		[ '/css', '/' ],
		[ '/typography/link', '/typography' ],
		[ '/typography/font-sizes', '/typography' ],
		[ '/typography/font-sizes/theme/large', '/typography/font-sizes' ],
		[ '/colors/palette', '/colors' ],
		[ '/layout/viewport/mobile', '/' ],
		[ '/shadows/edit/custom/shadow-1', '/shadows' ],
		[ '/blocks/core%2Fgroup', '/blocks' ],
		[ '/blocks/core%2Fgroup/colors/palette', '/blocks/core%2Fgroup' ],
		[ '/blocks/core%2Fbutton/variations/outline', '/blocks/core%2Fbutton' ],
	] )( 'leads back from %s to %s', ( text, parent ) => {
		const section = getParentSection( parseSection( text ) );
		expect( section && formatSection( section ) ).toBe( parent );
	} );

	it.each( [
		[ '/typography/heading/h3', '/typography/heading' ],
		[
			'/blocks/core%2Fbutton/variations/outline/state/hover',
			'/blocks/core%2Fbutton/variations/outline',
		],
		[ '/layout/viewport/tablet', '/layout' ],
		[ '/colors/palette', '/colors/palette' ],
	] )( 'takes %s for a part of the screen %s', ( text, screen ) => {
		expect( formatSection( getWholeScreen( parseSection( text ) ) ) ).toBe(
			screen
		);
	} );
} );
