import { act, render, screen } from '@testing-library/react';
import { dispatch } from '@wordpress/data';
import { store as preferencesStore } from '@wordpress/preferences';

import { AddressedSkeleton } from '@/kits/list';
import { AppRouter } from '@/router';
import { goToAddress } from '@test/helpers/address';
import { aBootPayload, printBootPayload } from '@test/helpers/boot-payload';

printBootPayload( aBootPayload() );

const ROUTES = [ { name: 'list', path: '/pattern', areas: {} } ];

const VIEW_BASE = {
	name: 'wp_block',
	base: { type: 'grid' },
	layout: 'grid',
} as const;

it.each( [
	[ 'its own layout', '', undefined, true ],
	[ 'the layout that a person chose', '', { type: 'table' }, false ],
	[ 'the layout of the address', 'layout=list', undefined, false ],
	[
		'the layout of the address before a chosen one',
		'layout=grid',
		{ type: 'table' },
		true,
	],
] )( 'has %s', async ( _, query, remembered, isGrid ) => {
	void dispatch( preferencesStore ).set( 'atelier', 'listViews', {
		wp_block: remembered,
	} );
	goToAddress( '/pattern', query );
	await act( async () => {
		render(
			<AppRouter routes={ ROUTES } site={ aBootPayload().theme }>
				<AddressedSkeleton viewBase={ VIEW_BASE } />
			</AppRouter>
		);
	} );
	expect(
		screen
			.getByRole( 'status', { name: 'Loading…' } )
			.classList.contains( 'is-grid' )
	).toBe( isGrid );
} );
