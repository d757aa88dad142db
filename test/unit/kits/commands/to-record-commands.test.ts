import { toRecordCommands } from '@/kits/commands/to-record-commands';

const source = { postType: 'page', label: () => 'Page' };

describe( 'toRecordCommands', () => {
	it.each( [
		[ { id: 4, title: { rendered: 'About' } }, 'Page: About' ],
		[
			{ id: 4, title: { rendered: 'Fish &amp; chips' } },
			'Page: Fish & chips',
		],
		[ { id: 4, title: { rendered: '<b>Bold</b>' } }, 'Page: <b>Bold</b>' ],
		[ { id: 4, title: 'Plain' }, 'Page: Plain' ],
		[ { id: 4, title: { rendered: '' }, slug: 'about' }, 'Page: about' ],
		[ { id: 4 }, 'Page: (no title)' ],
	] )( 'names %j', ( record, label ) => {
		expect( toRecordCommands( source, [ record ] )[ 0 ]?.label ).toBe(
			label
		);
	} );

	it( 'tells records of the same title apart', () => {
		const commands = toRecordCommands( source, [
			{ id: 1, title: 'News' },
			{ id: 2, title: 'News' },
		] );
		expect( new Set( commands.map( ( { name } ) => name ) ).size ).toBe(
			2
		);
		expect(
			new Set( commands.map( ( { searchLabel } ) => searchLabel ) ).size
		).toBe( 2 );
	} );
} );
