import { coupleEdits } from '@/features/posts/quick-edit/couple-edits';
import type {
	EditablePost,
	PostEdits,
} from '@/features/posts/quick-edit/types';

const isInTheFuture = ( date: string ) => date > '2026-05-10T12:00:00';
const scheduled: EditablePost = {
	id: 1,
	type: 'post',
	status: 'future',
	date: '2026-06-01T10:00:00',
	password: '',
};

describe( 'coupleEdits', () => {
	it.each( [
		[ 'draft', {}, { status: 'draft' }, { status: 'draft', date: null } ],
		[
			'publish',
			{},
			{ status: 'publish' },
			{ status: 'publish', date: null },
		],
		[ 'the same status', {}, { status: 'future' }, { status: 'future' } ],
		[
			'draft of a post that was due',
			{ date: '2026-05-01T10:00:00' },
			{ status: 'draft' },
			{ status: 'draft' },
		],
		[
			'draft of a post that is not scheduled',
			{ status: 'publish' },
			{ status: 'draft' },
			{ status: 'draft' },
		],
		[
			'draft with a date of its own',
			{},
			{ status: 'draft', date: '2026-07-01T10:00:00' },
			{ status: 'draft', date: '2026-07-01T10:00:00' },
		],
		[
			'only a date',
			{},
			{ date: '2026-07-01T10:00:00' },
			{ date: '2026-07-01T10:00:00' },
		],
		[
			'private with a password',
			{ status: 'publish', password: 'secret' },
			{ status: 'private' },
			{ status: 'private', password: '' },
		],
		[
			'private without a password',
			{ status: 'publish' },
			{ status: 'private' },
			{ status: 'private' },
		],
		[
			'draft with a password',
			{ status: 'publish', password: 'secret' },
			{ status: 'draft' },
			{ status: 'draft' },
		],
	] as [ string, Partial< EditablePost >, PostEdits, PostEdits ][] )(
		'chooses %s',
		( name, post, edits, expected ) => {
			expect(
				coupleEdits( { ...scheduled, ...post }, edits, isInTheFuture )
			).toEqual( expected );
		}
	);
} );
