import { fireEvent, screen, waitFor } from '@testing-library/react';

import { getBootPayload } from '@/data/site/boot-payload';
import { SaveHubContent } from '@/kits/saving';
import { ToolsMenuItems } from '@/app/tools-menu/tools-menu-items';
import { IdentityForm } from '@/features/identity/identity-form';
import { goToAddress } from '@test/helpers/address';
import {
	ACTIVE_THEME,
	answer,
	FAULTS,
	leadTo,
	type RestServer,
} from './support/rest-server';
import { openStage, press, type Stage } from './support/stage';
import { testWrites, type WriteFlow } from './support/write-matrix';

const SETTINGS = '/wp/v2/settings';
const THEMES_PAGE = /themes\.php$/;
const EXPORT = /block-editor\/v1\/export$/;

const DOWNLOADED = '/downloaded';

let lastNumber = 0;

/** Lets a theme of its own be previewed, which the dashboard can activate. */
function previewTheme( server: RestServer ): void {
	const stylesheet = `theme-${ ++lastNumber }`;
	Object.assign( getBootPayload(), {
		themePreview: {
			stylesheet,
			name: 'Slate',
			exists: true,
			nonce: 'nonce00000',
		},
	} );
	goToAddress( '/', `wp_theme_preview=${ stylesheet }` );
	server.on( { method: 'GET', route: THEMES_PAGE }, ( { query } ) => {
		server.put( ACTIVE_THEME, { stylesheet: query.get( 'stylesheet' ) } );
		return leadTo( 'http://localhost/wp-admin/themes.php?activated=true' );
	} );
}

const countActivated = ( server: RestServer ) =>
	server.get( ACTIVE_THEME ) ? 1 : 0;

async function showIdentity( stage: Stage ): Promise< void > {
	stage.server.put( SETTINGS, {
		title: 'Before',
		description: `Tagline ${ ++lastNumber }`,
		site_logo: 5,
		site_icon: 6,
	} );
	await stage.show(
		<>
			<IdentityForm />
			<SaveHubContent />
		</>
	);
	// The value that an earlier cell has read shows first.
	await screen.findByDisplayValue( `Tagline ${ lastNumber }` );
}

const identity = (
	setting: string,
	value: unknown,
	change: ( stage: Stage ) => void | Promise< void >,
	expectUnsaved: () => void
): WriteFlow => ( {
	name: `Save: ${ setting } (Identity)`,
	// The server names the setting; here it has but its key.
	item: setting,
	write: { method: 'POST', route: /settings$/ },
	prepare: async ( stage ) => {
		await showIdentity( stage );
		await change( stage );
		await press( /^Review 1 change/ )( stage );
	},
	submit: press( 'Save' ),
	countWritten: ( server ) =>
		server.get( SETTINGS )?.[ setting ] === value ? 1 : 0,
	success: /Site updated\./,
	expectUnsaved,
	findsOut: true,
	changeElsewhere: ( server ) =>
		server.change( SETTINGS, { [ setting ]: 'theirs' } ),
} );

const FLOWS: readonly WriteFlow[] = [
	{
		name: 'Theme: activate',
		item: 'Slate',
		write: { method: 'GET', route: THEMES_PAGE },
		prepare: async ( stage ) => {
			previewTheme( stage.server );
			await stage.show( <SaveHubContent /> );
			await press( 'Activate Slate' )( stage );
		},
		submit: async ( stage ) => {
			const buttons = screen.getAllByRole( 'button', {
				name: 'Activate Slate',
			} );
			await stage.user.click( buttons[ buttons.length - 1 ] as Element );
		},
		countWritten: countActivated,
		success: /Slate is active now\./,
		expectUnsaved: () =>
			expect(
				screen.getByText( /becomes the active theme/ )
			).toBeVisible(),
		findsOut: true,
	},
	{
		name: 'Export',
		// Specification 8.1: the server's message alone.
		item: '',
		write: { method: 'GET', route: EXPORT },
		prepare: async ( stage ) => {
			const { server } = stage;
			server.on( { method: 'GET', route: /v2\/themes$/ }, () => [
				{
					_links: {
						'wp:export-theme': [
							{ targetHints: { allow: [ 'GET' ] } },
						],
					},
				},
			] );
			server.on( { method: 'GET', route: EXPORT }, () =>
				answer( 200, 'PK an archive', {
					'content-disposition': 'attachment; filename=slate.zip',
				} )
			);
			// The DOM that tests run in saves no files.
			URL.createObjectURL = () => 'blob:';
			URL.revokeObjectURL = () => {};
			HTMLAnchorElement.prototype.click = () =>
				server.put( DOWNLOADED, {} );
			await stage.show( <ToolsMenuItems onClose={ () => {} } /> );
			await screen.findByText( 'Export' );
		},
		submit: () => void fireEvent.click( screen.getByText( 'Export' ) ),
		countWritten: ( server ) => ( server.get( DOWNLOADED ) ? 1 : 0 ),
		success: /“slate\.zip” was downloaded\./,
		// Nothing is written by it.
		takesBack: true,
		// Packing a large site takes its time.
		timeLimitMs: 120_000,
		reasons: { 13: /did not answer within 120 seconds\./ },
	},
	identity(
		'title',
		'After',
		async ( { user } ) => {
			const field = screen.getByLabelText( 'Site title' );
			await user.clear( field );
			await user.type( field, 'After' );
		},
		() =>
			expect( screen.getByLabelText( 'Site title' ) ).toHaveValue(
				'After'
			)
	),
	identity( 'site_logo', null, press( 'Remove logo' ), () =>
		expect(
			screen.getByRole( 'button', { name: 'Choose logo', hidden: true } )
		).toBeInTheDocument()
	),
	identity( 'site_icon', null, press( 'Remove icon' ), () =>
		expect(
			screen.getByRole( 'button', { name: 'Choose icon', hidden: true } )
		).toBeInTheDocument()
	),
];

testWrites( FLOWS );

it( 'says that the theme is active and which record is not saved, and saves that by Retry (scenario 30)', async () => {
	const stage = await openStage();
	const { server } = stage;
	previewTheme( server );
	await showIdentity( stage );
	fireEvent.change( screen.getByLabelText( 'Site title' ), {
		target: { value: 'After' },
	} );
	const refused = { method: 'POST', route: /settings$/ };
	server.failAll( refused, FAULTS[ 3 ] );
	await press( /Activate Slate/ )( stage );
	const buttons = screen.getAllByRole( 'button', { name: /Activate/ } );
	await stage.user.click( buttons[ buttons.length - 1 ] as Element );

	expect(
		( await screen.findAllByText( 'Slate is active now.' ) ).length
	).toBeGreaterThan( 0 );
	// A person who came from the list of themes goes back there.
	expect(
		screen.getByRole( 'link', { name: 'Go to Themes', hidden: true } )
	).toHaveAttribute( 'href', expect.stringMatching( /themes\.php$/ ) );
	expect(
		( await screen.findAllByText( /not allowed to edit this/ ) ).length
	).toBeGreaterThan( 0 );
	expect( countActivated( server ) ).toBe( 1 );
	expect( server.get( SETTINGS )?.title ).toBe( 'Before' );

	server.failAll( refused );
	await stage.user.click( screen.getByRole( 'button', { name: /^Retry/ } ) );
	await waitFor( () =>
		expect( server.get( SETTINGS )?.title ).toBe( 'After' )
	);
	expect( countActivated( server ) ).toBe( 1 );
} );
