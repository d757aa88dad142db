/*
 * The matrix of writes: merging a preset.
 */
import { screen } from '@testing-library/react';

import { ChangeDialog } from '@/features/styles/presets/uses/change-dialog';
import { servePresetChanges } from './support/preset-places';
import { press } from './support/stage';
import type { RestServer } from './support/rest-server';
import { testWrites, type WriteFlow } from './support/write-matrix';

const CHANGE = {
	method: 'POST',
	route: /v1\/usage\/presets\/change$/,
} as const;

const NOTHING = () => {};

/** How often places were changed, by server. */
const changed = new WeakMap< RestServer, number >();

function servePlaces( server: RestServer ): void {
	servePresetChanges( server, {
		onSend: ( step ) => {
			if ( step === 'change' ) {
				changed.set( server, ( changed.get( server ) ?? 0 ) + 1 );
			}
		},
	} );
}

const FLOWS: readonly WriteFlow[] = [
	{
		name: 'Presets: merge',
		item: 'Ink',
		write: CHANGE,
		prepare: async ( stage ) => {
			servePlaces( stage.server );
			await stage.show(
				<ChangeDialog
					intent="merge"
					kind="color"
					preset={ { slug: 'ink', name: 'Ink' } }
					isOwn={ false }
					others={ [ { slug: 'sea', name: 'Sea' } ] }
					onClose={ NOTHING }
				/>
			);
			await press( 'See what changes' )( stage );
			await screen.findByText( '1 place is changed' );
		},
		submit: press( 'Merge' ),
		retry: press( 'Go on' ),
		countWritten: ( server ) => changed.get( server ) ?? 0,
		success: /1 place was changed\./,
	},
];

testWrites( FLOWS );
