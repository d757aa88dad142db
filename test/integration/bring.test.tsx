import { screen, waitFor, within } from '@testing-library/react';

import { BringContent } from '@/features/transfer/bring/bring-content';
import { answer } from './support/rest-server';
import { openStage, preparePage, type Stage } from './support/stage';

const RUN = 'abcdefghij012345';
const FRAME = { before: '', styles: '', after: '', bodyClass: '' };

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
	of: null,
	rival: null,
	isBrought: false,
	preset: null,
};

const preset = ( slug: string, isUsed: boolean, places: number ) => ( {
	...ROW,
	key: `presets/color/${ slug }`,
	kind: 'presets',
	title: slug,
	isTicked: false,
	preset: { kind: 'color', slug, value: '#123456', isUsed, places },
} );

const WORK = {
	theme: { stylesheet: 'slate', name: 'Slate', isOther: false },
	isBlockTheme: true,
	isInstalled: true,
	presets: { color: [ { slug: 'accent', name: 'Accent', value: '#fff' } ] },
	interrupted: null,
	rows: [
		{
			...ROW,
			key: 'template/single',
			kind: 'template',
			title: 'Single',
			needs: [ 'presets/color/red' ],
			rival: 'now//single',
		},
		{
			...ROW,
			key: 'pattern/kept-single',
			kind: 'pattern',
			title: 'Single (Slate)',
			isTicked: false,
			of: 'template/single',
		},
		{
			...ROW,
			key: 'active/single',
			kind: 'active',
			title: 'single',
			needs: [ 'template/single' ],
		},
		{
			...ROW,
			key: 'part/header',
			kind: 'part',
			title: 'Header',
			rival: 'now//header',
		},
		{ ...ROW, key: 'style/colors', kind: 'style', title: 'colors' },
		preset( 'red', false, 0 ),
		preset( 'blue', true, 38 ),
	],
};

let stage: Stage;

jest.setTimeout( 60_000 );

beforeAll( async () => {
	await preparePage();
	globalThis.IntersectionObserver = class {
		observe() {}
		unobserve() {}
		disconnect() {}
	} as unknown as typeof IntersectionObserver;
} );

beforeEach( async () => {
	stage = await openStage();
	stage.server.on( { method: 'GET', route: /preview-frame$/ }, () => FRAME );
	stage.server.on(
		{ method: 'GET', route: /other-themes\/frame$/ },
		() => FRAME
	);
	stage.server.on( { method: 'GET', route: /previews$/ }, () => ( {
		previews: [],
	} ) );
} );

afterEach( () => stage.cleanUp() );

const showWork = async ( work: object ) => {
	stage.server.on(
		{ method: 'GET', route: /other-themes\/work$/ },
		() => work
	);
	await stage.show( <BringContent from="slate" /> );
};

const imported = ( keys: readonly string[], undo: string | null ) => ( {
	results: keys.map( ( key ) => ( {
		key,
		title: key,
		status: 200,
		kept: [],
	} ) ),
	undo,
} );

it( 'brings what was chosen, with what serves by it and the colors of it, and takes it back', async () => {
	const { server, user } = stage;
	let items: unknown;
	let undone = 0;
	server.on(
		{ method: 'POST', route: /other-themes\/bring$/ },
		( { data } ) => {
			items = JSON.parse( String( data.items ) );
			return {
				...imported( [ 'template/single', 'presets/chosen' ], RUN ),
				frontPage: {
					changed: [],
					missing: [ { kind: 'file', name: 'hero.webp' } ],
					lacking: [],
					elsewhere: [],
				},
				themes: [ 'Slate' ],
			};
		}
	);
	server.on( { method: 'POST', route: /runs\/[a-z0-9]{16}\/undo$/ }, () => {
		undone++;
		return imported( [ 'template/single' ], null );
	} );
	await showWork( WORK );
	const submit = await screen.findByRole( 'button', {
		name: 'Bring 5 things',
	} );
	expect(
		screen.getByText(
			'38 places in your pages use colors, sizes or fonts that this theme does not have: red, blue.'
		)
	).toBeInTheDocument();
	const header = screen.getByRole( 'radiogroup', {
		name: 'What happens with “Header”',
	} );
	await user.click(
		within( header ).getByRole( 'radio', { name: 'Use the theme’s' } )
	);
	await user.click( screen.getByRole( 'checkbox', { name: 'Colors' } ) );
	await user.selectOptions(
		screen.getByRole( 'combobox', { name: 'What happens with “red”' } ),
		'Use “Accent” instead'
	);
	expect( submit ).toHaveTextContent( 'Bring 3 things' );
	await user.click( submit );
	await screen.findAllByText(
		'3 things were brought from Slate. Front page: same as before, 1 missing: hero.webp. Pictures are in the folder of Slate. Do not delete it.'
	);
	expect( items ).toEqual( [
		{ key: 'template/single', choice: 'replace' },
		{ key: 'active/single', choice: 'replace' },
		{ key: 'presets/color/red', choice: 'replace', instead: 'accent' },
		{ key: 'presets/color/blue', choice: 'replace' },
	] );
	await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
	await waitFor( () => expect( undone ).toBe( 1 ) );
} );

it( 'keeps as patterns what a theme without blocks has no place for', async () => {
	const { server, user } = stage;
	let items: unknown;
	server.on(
		{ method: 'POST', route: /other-themes\/bring$/ },
		( { data } ) => {
			items = JSON.parse( String( data.items ) );
			return imported( [ 'pattern/kept-single' ], RUN );
		}
	);
	await showWork( {
		...WORK,
		isBlockTheme: false,
		isInstalled: false,
		rows: WORK.rows.slice( 0, 2 ).map( ( row ) => ( {
			...row,
			needs: [],
			isTicked: false,
			rival: null,
			choices: row.kind === 'pattern' ? [ 'replace' ] : [],
		} ) ),
	} );
	await screen.findByText( /can be kept as patterns.*folder is gone/s );
	expect(
		screen.getByRole( 'button', { name: 'Bring 0 things' } )
	).toHaveAttribute( 'aria-disabled', 'true' );
	expect(
		screen.queryByRole( 'radio', { name: 'Use mine' } )
	).not.toBeInTheDocument();
	await user.click(
		screen.getByRole( 'radio', { name: 'Keep as a pattern' } )
	);
	await user.click( screen.getByRole( 'button', { name: 'Bring 1 thing' } ) );
	await screen.findAllByText( '1 thing was brought from Slate.' );
	expect( items ).toEqual( [
		{ key: 'pattern/kept-single', choice: 'replace' },
	] );
} );

it( 'says why nothing was brought, and offers to take back what was begun', async () => {
	const { server, user } = stage;
	let takenBack = '';
	server.on( { method: 'POST', route: /other-themes\/bring$/ }, () => ( {
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
	server.on(
		{ method: 'POST', route: /runs\/[a-z0-9]{16}\/undo$/ },
		( { route } ) => {
			takenBack = route;
			return imported( [ 'part/header' ], null );
		}
	);
	await showWork( {
		...WORK,
		interrupted: {
			id: RUN,
			name: 'Slate',
			time: 1_790_000_000,
			author: { id: 3, name: 'Edgar Lindqvist' },
		},
	} );
	expect(
		await screen.findByText(
			/An import of “Slate” was interrupted \(.+2026.+, Edgar Lindqvist\)/,
			{ selector: '.components-notice__content' }
		)
	).toBeVisible();
	await user.click(
		await screen.findByRole( 'button', { name: 'Undo import' } )
	);
	await waitFor( () => expect( takenBack ).toContain( RUN ) );
	await user.click( screen.getByRole( 'button', { name: /^Bring 5/ } ) );
	expect(
		(
			await screen.findAllByText(
				/This was changed by someone else meanwhile\./
			)
		).length
	).toBeGreaterThan( 0 );
	expect( screen.queryByText( /were brought/ ) ).not.toBeInTheDocument();
} );

it.each( [
	[ 'new', 'It serves in the place of the theme’s own.' ],
	[
		'same',
		'What serves now goes on serving. Yours waits beside it until you activate it.',
	],
	[
		'different',
		'What serves now goes on serving. Yours waits beside it until you activate it.',
	],
] )(
	'says whether a copy serves where the entry is %s',
	async ( state, sentence ) => {
		await showWork( {
			...WORK,
			rows: WORK.rows
				.slice( 0, 3 )
				.map( ( row ) =>
					row.kind === 'active' ? { ...row, state } : row
				),
		} );
		expect( await screen.findByText( sentence ) ).toBeInTheDocument();
	}
);

it( 'says that there is nothing to bring, which no second try would change', async () => {
	const message = 'There is nothing of this theme to bring.';
	stage.server.on( { method: 'GET', route: /other-themes\/work$/ }, () =>
		answer( 404, { code: 'atelier_no_work', message } )
	);
	await stage.show( <BringContent from="slate" /> );
	expect( await screen.findByText( message ) ).toBeVisible();
	expect(
		screen.queryByRole( 'button', { name: 'Retry' } )
	).not.toBeInTheDocument();
} );
