import type { PlannedPlace } from '@/features/usage';
import { groupPlaces, leavesUses } from '@/features/styles/rules/group-places';

const place = ( key: string, fields: Partial< PlannedPlace > ) => ( {
	key,
	id: key,
	postId: 1,
	type: 'page',
	typeLabel: 'Page',
	title: key,
	status: 'publish',
	fate: 'change' as const,
	token: 'a',
	isPartly: false,
	openBy: '',
	...fields,
} );

it( 'groups places by what becomes of them; one that is understood in part is changed, and done by hand', () => {
	const groups = groupPlaces( [
		place( 'whole', {} ),
		place( 'partly', { isPartly: true } ),
		place( 'hand', { fate: 'hand' } ),
		place( 'open', { openBy: 'Ada' } ),
		place( 'file', { fate: 'file' } ),
		place( 'right', { fate: 'right' } ),
	] );
	expect(
		Object.fromEntries(
			Object.entries( groups ).map( ( [ name, places ] ) => [
				name,
				places.map( ( { key }: PlannedPlace ) => key ),
			] )
		)
	).toEqual( {
		toChange: [ 'whole', 'partly' ],
		byHand: [ 'partly', 'hand' ],
		open: [ 'open' ],
		files: [ 'file' ],
		refused: [ 'right' ],
	} );
} );

it.each( [
	[ 'all can be changed', {}, 0, false ],
	[ 'the person may not see one', {}, 1, true ],
	[ 'something is done by hand', { isPartly: true }, 0, true ],
	[ 'somebody has one open', { openBy: 'Ada' }, 0, true ],
	[ 'one is a file', { fate: 'file' as const }, 0, true ],
] )( 'says whether uses are left: %s', ( _, fields, hidden, expected ) =>
	expect(
		leavesUses( groupPlaces( [ place( 'a', fields ) ] ), hidden )
	).toBe( expected )
);
