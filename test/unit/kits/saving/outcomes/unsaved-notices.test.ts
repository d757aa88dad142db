import { dispatch, select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';

import type { DirtyRecord } from '@/data/writes/dirty-record';
import type { SaveOutcome } from '@/data/writes/save-outcome';
import { showNotice } from '@/kits/saving/outcomes';
import {
	noteUnsaved,
	removeSavedNotices,
} from '@/kits/saving/outcomes/unsaved-notices';

const STYLES: DirtyRecord = {
	kind: 'root',
	name: 'globalStyles',
	key: 5,
	title: 'Custom Styles',
};
const PAGE: DirtyRecord = {
	kind: 'postType',
	name: 'page',
	key: 7,
	title: 'About',
};

const saved = ( record: DirtyRecord ): SaveOutcome => ( {
	record,
	status: 'saved',
} );
const failed = ( record: DirtyRecord ): SaveOutcome => ( {
	record,
	status: 'failed',
	reason: 'No.',
	error: new Error( 'No.' ),
} );

const readIds = () =>
	select( noticesStore )
		.getNotices()
		.map( ( { id } ) => id );

beforeEach( () => {
	readIds().forEach(
		( id ) => void dispatch( noticesStore ).removeNotice( id )
	);
	for ( const id of [ 'of-styles', 'of-more-styles', 'of-a-write' ] ) {
		showNotice( { id, status: 'success', message: id } );
		noteUnsaved( id, 'globalStyles' );
	}
	// The same subject, said again after a write.
	noteUnsaved( 'of-a-write', undefined );
} );

const ALL = [ 'of-styles', 'of-more-styles', 'of-a-write' ];

it.each< [ string, SaveOutcome[], DirtyRecord[], string[] ] >( [
	[ 'the styles were saved', [ saved( STYLES ) ], [], [ 'of-a-write' ] ],
	[
		'they were saved beside a page that was not',
		[ saved( STYLES ), failed( PAGE ) ],
		[ PAGE ],
		[ 'of-a-write' ],
	],
	[ 'another record was saved', [ saved( PAGE ) ], [ STYLES ], ALL ],
	[ 'they could not be saved', [ failed( STYLES ) ], [ STYLES ], ALL ],
	[
		'they were edited again during the save',
		[ saved( STYLES ) ],
		[ STYLES ],
		ALL,
	],
] )(
	'leaves the notices about what is unsaved where %s',
	( _, results, unsaved, ids ) => {
		removeSavedNotices( results, unsaved );
		expect( readIds() ).toEqual( ids );
	}
);
