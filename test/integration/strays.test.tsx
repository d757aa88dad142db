/*
 * Strays: values close to a preset and presets that are not there, with their fix.
 */
import { store as coreStore } from '@wordpress/core-data';
import { act, screen, waitFor, within } from '@testing-library/react';

import { checkAccessible } from './support/check-accessible';
import {
	aPlannedPlace,
	servePresetChanges,
	WHOLE_INDEX,
} from './support/preset-places';
import { FAULTS, type Fields, type RestServer } from './support/rest-server';
import { registry, type Stage } from './support/stage';
import {
	aPaletteSettings,
	openStylesPanel,
	prepareStylesPanel,
} from './support/styles-panel';

beforeAll( prepareStylesPanel );

let id = 9700;

const INK = { slug: 'ink', name: 'Ink', color: '#111111' };

async function showStyles(
	section: string,
	styles: Fields,
	serve: ( server: RestServer ) => void,
	palette: readonly Fields[] = [ INK ]
): Promise< Stage > {
	return openStylesPanel( {
		id: ++id,
		section,
		fields: { settings: aPaletteSettings( palette ), styles },
		serve,
	} );
}

const SEA = { slug: 'sea', name: 'Sea', color: '#1a4fd0' };

/** Answers with strays, and records the requested changes. */
function serveStrays( server: RestServer, sent: Fields[] ): void {
	server.on( { method: 'GET', route: /v1\/usage\/counts$/ }, () => ( {
		counts: {},
		incomplete: 0,
		index: WHOLE_INDEX,
	} ) );
	server.on( { method: 'GET', route: /v1\/usage\/strays$/ }, () => ( {
		values: [
			{ value: '#1a4fd1', places: 2 },
			{ value: '#1a5fd1', places: 7 },
			{ value: 'rgb(25, 78, 209)', places: 1 },
		],
		missing: [ { slug: 'coral', places: 4 } ],
		incomplete: 0,
		index: WHOLE_INDEX,
	} ) );
	for ( const [ noun, places ] of [
		[
			'strays',
			[ aPlannedPlace( 3, 'About' ), aPlannedPlace( 4, 'News' ) ],
		],
		[ 'presets', [ aPlannedPlace( 5, 'Shop' ) ] ],
	] as const ) {
		servePresetChanges( server, {
			noun,
			places,
			onSend: ( step, data ) =>
				sent.push(
					step === 'undo' ? data : { [ step ]: noun, ...data }
				),
		} );
	}
}

const showStrays = async ( sent: Fields[] ) => {
	const stage = await showStyles(
		'/colors/palette',
		{},
		( server ) => serveStrays( server, sent ),
		[ SEA ]
	);
	await stage.user.click(
		await screen.findByRole( 'button', { name: 'Find strays…' } )
	);
	const dialog = within(
		await screen.findByRole( 'dialog', { name: 'Find strays' } )
	);
	return { stage, dialog };
};

it( 'puts a color in the place of values close to it, and takes it back; the outlier stays', async () => {
	const sent: Fields[] = [];
	const { stage, dialog } = await showStrays( sent );
	expect( await dialog.findByText( '2 values close to Sea' ) ).toBeVisible();
	expect( dialog.getByText( '#1a4fd1' ) ).toBeVisible();
	expect( dialog.queryByText( '#1a5fd1' ) ).not.toBeInTheDocument();
	await checkAccessible( screen.getByRole( 'dialog' ) );

	await stage.user.click( dialog.getByRole( 'button', { name: 'Use Sea' } ) );
	expect( await dialog.findByText( '2 places are changed' ) ).toBeVisible();
	await checkAccessible( screen.getByRole( 'dialog' ) );
	const values = [ '#1a4fd1', 'rgb(25, 78, 209)' ];
	expect( sent ).toEqual( [
		{ plan: 'strays', kind: 'color', values, with: 'sea', cursor: '' },
	] );

	await stage.user.click( dialog.getByRole( 'button', { name: 'Use Sea' } ) );
	expect( await dialog.findByText( '2 places were changed.' ) ).toBeVisible();
	await checkAccessible( screen.getByRole( 'dialog' ) );
	expect( sent[ 1 ] ).toMatchObject( {
		change: 'strays',
		values,
		with: 'sea',
	} );

	await stage.user.click( dialog.getByRole( 'button', { name: 'Done' } ) );
	const notice = await screen.findByText( '“Sea” is used in 2 more places.', {
		selector: '.components-snackbar__content',
	} );
	await stage.user.click(
		within( notice ).getByRole( 'button', { name: 'Undo' } )
	);
	await waitFor( () =>
		expect( sent[ 2 ] ).toMatchObject( {
			changes: [ { id: 4 }, { id: 3 } ],
		} )
	);
	stage.cleanUp();
} );

it.each( [
	[ 50, 50, 0 ],
	[ 51, 50, 1 ],
] )(
	'of %d values one change takes %d, and says where others are left',
	async ( count, taken, notes ) => {
		const sent: Fields[] = [];
		const stage = await showStyles(
			'/colors/palette',
			{},
			( server ) => {
				serveStrays( server, sent );
				server.on(
					{ method: 'GET', route: /v1\/usage\/strays$/ },
					() => ( {
						values: Array.from(
							{ length: count },
							( _, index ) => ( {
								value: `rgb(26,${ ' '.repeat( index ) }79,208)`,
								places: 1,
							} )
						),
						missing: [],
						incomplete: 0,
						index: WHOLE_INDEX,
					} )
				);
			},
			[ SEA ]
		);
		await stage.user.click(
			await screen.findByRole( 'button', { name: 'Find strays…' } )
		);
		const dialog = within( await screen.findByRole( 'dialog' ) );
		const use = await dialog.findByRole( 'button', { name: 'Use Sea' } );
		expect(
			dialog.getByText( `${ count } values close to Sea` )
		).toBeVisible();
		const limit = /^One change takes the first 50 values\./;
		expect( dialog.queryAllByText( limit ) ).toHaveLength( notes );
		expect( use ).toHaveAccessibleDescription(
			notes > 0 ? expect.stringMatching( limit ) : ''
		);
		await stage.user.click( use );
		await dialog.findByText( '2 places are changed' );
		expect( sent[ 0 ]?.values ).toHaveLength( taken );
		stage.cleanUp();
	}
);

it( 'puts a color in the place of one that is not there', async () => {
	const sent: Fields[] = [];
	const { stage, dialog } = await showStrays( sent );
	const choice = await dialog.findByLabelText( 'Use instead of coral' );
	const see = dialog.getByRole( 'button', { name: 'See what changes' } );
	expect( see ).toHaveAttribute( 'aria-disabled', 'true' );
	await stage.user.selectOptions( choice, 'sea' );
	await stage.user.click( see );
	expect( await dialog.findByText( '1 place is changed' ) ).toBeVisible();
	expect( sent ).toMatchObject( [
		{ plan: 'presets', kind: 'color', slug: 'coral', with: 'sea' },
	] );
	stage.cleanUp();
} );

it.each< [ string, Fields[], string | RegExp, number ] >( [
	[ 'nothing to change: asks nothing', [], /^No value is close/, 0 ],
	[
		'something to change: asks to save first',
		[ { value: '#1a4fd1', places: 2 } ],
		'1 value close to Sea',
		1,
	],
] )( 'with unsaved styles and %s', async ( _, values, found, notes ) => {
	const stage = await showStyles(
		'/colors/palette',
		{},
		( server ) => {
			serveStrays( server, [] );
			server.on( { method: 'GET', route: /v1\/usage\/strays$/ }, () => ( {
				values,
				missing: [],
				incomplete: 0,
				index: WHOLE_INDEX,
			} ) );
		},
		[ SEA ]
	);
	await act( async () => {
		await registry
			.dispatch( coreStore )
			.editEntityRecord( 'root', 'globalStyles', id, {
				styles: { color: { text: '#222222' } },
			} );
	} );
	await stage.user.click(
		await screen.findByRole( 'button', { name: 'Find strays…' } )
	);
	const dialog = within( await screen.findByRole( 'dialog' ) );
	expect( await dialog.findByText( found ) ).toBeVisible();
	expect( dialog.queryAllByText( /^Save or discard/ ) ).toHaveLength( notes );
	stage.cleanUp();
} );

it( 'says why strays could not be found, and looks again', async () => {
	const stage = await showStyles(
		'/colors/palette',
		{},
		( server ) => {
			serveStrays( server, [] );
			server.failNext( FAULTS[ 0 ]!, {
				method: 'GET',
				route: /usage\/strays$/,
			} );
		},
		[ SEA ]
	);
	await stage.user.click(
		await screen.findByRole( 'button', { name: 'Find strays…' } )
	);
	await stage.user.click(
		await screen.findByRole( 'button', { name: 'Retry' } )
	);
	expect( await screen.findByText( '2 values close to Sea' ) ).toBeVisible();
	stage.cleanUp();
} );
