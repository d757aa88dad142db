import { render, screen } from '@testing-library/react';

import { RecoveryRow } from '@/kits/saving/recovery/recovery-row';
import type { LeftRecord } from '@/kits/saving/recovery/use-left-records';
import { aBootPayload, printBootPayload } from '@test/helpers/boot-payload';

jest.mock( '@/kits/saving', () => ( { RecordChanges: () => null } ) );

const left = ( conflicts: readonly string[] ) =>
	( {
		entry: {
			record: { kind: 'postType', name: 'page', key: 7, title: 'About' },
			edits: { title: 'Mine' },
			base: { title: 'About' },
			writtenAt: Date.UTC( 2026, 0, 1 ),
		},
		state: { status: 'open', conflicts },
	} ) as unknown as LeftRecord;

beforeAll( () => printBootPayload( aBootPayload() ) );

describe( 'RecoveryRow', () => {
	it.each( [
		[ [ 'title' ], 'Changed on the site since: Title.' ],
		[
			[ 'title', 'content', 'slug' ],
			'Changed on the site since: Title, Content, Slug.',
		],
	] )( 'names what changed on the site: %j', ( conflicts, text ) => {
		render(
			<ul>
				<RecoveryRow
					record={ left( conflicts ) }
					isChosen
					onToggle={ () => {} }
				/>
			</ul>
		);
		expect( screen.getByText( text ) ).toBeVisible();
	} );
} );
