import { formatSection } from '@/features/styles/rules/styles-section';
import { getControlPlace } from '@/features/styles/rules/why/control-place';

describe( 'getControlPlace', () => {
	it.each( [
		[ '', 'color.text', '/colors', 'color.text' ],
		[ '', 'color.gradient', '/colors', 'color.background' ],
		[
			'',
			'typography.fontSize',
			'/typography/text',
			'typography.fontSize',
		],
		[ '', 'spacing.padding.top', '/layout', 'spacing.padding' ],
		[
			'',
			'background.backgroundImage',
			'/background',
			'background.backgroundImage',
		],
		[ '', 'border.radius', undefined, undefined ],
		[
			'elements|link',
			'color.text',
			'/colors',
			'elements.link.color.text',
		],
		[
			'elements|h2',
			'typography.lineHeight',
			'/typography/heading/h2',
			'typography.lineHeight',
		],
		[
			'elements|heading',
			'typography.fontFamily',
			'/typography/heading',
			'typography.fontFamily',
		],
		[
			'elements|link|:hover',
			'color.text',
			'/colors',
			'elements.link.:hover.color.text',
		],
		[ 'elements|button|:hover', 'color.text', undefined, undefined ],
		[
			'elements|link|:hover',
			'typography.textDecoration',
			undefined,
			undefined,
		],
		[
			'blocks|core/button|:hover',
			'color.text',
			'/blocks/core%2Fbutton/state/hover',
			'color.text',
		],
		[
			'blocks|core/button|@mobile|:focus',
			'color.text',
			'/blocks/core%2Fbutton/viewport/mobile/state/focus',
			'color.text',
		],
		[
			'blocks|core/navigation-link|-current|:hover',
			'color.text',
			undefined,
			undefined,
		],
		[
			'blocks|core/group|elements|link|:hover',
			'color.text',
			'/blocks/core%2Fgroup',
			'elements.link.:hover.color.text',
		],
		[ '', 'layout.contentSize', '/layout', 'layout.contentSize' ],
		[ '', 'spacing.blockGap', '/layout', 'spacing.blockGap' ],
		[
			'elements|h2|@mobile',
			'typography.fontSize',
			'/typography/heading/h2/viewport/mobile',
			'typography.fontSize',
		],
		[
			'elements|link|@tablet',
			'color.text',
			'/typography/link/viewport/tablet',
			'color.text',
		],
		[
			'@mobile',
			'color.text',
			'/typography/text/viewport/mobile',
			'color.text',
		],
		[
			'@tablet',
			'typography.fontSize',
			'/typography/text/viewport/tablet',
			'typography.fontSize',
		],
		[
			'@mobile',
			'spacing.blockGap',
			'/layout/viewport/mobile',
			'spacing.blockGap',
		],
		[ 'elements|cite', 'typography.fontStyle', undefined, undefined ],
		[ 'elements|button', 'border.radius', undefined, undefined ],
		[
			'blocks|core/button',
			'border.top.color',
			'/blocks/core%2Fbutton',
			'border.color',
		],
		[
			'blocks|core/button|@mobile',
			'shadow',
			'/blocks/core%2Fbutton/viewport/mobile',
			'shadow',
		],
		[
			'blocks|core/button|variations|outline',
			'color.text',
			'/blocks/core%2Fbutton/variations/outline',
			'color.text',
		],
		[
			'blocks|core/group|elements|link',
			'color.text',
			'/blocks/core%2Fgroup',
			'elements.link.color.text',
		],
		[
			'blocks|core/group|elements|link',
			'typography.fontSize',
			undefined,
			undefined,
		],
		[
			'blocks|core/group|variations|dark|blocks|core/quote',
			'color.text',
			undefined,
			undefined,
		],
	] )( 'leads from %s to %s', ( place, path, section, control ) => {
		const keys = place === '' ? [] : place.split( '|' );
		const viewport = keys.find( ( key ) => key.startsWith( '@' ) );
		const states = keys.filter( ( key ) => /^[:-]/.test( key ) );
		const found = getControlPlace(
			{
				path: keys,
				...( viewport && { viewport } ),
				...( states.length > 0 && { states } ),
			},
			path.split( '.' )
		);
		expect( found && formatSection( found.section ) ).toBe( section );
		expect( found?.control ).toBe( control );
	} );
} );
