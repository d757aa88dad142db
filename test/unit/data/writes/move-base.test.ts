import { moveBase, overlayBase } from '@/data/writes/move-base';

const base = {
	route: '/wp/v2/pages/1',
	token: 'old',
	fields: { title: 'A', content: 'A', slug: 'a' },
};

describe( 'moveBase', () => {
	it.each( [
		[ 'moves on when all was sent', { title: 'B' }, [], 'A', 'new' ],
		[
			'moves on when nothing unsaved changed',
			{ title: 'B' },
			[ 'content' ],
			'A',
			'new',
		],
		[
			'keeps the token when somebody changed what is unsaved',
			{ title: 'B' },
			[ 'content' ],
			'C',
			'old',
		],
		[
			'moves on when what somebody changed was sent',
			{ content: 'B' },
			[ 'content' ],
			'C',
			'new',
		],
	] )( '%s', ( _name, sent, unsaved, content, token ) => {
		const answer = {
			title: 'B',
			content: { raw: content },
			slug: 'a',
			atelier_token: 'new',
		};
		expect( moveBase( base, answer, sent, unsaved ).token ).toBe( token );
	} );

	it( 'moves on when what is unsaved came back as an empty list', () => {
		const before = { ...base, fields: { settings: {}, styles: {} } };
		const answer = { settings: [], styles: {}, atelier_token: 'new' };
		expect(
			moveBase( before, answer, { styles: {} }, [ 'settings' ] ).token
		).toBe( 'new' );
	} );

	it( 'moves the tokens of the settings that were sent', () => {
		const moved = moveBase(
			{ ...base, token: { title: '1', description: '1' } },
			{ title: 'B', atelier_tokens: { title: '2', description: '2' } },
			{ title: 'B' },
			[ 'description' ]
		);
		expect( moved.token ).toEqual( { title: '2', description: '1' } );
	} );
} );

describe( 'overlayBase', () => {
	it( 'keeps what unsaved changes that were not sent began from', () => {
		expect(
			overlayBase(
				base.fields,
				{ title: 'T', content: 'T' },
				{ title: 'B' },
				[ 'title', 'content' ]
			)
		).toEqual( { title: 'T', content: 'A', slug: 'a' } );
	} );
} );
