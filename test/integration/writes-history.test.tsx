/*
 * The matrix of writes: going back in the history, and naming a moment.
 */
import { screen } from '@testing-library/react';

import { GoBackDialog } from '@/features/history/dialogs/go-back-dialog';
import { NameMomentDialog } from '@/features/history/dialogs/name-moment-dialog';
import { AT, countGoneBack, countNamed, serveHistory } from './support/history';
import { press, type } from './support/stage';
import { testWrites, type WriteFlow } from './support/write-matrix';

const RESTORE = /v1\/history\/restore$/;
const MOMENTS = /v1\/history\/moments$/;

const NOTHING = () => {};

const FLOWS: readonly WriteFlow[] = [
	{
		name: 'History: go back',
		item: 'Nov 26, 2025',
		write: { method: 'POST', route: RESTORE },
		prepare: async ( { server, show } ) => {
			serveHistory( server );
			await show( <GoBackDialog at={ AT } onClose={ NOTHING } /> );
			await screen.findByRole( 'checkbox', { name: 'Header' } );
		},
		submit: press( 'Go back' ),
		countWritten: countGoneBack,
		success: /As it was \(.*\): Header\./,
	},
	{
		name: 'History: name a moment',
		item: 'Autumn',
		write: { method: 'POST', route: MOMENTS },
		prepare: async ( stage ) => {
			serveHistory( stage.server );
			await stage.show( <NameMomentDialog onClose={ NOTHING } /> );
			await type( 'Name', 'Autumn' )( stage );
		},
		submit: press( 'Save' ),
		countWritten: countNamed,
		success: /The moment is called “Autumn”\./,
	},
];

testWrites( FLOWS );
