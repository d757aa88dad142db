import {
	getPushableStyles,
	removePushedStyles,
} from '@/features/push-styles/get-pushable-styles';

const listed = ( attributes: Record< string, unknown > ) =>
	getPushableStyles( attributes ).map( ( { group, path, value } ) => [
		group,
		path.join( '.' ),
		value,
	] );

describe( 'getPushableStyles', () => {
	it.each( [
		[ 'nothing of a block without styles', { content: 'x' }, [] ],
		[
			'nothing of empty styles',
			{ style: { color: {}, spacing: { padding: {} } } },
			[],
		],
		[ 'nothing of a wrong type', { style: 'red', textColor: 3 }, [] ],
		[
			'a preset as a reference',
			{ textColor: 'accent-1' },
			[ [ 'color', 'color.text', 'var:preset|color|accent-1' ] ],
		],
		[
			'a size',
			{ fontSize: 'large' },
			[
				[
					'typography',
					'typography.fontSize',
					'var:preset|font-size|large',
				],
			],
		],
		[
			'a border’s colour',
			{ borderColor: 'base' },
			[ [ 'border', 'border.color', 'var:preset|color|base' ] ],
		],
		[
			'sides one by one',
			{ style: { spacing: { padding: { top: '1px', left: '2px' } } } },
			[
				[ 'spacing', 'spacing.padding.top', '1px' ],
				[ 'spacing', 'spacing.padding.left', '2px' ],
			],
		],
		[
			'the colour of links',
			{ style: { elements: { link: { color: { text: 'red' } } } } },
			[ [ 'color', 'elements.link.color.text', 'red' ] ],
		],
		[
			'no other groups',
			{
				style: {
					dimensions: { minHeight: '1px' },
					shadow: 'x',
					filter: { duotone: 'y' },
				},
			},
			[],
		],
	] )( 'lists %s', ( _title, attributes, expected ) => {
		expect( listed( attributes ) ).toEqual( expected );
	} );
} );

describe( 'removePushedStyles', () => {
	const attributes = {
		textColor: 'base',
		fontSize: 'large',
		style: {
			spacing: { padding: { top: '1px' } },
			border: { width: '1px' },
			dimensions: { minHeight: '2px' },
		},
	};

	it( 'removes what was pushed and keeps the rest', () => {
		const pushed = getPushableStyles( attributes ).filter(
			( { group } ) => group !== 'border'
		);
		expect( removePushedStyles( attributes, pushed ) ).toEqual( {
			textColor: undefined,
			fontSize: undefined,
			style: {
				border: { width: '1px' },
				dimensions: { minHeight: '2px' },
			},
		} );
	} );

	it( 'leaves no empty style', () => {
		const only = { style: { border: { width: '1px' } } };
		expect( removePushedStyles( only, getPushableStyles( only ) ) ).toEqual(
			{ style: undefined }
		);
	} );

	it( 'changes no attribute that was not pushed', () => {
		expect( removePushedStyles( { textColor: 'base' }, [] ) ).toEqual( {} );
	} );
} );
