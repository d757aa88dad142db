import { toUndoFields } from '@/features/posts/writes/save-post-edits';

const published = {
	title: { raw: 'About', rendered: 'About' },
	status: 'publish',
	date: '2020-01-01T00:00:00',
	modified: '2020-02-02T00:00:00',
	slug: 'about',
	password: '',
	author: 1,
};
const draft = { ...published, status: 'draft', slug: '' };

describe( 'toUndoFields', () => {
	it.each( [
		[
			'nothing where nothing changed',
			published,
			published,
			[ 'author' ],
			{},
		],
		[
			'the field that was sent',
			published,
			{ ...published, author: 2 },
			[ 'author' ],
			{ author: 1 },
		],
		[
			'the raw text of a field that is also rendered',
			published,
			{ ...published, title: { raw: 'New', rendered: 'New' } },
			[ 'title' ],
			{ title: 'About' },
		],
		[
			'the slug that WordPress gave to a draft when it was published',
			draft,
			published,
			[ 'status' ],
			{ status: 'draft', slug: '' },
		],
		[
			'the date that a person had set for a draft',
			draft,
			{ ...published, date: '2026-11-25T10:00:00' },
			[ 'status' ],
			{ status: 'draft', slug: '', date: '2020-01-01T00:00:00' },
		],
		[
			'that a draft had no date',
			{ ...draft, modified: draft.date },
			{ ...published, date: '2026-11-25T10:00:00' },
			[ 'status' ],
			{ status: 'draft', slug: '', date: null },
		],
		[
			'the password of a page that became private',
			{ ...published, password: 'secret' },
			{ ...published, status: 'private' },
			[ 'status', 'password' ],
			{ status: 'publish', password: 'secret' },
		],
		[
			'nothing that the person did not send and the status does not change',
			published,
			{ ...published, status: 'private', author: 9 },
			[ 'status' ],
			{ status: 'publish' },
		],
	] )( 'returns %s', ( _, before, saved, sent, expected ) => {
		expect( toUndoFields( before, saved, sent ) ).toEqual( expected );
	} );
} );
