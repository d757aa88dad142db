import { listWarnings } from '@/features/patterns/rules/list-warnings';

const pattern = ( status: string ) =>
	( { type: 'wp_block', id: 7, wpId: 7, status } ) as const;
const part = {
	type: 'wp_template_part',
	id: 'birch//header',
	wpId: 9,
} as const;

const place = ( type: string, id: string ) => ( {
	key: id,
	id,
	postId: Number( id ) || 0,
	type,
	typeLabel: type,
	title: id,
	status: 'publish',
	canEdit: true,
} );
const usedIn = ( type: string, id: string ) => ( {
	items: [ place( type, id ) ],
	total: 1,
	hidden: 0,
} );
const UNUSED = { items: [], total: 0, hidden: 0 };
const HIDDEN = { items: [], total: 0, hidden: 1 };

const NOTHING = /^$/;

describe( 'listWarnings', () => {
	it.each( [
		[
			'a published pattern',
			pattern( 'publish' ),
			usedIn( 'page', '1' ),
			NOTHING,
		],
		[ 'a draft that nothing uses', pattern( 'draft' ), UNUSED, NOTHING ],
		[
			'a draft, before it is known',
			pattern( 'draft' ),
			undefined,
			NOTHING,
		],
		[
			'a draft in use',
			pattern( 'draft' ),
			usedIn( 'page', '1' ),
			/^This pattern is not published\./,
		],
		[
			'a pattern that waits for a review, used where the person may not look',
			pattern( 'pending' ),
			HIDDEN,
			/^This pattern is not published\./,
		],
		[
			'a pattern of the trash in use',
			pattern( 'trash' ),
			usedIn( 'page', '1' ),
			/^This pattern is in the trash\./,
		],
		[
			'a pattern in itself',
			pattern( 'publish' ),
			usedIn( 'wp_block', '7' ),
			/^This pattern contains itself\./,
		],
		[ 'a part', part, usedIn( 'page', '1' ), NOTHING ],
		[
			'a part in itself',
			part,
			usedIn( 'wp_template_part', 'birch//header' ),
			/^This template part contains itself\./,
		],
		[
			'a part whose file is gone',
			{ ...part, hasLostFile: true },
			undefined,
			/^The theme no longer provides this template part\./,
		],
	] )( 'tells of %s', ( _name, item, usage, expected ) => {
		expect( listWarnings( item, usage ).join( ' ' ) ).toMatch( expected );
	} );
} );
