import { act, screen, waitFor, within } from '@testing-library/react';

import {
	openTransfer,
	TransferDialogs,
	type TransferDialog,
} from '@/features/transfer';
import { answer } from './support/rest-server';
import { openStage, preparePage, type Stage } from './support/stage';

const FILE = /transfer\/file$/;
const JUDGE = /transfer\/judge$/;
const IMPORT = /transfer\/import$/;
const UNDO = /transfer\/runs\/[a-z0-9]{16}\/undo$/;
const RUN = 'abcdefghij012345';

const RECORDS = [
	{ key: 'menu/main', kind: 'menu', title: 'Main', bytes: 100 },
	{
		key: 'part/header',
		kind: 'part',
		title: 'Header',
		bytes: 300,
		needs: [ 'menu/main' ],
	},
	{ key: 'pattern/hero', kind: 'pattern', title: 'Hero', bytes: 2048 },
];

const ROW = {
	state: 'new',
	needs: [],
	missing: [],
	links: [],
	choices: [ 'replace' ],
	isTicked: true,
	isAllowed: true,
	losses: [],
	hidesFile: false,
	token: null,
	here: null,
	there: null,
};

const JUDGED = {
	theme: { stylesheet: 'slate', name: 'Slate', isOther: false },
	rows: [
		{ ...ROW, key: 'menu/main', kind: 'menu', title: 'Main' },
		{
			...ROW,
			key: 'part/header',
			kind: 'part',
			title: 'Header',
			needs: [ 'menu/main' ],
		},
		{
			...ROW,
			key: 'pattern/hero',
			kind: 'pattern',
			title: 'Hero',
			state: 'different',
			choices: [ 'replace', 'both' ],
			isTicked: false,
			token: 'seen',
		},
		{
			...ROW,
			key: 'pattern/shop',
			kind: 'pattern',
			title: 'Shop',
			missing: [ 'block/woocommerce/cart' ],
			isTicked: false,
		},
		{
			...ROW,
			key: 'menu/same',
			kind: 'menu',
			title: 'Same',
			state: 'same',
			isTicked: false,
		},
	],
	interrupted: null,
};

let stage: Stage;

jest.setTimeout( 60_000 );

beforeAll( () => preparePage() );

beforeEach( async () => {
	stage = await openStage();
} );

afterEach( () => {
	act( () => openTransfer( undefined ) );
	stage.cleanUp();
} );

async function open( dialog: TransferDialog ) {
	await stage.show( <TransferDialogs /> );
	act( () => openTransfer( dialog ) );
	return screen.findByRole( 'dialog' );
}

async function dropFile( dialog: HTMLElement ) {
	await within( dialog ).findByRole( 'button', { name: 'Choose a file' } );
	const input = dialog.querySelector( 'input[type=file]' );
	await stage.user.upload(
		input as HTMLInputElement,
		new File( [ 'PK' ], 'design.zip', { type: 'application/zip' } )
	);
}

const imported = ( keys: readonly string[], undo: string | null = RUN ) => ( {
	results: keys.map( ( key ) => ( {
		key,
		title: key,
		status: 200,
		kept: [],
	} ) ),
	undo,
} );

it( 'exports what is ticked, with what that needs', async () => {
	const { server, user } = stage;
	server.on( { method: 'GET', route: /v1\/transfer$/ }, () => ( {
		records: RECORDS,
		missingFonts: [ 'Lost Sans' ],
	} ) );
	let asked: unknown;
	server.on( { method: 'POST', route: FILE }, ( { data } ) => {
		asked = data;
		return answer( 200, 'PK an archive', {
			'content-disposition': 'attachment; filename=design-slate.zip',
		} );
	} );
	// The DOM that tests run in saves no files.
	URL.createObjectURL = () => 'blob:';
	URL.revokeObjectURL = () => {};
	HTMLAnchorElement.prototype.click = () => {};

	const dialog = await open( 'export' );
	await within( dialog ).findByText( /Lost Sans/ );
	expect(
		within( dialog ).getByRole( 'button', {
			name: 'Export 3 items (2 KB)',
		} )
	).toBeEnabled();
	await user.click(
		within( dialog ).getByRole( 'checkbox', { name: 'Patterns (1)' } )
	);
	// The header needs its menu.
	expect(
		within( dialog ).getByRole( 'checkbox', { name: 'Main', hidden: true } )
	).toBeDisabled();
	expect(
		within( dialog ).getByText( 'Needed by Header.' )
	).toBeInTheDocument();
	await user.click(
		within( dialog ).getByRole( 'checkbox', { name: 'Menus (1)' } )
	);
	await user.click(
		within( dialog ).getByRole( 'button', { name: /^Export 2 items/ } )
	);
	await screen.findAllByText( '“design-slate.zip” was downloaded.' );
	expect( asked ).toEqual( { keys: [ 'menu/main', 'part/header' ] } );
} );

it( 'shows what a file would do, imports what was chosen, and takes it back', async () => {
	const { server, user } = stage;
	server.on( { method: 'POST', route: JUDGE }, () => JUDGED );
	let items: unknown;
	server.on( { method: 'POST', route: IMPORT }, ( { data } ) => {
		items = JSON.parse( String( data.items ) );
		return {
			...imported( [ 'menu/main', 'part/header', 'pattern/hero' ] ),
			frontPage: {
				changed: [ 'Header' ],
				missing: [],
				lacking: [],
				elsewhere: [],
			},
		};
	} );
	let undone = 0;
	server.on( { method: 'POST', route: UNDO }, () => {
		undone++;
		return imported( [ 'menu/main' ] );
	} );

	const dialog = await open( 'import' );
	await dropFile( dialog );
	await within( dialog ).findByText(
		'New: 3 · Same: 1 · Different: 1 · Needs the plugin “woocommerce”: 1'
	);
	expect(
		within( dialog ).getByText( 'It needs the plugin “woocommerce”.' )
	).toBeVisible();
	expect(
		within( dialog ).getByRole( 'checkbox', { name: 'Shop' } )
	).not.toBeChecked();
	await user.selectOptions(
		within( dialog ).getByRole( 'combobox', {
			name: 'What happens with “Hero”',
		} ),
		'Replace'
	);
	await user.click(
		within( dialog ).getByRole( 'button', { name: 'Import 3 items' } )
	);
	await screen.findAllByText(
		'3 items were imported from “design.zip”. Front page: changed (Header), 0 missing.'
	);
	expect( items ).toEqual( [
		{ key: 'menu/main', choice: 'replace' },
		{ key: 'part/header', choice: 'replace' },
		{ key: 'pattern/hero', choice: 'replace', token: 'seen' },
	] );
	await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
	await waitFor( () => expect( undone ).toBe( 1 ) );
} );

it( 'says in words why a file is refused, and why nothing was imported', async () => {
	const { server, user } = stage;
	let isRefused = true;
	server.on( { method: 'POST', route: JUDGE }, () =>
		isRefused
			? answer( 400, {
					code: 'atelier_no_design',
					message: 'The file is no zip archive, or it is broken.',
			  } )
			: JUDGED
	);
	server.on( { method: 'POST', route: IMPORT }, () => ( {
		results: [
			{
				key: 'part/header',
				title: 'Header',
				status: 412,
				message: 'This was changed by someone else meanwhile.',
			},
		],
		undo: null,
	} ) );
	const dialog = await open( 'import' );
	await dropFile( dialog );
	await within( dialog ).findByText(
		'The file is no zip archive, or it is broken.'
	);
	isRefused = false;
	await dropFile( dialog );
	await user.click(
		await within( dialog ).findByRole( 'button', {
			name: 'Import 2 items',
		} )
	);
	expect(
		(
			await within( dialog ).findAllByText(
				/This was changed by someone else meanwhile\./
			)
		).length
	).toBeGreaterThan( 0 );
	expect( screen.queryByText( /were imported/ ) ).not.toBeInTheDocument();
} );

it( 'imports into a new draft, whose refusal stays in the dialog', async () => {
	const { server, user } = stage;
	server.on( { method: 'POST', route: JUDGE }, () => JUDGED );
	const asked: unknown[] = [];
	server.on( { method: 'POST', route: IMPORT }, ( { data } ) => {
		asked.push( [ data.draft, JSON.parse( String( data.items ) ).length ] );
		return answer( 409, {
			code: 'atelier_drafts_full',
			message: 'There are as many drafts as there can be.',
		} );
	} );
	const dialog = await open( 'import' );
	await dropFile( dialog );
	const name = await within( dialog ).findByLabelText( 'Name of the draft' );
	expect( name ).toHaveValue( 'design' );
	expect(
		within( dialog ).queryByText( /keep their categories/ )
	).not.toBeInTheDocument();
	await user.selectOptions(
		within( dialog ).getByRole( 'combobox', {
			name: 'What happens with “Hero”',
		} ),
		'Replace'
	);
	expect(
		within( dialog ).getByText( /keep their categories/ )
	).toBeVisible();
	await user.clear( name );
	await user.type( name, 'Autumn' );
	await user.click(
		within( dialog ).getByRole( 'button', { name: 'Import as a draft' } )
	);
	await within( dialog ).findByText(
		'There are as many drafts as there can be.'
	);
	expect( asked ).toEqual( [ [ 'Autumn', 3 ] ] );
} );

it( 'imports into other sites of a network, with a report for each', async () => {
	const { server, user } = stage;
	const site = ( id: number, name: string ) => ( {
		id,
		name,
		url: `http://${ id }`,
		admin: `http://${ id }/wp-admin/admin.php`,
	} );
	server.on( { method: 'POST', route: JUDGE }, () => ( {
		...JUDGED,
		sites: [ site( 2, 'Second' ), site( 3, 'Third' ) ],
	} ) );
	const asked: unknown[] = [];
	server.on(
		{ method: 'POST', route: /transfer\/sites\/2\/judge$/ },
		() => JUDGED
	);
	server.on(
		{ method: 'POST', route: /transfer\/sites\/2\/import$/ },
		( { data } ) => {
			asked.push( JSON.parse( String( data.items ) ) );
			return imported( [ 'menu/main', 'part/header', 'pattern/hero' ] );
		}
	);
	let undone = 0;
	server.on( { method: 'POST', route: /transfer\/sites\/2\/undo$/ }, () => {
		undone++;
		return imported( [ 'menu/main' ], null );
	} );
	server.on( { method: 'POST', route: /transfer\/sites\/3\/judge$/ }, () =>
		answer( 403, { code: 'rest_forbidden', message: 'Not here.' } )
	);
	const dialog = await open( 'import' );
	await dropFile( dialog );
	await user.click(
		await within( dialog ).findByRole( 'button', {
			name: 'Import into other sites…',
		} )
	);
	expect(
		within( dialog ).getByRole( 'button', { name: 'Back to this site' } )
	).toHaveFocus();
	await user.click(
		within( dialog ).getByRole( 'checkbox', { name: 'Third' } )
	);
	await within( dialog ).findByText( /Not here\./ );
	await user.click(
		within( dialog ).getByRole( 'checkbox', { name: 'Second' } )
	);
	await within( dialog ).findByText( /New: 3 · Same: 1 · Different: 1/ );
	await user.selectOptions(
		within( dialog ).getByLabelText( 'What is different there' ),
		'Replace'
	);
	await user.click(
		within( dialog ).getByRole( 'button', { name: 'Import into 1 site' } )
	);
	await within( dialog ).findByText( '3 items were imported.' );
	expect( asked ).toEqual( [
		[
			{ key: 'menu/main', choice: 'replace' },
			{ key: 'part/header', choice: 'replace' },
			{ key: 'pattern/hero', choice: 'replace', token: 'seen' },
		],
	] );
	await user.click(
		within( dialog ).getByRole( 'button', { name: 'Undo' } )
	);
	expect(
		await within( dialog ).findByText( 'It is as it was before.' )
	).toHaveFocus();
	expect( undone ).toBe( 1 );
} );
