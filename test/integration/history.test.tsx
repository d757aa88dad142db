/*
 * The history of the design at its real route: its rows, its address, and going back with a result for each record.
 */
import {
	act,
	cleanup,
	render,
	screen,
	waitFor,
	within,
} from '@testing-library/react';

import { App } from '@/app/app';
import { goToAddress } from '@test/helpers/address';
import { ignoreSizes } from '@test/helpers/ignore-sizes';
import {
	AT,
	aHistoryChange,
	aHistoryRow,
	countGoneBack,
	NAMED_ROW,
	serveHistory,
	type ServedHistory,
} from './support/history';
import { pressRetry, READ_FAULTS, READ_REASONS } from './support/read-matrix';
import { openStage, preparePage, press, type Stage } from './support/stage';

jest.setTimeout( 60_000 );

beforeAll( () => {
	preparePage();
	ignoreSizes();
} );
afterEach( cleanup );

async function openHistory(
	history: ServedHistory = {},
	query = ''
): Promise< Stage > {
	const stage = await openStage();
	goToAddress( '/history', query );
	serveHistory( stage.server, history );
	await act( async () => void render( <App /> ) );
	await screen.findByRole( 'button', { name: 'As it is now' } );
	return stage;
}

const getRow = ( name: RegExp ) => screen.findByRole( 'button', { name } );
const readQuery = ( name: string ) =>
	new URLSearchParams( window.location.search ).get( name );

const ROW = /9:46 am · Ada Holm · Styles \(3\), Header/;

describe( 'The history', () => {
	it( 'lists days with their rows; who is not known is someone', async () => {
		await openHistory();
		expect( await getRow( ROW ) ).toBeVisible();
		const day = screen.getByRole( 'region', {
			name: 'November 25, 2025',
		} );
		expect(
			within( day ).getByRole( 'button', { name: /Someone · Autumn/ } )
		).toBeVisible();
	} );

	it( 'has the chosen moment in its address, and shows the site as it was', async () => {
		const { user } = await openHistory();
		await user.click( await getRow( ROW ) );
		expect( readQuery( 'at' ) ).toBe( AT );
		expect( await getRow( ROW ) ).toHaveAttribute( 'aria-pressed', 'true' );
		const frame = await screen.findByTitle( /^The site as it was: Nov 26/ );
		expect( frame.getAttribute( 'src' ) ).toContain(
			`atelier_moment=${ AT }&atelier_moment_nonce=nonce12345`
		);
		expect(
			screen.getByRole( 'link', { name: 'Compare: Header' } )
		).toHaveAttribute(
			'href',
			expect.stringContaining(
				`postId=slate%2F%2Fheader&left=at-${ AT }&right=saved`
			)
		);
	} );

	it( 'compares nothing with a record that is deleted', async () => {
		const { user } = await openHistory();
		await user.click( await getRow( ROW ) );
		expect( screen.getByText( /^Pattern “Old”: deleted/ ) ).toBeVisible();
		expect(
			screen
				.getAllByRole( 'link', { name: /^Compare: / } )
				.map( ( link ) => link.getAttribute( 'aria-label' ) )
		).toEqual( [ 'Compare: Styles', 'Compare: Header' ] );
	} );

	it( 'says that the site as it was could not be shown, and tries again', async () => {
		// As for a page that refuses to be framed.
		const readPage = jest
			.spyOn( HTMLIFrameElement.prototype, 'contentDocument', 'get' )
			.mockReturnValue( null );
		const stage = await openHistory( {}, `at=${ AT }` );
		const message = 'The site as it was could not be shown.';
		expect( ( await screen.findAllByText( message ) )[ 0 ] ).toBeVisible();
		readPage.mockRestore();
		await pressRetry( stage );
		await screen.findByTitle( /^The site as it was: Nov 26/ );
		expect(
			screen.queryByText( message, {
				selector: '.components-notice__content',
			} )
		).toBeNull();
	} );

	it( 'is walked through by arrows', async () => {
		const { user } = await openHistory();
		const now = screen.getByRole( 'button', { name: 'As it is now' } );
		act( () => now.focus() );
		await user.keyboard( '{ArrowDown}' );
		expect( await getRow( ROW ) ).toHaveFocus();
		await user.keyboard( '{ArrowUp}' );
		expect( now ).toHaveFocus();
	} );

	it( 'is narrowed down by its address: kind, person, record, text', async () => {
		const asked: string[] = [];
		const stage = await openHistory( {
			onList: ( query ) =>
				asked.push(
					[ 'kind', 'author', 'record', 'search' ]
						.map( ( name ) => query.get( name ) ?? '-' )
						.join( ' ' )
				),
		} );
		const { user } = stage;
		await user.selectOptions( screen.getByLabelText( 'Kind' ), 'Menus' );
		await user.selectOptions(
			screen.getByLabelText( 'Person' ),
			'Ada Holm'
		);
		await user.click( await getRow( ROW ) );
		await press( 'Only this: Header' )( stage );
		await screen.findByText( 'Only: Header' );
		await user.type( screen.getByLabelText( 'Search the history' ), 'Aut' );
		await waitFor( () =>
			expect( asked.at( -1 ) ).toBe(
				'wp_navigation 1 wp_template_part/12 Aut'
			)
		);
		expect(
			[ 'kind', 'author', 'record', 'search', 'at' ].map( readQuery )
		).toEqual( [ 'wp_navigation', '1', 'wp_template_part/12', 'Aut', AT ] );
	} );

	it( 'shows older rows on demand', async () => {
		const stage = await openHistory();
		await press( 'Show older' )( stage );
		await screen.findByRole( 'region', { name: 'November 13, 2025' } );
		expect(
			screen.queryByRole( 'button', { name: 'Show older' } )
		).toBeNull();
	} );

	it( 'says when nothing was changed, and when nothing was found', async () => {
		await openHistory( { rows: [] } );
		expect(
			await screen.findByText( /^Nothing was changed yet\./ )
		).toBeVisible();
		cleanup();
		await openHistory( { rows: [] }, 'kind=wp_block' );
		expect(
			await screen.findByText( /^Nothing was found\./ )
		).toBeVisible();
	} );
} );

describe( 'Going back', () => {
	const CHANGES = [
		aHistoryChange( { openBy: [ { id: 2, name: 'Ed', avatar: null } ] } ),
		aHistoryChange( {
			key: 'wp_template/7',
			kind: 'wp_template',
			id: 7,
			restId: '7',
			title: 'Index',
			needs: [ { key: 'wp_block/3', title: 'Hero', is: 'changed' } ],
		} ),
		aHistoryChange( {
			key: 'wp_block/3',
			kind: 'wp_block',
			id: 3,
			restId: '3',
			title: 'Hero',
		} ),
		aHistoryChange( {
			key: 'wp_navigation/9',
			kind: 'wp_navigation',
			id: 9,
			title: 'Later',
			action: 'remove',
			ticked: false,
		} ),
		aHistoryChange( {
			key: 'wp_block/4',
			kind: 'wp_block',
			id: 4,
			title: 'Lost',
			action: 'not_kept',
			ticked: false,
		} ),
	];

	async function openDialog( history: ServedHistory = {} ): Promise< Stage > {
		const stage = await openHistory(
			Object.assign( history, { changes: CHANGES } ),
			`at=${ AT }`
		);
		await getRow( ROW );
		await press( 'Go back to this moment…' )( stage );
		await screen.findByRole( 'checkbox', { name: 'Header' } );
		return stage;
	}

	it( 'names first what others have open; later things are not ticked, what is not kept cannot be', async () => {
		await openDialog();
		expect(
			screen
				.getAllByRole( 'checkbox' )
				.map( ( box ) => ( box as HTMLInputElement ).checked )
		).toEqual( [ true, true, true, false, false ] );
		expect(
			screen.getByRole( 'checkbox', { name: 'Header' } )
		).toHaveAccessibleDescription( /^Open now: Ed/ );
		expect(
			screen.getByRole( 'checkbox', { name: 'Pattern “Lost”' } )
		).toBeDisabled();
	} );

	it( 'says what a template will show without the pattern of that time', async () => {
		const { user } = await openDialog();
		const sentence = 'Will show “Hero” as it is now.';
		expect( screen.queryByText( sentence ) ).toBeNull();
		await user.click(
			screen.getByRole( 'checkbox', { name: 'Pattern “Hero”' } )
		);
		expect( screen.getByText( sentence ) ).toBeVisible();
	} );

	it.each( [
		[ 'Continue', /As it was \(Autumn\): Hero\./ ],
		[ 'Undo going back', /Pia has changed this\./ ],
	] )(
		'says that going back was interrupted, and %s ends it',
		async ( name, text ) => {
			const { user } = await openHistory( {
				interrupted: {
					at: 'moment-45',
					time: 1764064000,
					name: 'Autumn',
					author: { id: 1, name: 'Ada Holm', avatar: '' },
					began: 1764150412,
					done: [ 'Header' ],
					left: [ 'Hero' ],
				},
			} );
			const said = await screen.findByText(
				/^Going back to Autumn was interrupted \(Nov 26, .*, Ada Holm\)\.$/,
				{ selector: '.components-notice p' }
			);
			expect( screen.getByText( 'Restored: Header.' ) ).toBeVisible();
			expect( screen.getByText( 'Not restored: Hero.' ) ).toBeVisible();
			await user.click( screen.getByRole( 'button', { name } ) );
			expect(
				( await screen.findAllByText( text ) ).length
			).toBeGreaterThan( 0 );
			await waitFor( () => expect( said ).not.toBeInTheDocument() );
		}
	);

	it( 'writes what is ticked, with tokens, and Undo takes it back', async () => {
		const stage = await openDialog();
		await press( 'Go back' )( stage );
		const notice = await screen.findByText( /^As it was/, {
			selector: '.components-snackbar__content',
		} );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		const sent = () => stage.server.writes.at( -1 )?.data;
		expect( sent() ).toEqual( {
			at: AT,
			items: [
				{ key: 'wp_template_part/12', token: 'token-12' },
				{ key: 'wp_template/7', token: 'token-12' },
				{ key: 'wp_block/3', token: 'token-12' },
			],
		} );
		await stage.user.click(
			await within( notice ).findByRole( 'button', { name: 'Undo' } )
		);
		await screen.findByText( 'Undone.', {
			selector: '.components-snackbar__content',
		} );
		expect( sent() ).toMatchObject( { at: 'moment-51' } );
		expect( countGoneBack( stage.server ) ).toBe( 2 );
	} );

	it( 'stays open about what somebody changed meanwhile (412), and tries that again', async () => {
		const history: ServedHistory = {
			results: {
				'wp_template_part/12': {
					status: 412,
					message: 'Anna changed this since you opened it.',
				},
			},
		};
		const stage = await openDialog( history );
		history.changes = [ aHistoryChange( { token: 'newer' } ) ];
		await press( 'Go back' )( stage );
		expect(
			(
				await screen.findAllByText(
					/Anna changed this since you opened it\. Going back again replaces that, too\./
				)
			)[ 0 ]
		).toBeVisible();
		expect( countGoneBack( stage.server ) ).toBe( 1 );
		// Records that went back are no longer listed.
		await waitFor( () =>
			expect( screen.getAllByRole( 'checkbox' ) ).toHaveLength( 1 )
		);
		delete history.results;
		await press( 'Go back' )( stage );
		await screen.findByText( /^As it was.*: Header\./, {
			selector: '.components-snackbar__content',
		} );
		expect( stage.server.writes.at( -1 )?.data.items ).toEqual( [
			{ key: 'wp_template_part/12', token: 'newer' },
		] );
	} );

	it.each( READ_FAULTS.filter( ( { number } ) => number <= 4 ) )(
		'what would change × $number $name',
		async ( fault ) => {
			const stage = await openHistory( {}, `at=${ AT }` );
			const reads = { method: 'GET', route: /history\/changes$/ };
			stage.server.failAll( reads, fault );
			await getRow( ROW );
			await press( 'Go back to this moment…' )( stage );
			expect(
				(
					await screen.findAllByText(
						READ_REASONS[ fault.number ] as RegExp
					)
				)[ 0 ]
			).toBeVisible();
			expect( screen.queryByText( /nothing to go back to/ ) ).toBeNull();
			stage.server.failAll( reads );
			await pressRetry( stage );
			await screen.findByRole( 'checkbox', { name: 'Header' } );
		}
	);

	it( 'says that there is nothing to go back to', async () => {
		const stage = await openHistory( { changes: [] }, `at=${ AT }` );
		await getRow( ROW );
		await press( 'Go back to this moment…' )( stage );
		expect(
			await screen.findByText( /There is nothing to go back to\./ )
		).toBeVisible();
		expect(
			screen.getByRole( 'button', { name: 'Go back' } )
		).toHaveAttribute( 'aria-disabled', 'true' );
	} );
} );

it( 'A moment with a name is renamed and forgotten', async () => {
	const stage = await openHistory(
		{ rows: [ aHistoryRow(), NAMED_ROW ] },
		'at=moment-45'
	);
	stage.server.on(
		{ method: 'PUT', route: /moments\/45$/ },
		( { data } ) => ( { ...NAMED_ROW, ...data } )
	);
	stage.server.on( { method: 'DELETE', route: /moments\/45$/ }, () => ( {
		deleted: true,
		previous: NAMED_ROW,
	} ) );
	await getRow( /· Autumn$/ );
	await press( 'Rename…' )( stage );
	const field = await screen.findByLabelText( 'Name' );
	expect( field ).toHaveValue( 'Autumn' );
	await stage.user.type( field, ' 2' );
	await press( 'Save' )( stage );
	await screen.findByText( 'The moment is called “Autumn 2”.', {
		selector: '.components-snackbar__content',
	} );
	await stage.user.click(
		await screen.findByRole( 'button', { name: 'Remove the name' } )
	);
	await press( 'Remove' )( stage );
	await screen.findByText( '“Autumn” is no longer kept.', {
		selector: '.components-snackbar__content',
	} );
	expect(
		stage.server.writes.map(
			( { method, route } ) => `${ method } ${ route }`
		)
	).toEqual( [
		'PUT /atelier/v1/history/moments/45',
		'DELETE /atelier/v1/history/moments/45',
	] );
	expect( readQuery( 'at' ) ).toBeNull();
} );

it( 'The menu of tools leads to the history', async () => {
	const stage = await openStage();
	serveHistory( stage.server );
	goToAddress( '/deleted' );
	stage.server.on( { method: 'GET', route: /v1\/deletions$/ }, () => [] );
	await act( async () => void render( <App /> ) );
	await press( 'Tools' )( stage );
	await stage.user.click(
		await screen.findByRole( 'menuitem', {
			name: /^History of the design/,
		} )
	);
	await screen.findByRole( 'button', { name: 'As it is now' } );
	expect( readQuery( 'p' ) ).toBe( '/history' );
} );
