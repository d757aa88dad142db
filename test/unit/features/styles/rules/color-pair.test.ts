import { getColorPair } from '@/features/styles/rules/color-pair';
import {
	listColorRows,
	type ColorRow,
} from '@/features/styles/rules/color-rows';

const ALL = {
	color: {
		text: true,
		background: true,
		link: true,
		caption: true,
		button: true,
		heading: true,
	},
};
const row = ( id: string ): ColorRow =>
	listColorRows( ALL ).find(
		( candidate ) => candidate.id === id
	) as ColorRow;

describe( 'getColorPair', () => {
	const ROOT = { color: { text: '#111', background: '#eee' } };
	it.each( [
		[
			'text on its own background',
			'text',
			{ color: { text: 'a', background: 'b' } },
			{ text: 'a', background: 'b' },
		],
		[
			'text on the site’s background',
			'text',
			{ color: { text: 'a' } },
			{ text: 'a', background: '#eee' },
		],
		[
			'the site’s text on a background',
			'text',
			{ color: { background: 'b' } },
			{ text: '#111', background: 'b' },
		],
		[
			'a link on the node’s background',
			'link',
			{
				color: { background: 'b' },
				elements: { link: { color: { text: 'l' } } },
			},
			{ text: 'l', background: 'b' },
		],
		[
			'a button on its own',
			'button-text',
			{ elements: { button: { color: { text: 't', background: 'g' } } } },
			{ text: 't', background: 'g' },
		],
		[
			'a button’s background under the node’s text',
			'button-text',
			{
				color: { text: 'n' },
				elements: { button: { color: { background: 'g' } } },
			},
			{ text: 'n', background: 'g' },
		],
		[ 'nothing when nothing is set', 'text', {}, undefined ],
		[
			'nothing for a link that is not set',
			'link',
			{ color: { background: 'b' } },
			undefined,
		],
		[
			'nothing for a background',
			'background',
			{ color: { background: 'b' } },
			undefined,
		],
		[
			'nothing on a gradient',
			'text',
			{ color: { text: 'a', gradient: 'g' } },
			undefined,
		],
		[
			'nothing on an image',
			'text',
			{
				color: { text: 'a' },
				background: { backgroundImage: { url: 'x' } },
			},
			undefined,
		],
		[
			'nothing on a button’s gradient',
			'button-text',
			{ elements: { button: { color: { text: 't', gradient: 'g' } } } },
			undefined,
		],
	] )( 'finds %s', ( _title, id, node, expected ) => {
		expect( getColorPair( row( id ), node, ROOT ) ).toEqual( expected );
	} );

	it( 'stands on white when nobody sets a background', () => {
		expect(
			getColorPair( row( 'text' ), { color: { text: 'a' } }, {} )
		).toEqual( { text: 'a', background: '#fff' } );
	} );
} );
