import { parseSection } from '@/features/styles/rules/styles-section';
import {
	getTouchedPlace,
	getTouchedSelector,
} from '@/features/styles/rules/why/touched';

const CATALOGUE = {
	elements: { link: 'a', h2: 'h2', heading: 'h1, h2' },
	blocks: {
		'core/group': { selector: '.wp-block-group', features: {} },
		'core/image': {
			selector: '.wp-block-image',
			features: { border: '.wp-block-image img' },
		},
	},
};

describe( 'getTouchedPlace and getTouchedSelector', () => {
	it.each( [
		[ '/colors', 'color.text', undefined ],
		[ '/colors', 'elements.link.color.text', 'a' ],
		[ '/typography/text', 'typography.fontSize', undefined ],
		[ '/typography/heading', 'typography.fontSize', 'h1, h2' ],
		[ '/typography/heading/h2', 'typography.fontSize', 'h2' ],
		[ '/blocks/core%2Fgroup', 'color.text', '.wp-block-group' ],
		[
			'/blocks/core%2Fgroup/variations/dark',
			'color.text',
			'.wp-block-group.is-style-dark',
		],
		[
			'/blocks/core%2Fgroup',
			'elements.link.color.text',
			'.wp-block-group a',
		],
		[ '/blocks/core%2Fimage', 'border.radius', '.wp-block-image img' ],
		[ '/blocks/core%2Fgone', 'color.text', undefined ],
	] )( 'finds what %s, %s is about', ( section, control, expected ) => {
		const place = getTouchedPlace( parseSection( section ), control );
		expect( place && getTouchedSelector( place, CATALOGUE ) ).toBe(
			expected
		);
	} );
} );
