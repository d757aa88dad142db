import { getSaveDifferences } from '@/features/styles/rules/save-differences';

const styles = ( value: Record< string, unknown > ) => ( {
	settings: {},
	styles: value,
} );

describe( 'getSaveDifferences', () => {
	it.each( [
		[
			'nothing for the same',
			{ color: { text: 'red' } },
			{ color: { text: 'red' } },
			[],
		],
		[ 'nothing for what was added', {}, { color: { text: 'red' } }, [] ],
		[ 'nothing for empty parts', { color: {} }, {}, [] ],
		[ 'nothing for an empty list', { color: [] }, { color: {} }, [] ],
		[
			'a value of a node that came back as an empty list',
			{ color: { text: 'red' } },
			{ color: [] },
			[ { path: [ 'styles', 'color', 'text' ], kind: 'dropped' } ],
		],
		[
			'a dropped value',
			{ color: { text: 'red', odd: 1 } },
			{ color: { text: 'red' } },
			[ { path: [ 'styles', 'color', 'odd' ], kind: 'dropped' } ],
		],
		[
			'each value of a dropped node',
			{ odd: { a: 1 } },
			{},
			[ { path: [ 'styles', 'odd', 'a' ], kind: 'dropped' } ],
		],
		[
			'a changed value',
			{ css: 'a{}' },
			{ css: 'b{}' },
			[ { path: [ 'styles', 'css' ], kind: 'changed' } ],
		],
		[
			'nothing for another spelling of a reference',
			{ color: { text: 'var:preset|color|base' } },
			{ color: { text: 'var(--wp--preset--color--base)' } },
			[],
		],
	] )( 'tells %s', ( _title, sent, saved, expected ) => {
		expect( getSaveDifferences( styles( sent ), styles( saved ) ) ).toEqual(
			expected
		);
	} );

	it( 'takes a list that came back as the person’s for the same', () => {
		const list = [ { slug: 'a' } ];
		const sent = { styles: {}, settings: { color: { palette: list } } };
		expect(
			getSaveDifferences( sent, {
				styles: {},
				settings: { color: { palette: { custom: list } } },
			} )
		).toEqual( [] );
		expect(
			getSaveDifferences( sent, {
				styles: {},
				settings: { color: { palette: { custom: [] } } },
			} )
		).toHaveLength( 1 );
	} );
} );
