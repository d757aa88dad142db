import { store as coreStore } from '@wordpress/core-data';
import { dispatch, register, useRegistry } from '@wordpress/data';
import { renderHook } from '@testing-library/react';

import {
	editMenuContent,
	readEditedMenu,
} from '@/features/menus/writes/edited-menus';
import { watchBases } from '@/data/writes';
import { store as basesStore } from '@/data/writes/bases-store';

const ID = 7;
const OPENED = '2026-11-21T10:00:00';
const LATER = '2026-11-21T10:05:00';

interface CoreActions {
	addEntities: ( entities: readonly object[] ) => void;
	receiveEntityRecords: (
		kind: string,
		name: string,
		records: object
	) => void;
}

const receive = ( content: string, modified: string ) =>
	( dispatch( coreStore ) as unknown as CoreActions ).receiveEntityRecords(
		'postType',
		'wp_navigation',
		{
			id: ID,
			title: { raw: 'Main' },
			content: { raw: content },
			modified_gmt: modified,
		}
	);

describe( 'readEditedMenu', () => {
	it( 'says when what the changes began from was saved, whatever has been read since', () => {
		register( basesStore );
		( dispatch( coreStore ) as unknown as CoreActions ).addEntities( [
			{
				kind: 'postType',
				name: 'wp_navigation',
				baseURL: '/wp/v2/navigation',
				rawAttributes: [ 'title', 'content' ],
				getTitle: () => 'Main',
			},
		] );
		const { result } = renderHook( () => useRegistry() );
		const end = watchBases( result.current );
		receive( 'mine', OPENED );
		expect( readEditedMenu( ID ) ).toMatchObject( {
			content: 'mine',
			isDirty: false,
			modified: OPENED,
		} );

		editMenuContent( ID, 'changed' );
		receive( 'theirs', LATER );
		expect( readEditedMenu( ID ) ).toMatchObject( {
			content: 'changed',
			isDirty: true,
			modified: OPENED,
		} );
		end();
	} );
} );
