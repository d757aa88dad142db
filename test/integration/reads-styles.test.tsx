/*
 * The matrix of reads for the inner screens of Styles: each row of the sections' table × the styles record, and other resources that
 * some of them read.
 */
import { screen, waitFor } from '@testing-library/react';
import {
	registerBlockType,
	setFreeformContentHandlerName,
} from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';

import { StylesWorkspace } from '@/features/styles';
import type { StyleScreenName } from '@/features/styles/rules/styles-section';
import {
	logInAgain,
	pressRetry,
	READ_FAULTS,
	READ_REASONS,
	waitInVain,
} from './support/read-matrix';
import type { Fault } from './support/rest-server';
import { openStage, preparePage } from './support/stage';
import { forgetTheme, serveStyles } from './support/styles';

/** An inner screen, and one of the reads that it is on. */
interface InnerScreen {
	name: string;
	/** `section` of the address. */
	section: string;
	/** Text that shows when the read succeeds. */
	shows: string | RegExp;
	reads: RegExp;
	/** Text that must not show before the read succeeds. */
	empty?: RegExp;
	/** Reason that all faults share, where core-data drops the reason. */
	reason?: RegExp;
}

const RECORD = /global-styles\/\d+$/;

/** Each row of the sections' table, with its title. */
const SECTIONS: Readonly<
	Record< StyleScreenName, readonly [ section: string, shows: string ] >
> = {
	root: [ '/', 'Blocks' ],
	variations: [ '/variations', 'Browse styles' ],
	typography: [ '/typography', 'Elements' ],
	'typography-element': [ '/typography/text', 'Text' ],
	'font-sizes': [ '/typography/font-sizes', 'Font size presets' ],
	'font-size': [ '/typography/font-sizes/custom/gone', 'Font size' ],
	colors: [ '/colors', 'Palette' ],
	palette: [ '/colors/palette', 'Edit palette' ],
	shadows: [ '/shadows', 'Shadows' ],
	shadow: [ '/shadows/edit/custom/gone', 'Shadow' ],
	layout: [ '/layout', 'Layout' ],
	'spacing-sizes': [ '/layout/spacing-sizes', 'Spacing sizes' ],
	'radius-sizes': [ '/layout/radius-sizes', 'Radius sizes' ],
	background: [ '/background', 'Background' ],
	css: [ '/css', 'Additional CSS' ],
	revisions: [ '/revisions', 'Revisions' ],
	blocks: [ '/blocks', 'Blocks' ],
	block: [ '/blocks/shop%2Fcard', 'shop/card' ],
};

const SCREENS: readonly InnerScreen[] = [
	...Object.entries( SECTIONS ).map( ( [ name, [ section, shows ] ] ) => ( {
		name: `Styles, ${ name }`,
		section,
		shows,
		reads: RECORD,
	} ) ),
	{
		name: 'Styles, revisions: the revisions',
		section: '/revisions',
		shows: '2 revisions',
		reads: /global-styles\/\d+\/revisions$/,
		reason: /revisions could not be loaded|could not be read/,
	},
	{
		name: 'Styles, variations: those of the theme',
		section: '/variations',
		shows: 'Night',
		reads: /themes\/[^/]+\/variations$/,
	},
	{
		name: 'Styles, variations: saved styles',
		section: '/variations',
		shows: 'Styles that you save or replace appear here.',
		reads: /v1\/looks$/,
		empty: /Styles that you save or replace appear here/,
	},
];

let lastId = 0;

beforeAll( () => {
	preparePage();
	// All blocks are registered: the screen of a block that is missing no longer waits for them.
	registerBlockType( 'test/html', {
		apiVersion: 3,
		title: 'HTML',
		category: 'text',
		attributes: {},
	} );
	setFreeformContentHandlerName( 'test/html' );
} );
const { error, warn } = console;
afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
	Object.assign( console, { error, warn } );
} );

describe.each( SCREENS )( '$name', ( row ) => {
	it.each( READ_FAULTS )( `${ row.name } × $number $name`, ( fault ) =>
		testCell( row, fault )
	);
} );

async function testCell( row: InnerScreen, fault: Fault ): Promise< void > {
	lastId++;
	const stage = await openStage( '/styles' );
	const { server } = stage;
	await forgetTheme();
	await dispatch( coreStore ).invalidateResolutionForStoreSelector(
		'__experimentalGetCurrentThemeGlobalStylesVariations'
	);
	// The labels of the host's blocks are missing here.
	Object.assign( console, { error: () => {}, warn: () => {} } );
	serveStyles( server, lastId );
	server.on( { method: 'GET', route: /\/variations$/ }, () => [
		{
			title: 'Night',
			settings: {},
			styles: { color: { text: 'white' }, spacing: { blockGap: '1rem' } },
		},
	] );
	server.on( { method: 'GET', route: /\/revisions$/ }, () => [] );
	server.on( { method: 'GET', route: /v1\/looks$/ }, () => [] );
	server.on( { method: 'GET', route: /v2\/users/ }, () => [] );
	const pattern = { method: 'GET', route: row.reads };
	server.failAll( pattern, fault );
	if ( fault.number === 12 ) {
		jest.spyOn( navigator, 'onLine', 'get' ).mockReturnValue( false );
	}
	const show = () =>
		stage.show(
			<StylesWorkspace
				section={ row.section }
				onSectionChange={ () => {} }
				editorSettings={ {} }
				fallback={ null }
			/>
		);
	await ( fault.kind === 'silence' ? waitInVain( 30, show ) : show() );

	if ( fault.kind === 'loggedOut' ) {
		await logInAgain( stage, () => server.failAll( pattern ) );
	} else {
		await expectExplained( row, fault );
		jest.restoreAllMocks();
		server.failAll( pattern );
		await pressRetry( stage );
	}
	expect( ( await screen.findAllByText( row.shows ) )[ 0 ] ).toBeVisible();
	await waitFor( () =>
		expect( screen.queryByText( /could not be shown/ ) ).toBeNull()
	);
}

async function expectExplained( row: InnerScreen, fault: Fault ) {
	const reason = row.reason ?? READ_REASONS[ fault.number ];
	if ( ! reason ) {
		throw new Error( `Fault ${ fault.number } has no reason.` );
	}
	await waitFor( () =>
		expect( screen.getAllByText( reason )[ 0 ] ).toBeVisible()
	);
	if ( row.empty ) {
		expect( document.body ).not.toHaveTextContent( row.empty );
	}
	expect( document.querySelector( '.components-spinner' ) ).toBeNull();
}
