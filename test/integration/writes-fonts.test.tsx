import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';

import { FontLibrary } from '@/features/fonts';
import { LIBRARY_TAB, type FontLocation } from '@/features/fonts/font-location';
import { installQueue } from '@/features/fonts/install/install-queue';
import { NO_USES, serveInstalledFonts } from './support/design-lists';
import { answer, type Fields, type RestServer } from './support/rest-server';
import { press, type Stage } from './support/stage';
import { forgetTheme, serveStyles, stylesRoute } from './support/styles';
import { testWrites, type WriteFlow } from './support/write-matrix';

const FAMILIES = '/wp/v2/font-families';
const RESTORE = /deletions\/\d+\/restore$/;
const STYLES = /^\/wp\/v2\/global-styles\/\d+$/;

const aFace = ( fontWeight: string ) => ( {
	fontFamily: 'Sen',
	fontWeight,
	fontStyle: 'normal',
	src: `https://fonts.example/${ fontWeight }.woff2`,
} );
const SEN = { slug: 'sen', name: 'Sen', fontFamily: 'Sen' };
const NORMAL = aFace( '400' );
const BOLD = aFace( '700' );

let lastId = 0;
const newest = () => `${ FAMILIES }/${ lastId }`;

const listFaces = ( server: RestServer, { id }: Fields ) =>
	server.list( `${ FAMILIES }/${ id }/font-faces` );

/** Prepares the server's state besides records. */
function serveFonts( server: RestServer ): void {
	const { on } = server;
	serveInstalledFonts( server );
	on( { method: 'GET', route: /font-collections$/ }, () => [
		{ slug: 'shop', name: 'Shop' },
	] );
	on( { method: 'GET', route: /font-collections\/shop$/ }, () => ( {
		font_families: [
			{
				font_family_settings: { ...SEN, fontFace: [ NORMAL, BOLD ] },
				categories: [],
			},
		],
		categories: [],
	} ) );
	on( { method: 'GET', route: /\.woff2$/ }, () => answer( 200, 'A font' ) );
	on( { method: 'GET', route: /\/usage$/ }, () => NO_USES );
}

function Library( { family, tab }: FontLocation ) {
	const [ location, setLocation ] = useState< FontLocation >( {
		family,
		tab,
	} );
	return (
		// A notice is in a place of its own, as in the screen and in the dialog.
		<section>
			<FontLibrary
				location={ location }
				onLocationChange={ setLocation }
			/>
		</section>
	);
}

async function showLibrary( stage: Stage, tab: string ): Promise< void > {
	installQueue.dismiss();
	await forgetTheme();
	await stage.show( <Library tab={ tab } family="sen" /> );
}

async function showCollection( stage: Stage ): Promise< void > {
	const { server, user } = stage;
	serveFonts( server );
	serveStyles( server, ++lastId );
	stylesId = lastId;
	await showLibrary( stage, 'shop' );
	await user.click( await screen.findByLabelText( 'Normal' ) );
}

let stylesId = 0;

async function showInstalled( stage: Stage ): Promise< void > {
	const { server } = stage;
	stylesId = ++lastId;
	serveStyles( server, stylesId, {
		settings: {
			typography: {
				fontFamilies: { custom: [ { ...SEN, fontFace: [ NORMAL ] } ] },
			},
		},
	} );
	serveFonts( server );
	const family = {
		id: ++lastId,
		font_family_settings: SEN,
		font_faces: [ 1, 2 ],
	};
	server.put( newest(), family );
	[ NORMAL, BOLD ].forEach( ( settings, index ) =>
		server.put( `${ newest() }/font-faces/${ index + 1 }`, {
			id: index + 1,
			parent: family.id,
			font_face_settings: settings,
		} )
	);
	await showLibrary( stage, LIBRARY_TAB );
	await screen.findByLabelText( 'Bold' );
	// It is there as soon as it is known that the person may change styles.
	await screen.findByRole( 'button', { name: 'Update' } );
}

const activeFaces = ( server: RestServer ): readonly unknown[] | undefined => {
	const settings = server.get( stylesRoute( stylesId ) )?.settings as {
		typography?: {
			fontFamilies?: { custom?: { fontFace?: unknown[] }[] };
		};
	};
	return settings.typography?.fontFamilies?.custom?.[ 0 ]?.fontFace;
};

const countFamilies = ( server: RestServer ) => server.list( FAMILIES ).length;

const countFaces = ( server: RestServer ) =>
	server.list( FAMILIES ).flatMap( ( family ) => listFaces( server, family ) )
		.length;

const install = (
	step: string,
	flow: Pick< WriteFlow, 'write' | 'countWritten' > & Partial< WriteFlow >
): WriteFlow => ( {
	name: `Fonts: install, ${ step }`,
	item: 'Sen',
	prepare: showCollection,
	submit: press( 'Install' ),
	success: /Fonts were installed successfully\./,
	expectUnsaved: () =>
		expect( screen.getByLabelText( 'Normal' ) ).toBeChecked(),
	...flow,
} );

async function confirmDeletion( stage: Stage ): Promise< void > {
	await press( 'Delete' )( stage );
	await stage.user.click(
		within( screen.getByRole( 'dialog' ) ).getByRole( 'button', {
			name: 'Delete',
		} )
	);
}

const uninstall: Omit< WriteFlow, 'name' | 'item' | 'write' > = {
	prepare: showInstalled,
	submit: confirmDeletion,
	countWritten: ( server ) => ( activeFaces( server ) ? 0 : 1 ),
	success: /Font family uninstalled successfully\./,
};

const FLOWS: readonly WriteFlow[] = [
	install( 'the family', {
		write: { method: 'POST', route: /font-families$/ },
		countWritten: countFamilies,
		findsOut: true,
	} ),
	install( 'a variant', {
		write: { method: 'POST', route: /font-faces$/ },
		countWritten: countFaces,
		findsOut: true,
		expectUnsaved: ( { server } ) => {
			expect( screen.getByLabelText( 'Normal' ) ).toBeChecked();
			// A family that was made for nothing is taken back.
			expect( countFamilies( server ) ).toBe( 0 );
		},
	} ),
	install( 'the styles', {
		write: { method: 'PUT', route: STYLES },
		findsOut: true,
		countWritten: ( server ) => activeFaces( server )?.length ?? 0,
	} ),
	{
		name: 'Fonts: update, a variant is activated',
		// Specification 8.1 gives the text.
		item: 'There was an error updating the font family',
		write: { method: 'PUT', route: STYLES },
		findsOut: true,
		prepare: async ( stage ) => {
			await showInstalled( stage );
			await stage.user.click( screen.getByLabelText( 'Bold' ) );
		},
		submit: press( 'Update' ),
		countWritten: ( server ) => ( activeFaces( server )?.length ?? 0 ) - 1,
		success: /Font family updated successfully\./,
		expectUnsaved: () => {
			expect( screen.getByLabelText( 'Bold' ) ).toBeChecked();
			expect(
				screen.getByRole( 'button', { name: 'Update' } )
			).toBeEnabled();
		},
	},
	{
		...uninstall,
		name: 'Fonts: uninstall',
		// Specification 8.1 gives the text.
		item: 'There was an error uninstalling the font family',
		write: { method: 'DELETE', route: /font-families\/\d+$/ },
		findsOut: true,
		// References to missing records are removed from the styles.
		unharmedBy: [ 7 ],
	},
	{
		...uninstall,
		name: 'Fonts: uninstall, the styles',
		item: 'Sen',
		write: { method: 'PUT', route: STYLES },
		findsOut: true,
	},
	{
		name: 'Fonts: Undo of an uninstallation',
		item: 'Sen',
		write: { method: 'POST', route: RESTORE },
		prepare: async ( stage ) => {
			await showInstalled( stage );
			await confirmDeletion( stage );
			await waitFor( () =>
				expect(
					screen.getByRole( 'button', { name: 'Undo' } )
				).toBeVisible()
			);
		},
		submit: press( 'Undo' ),
		countWritten: ( server ) =>
			server.get( newest() ) && activeFaces( server ) ? 1 : 0,
		success: /Font family restored\./,
		// The family is there, and not active yet.
		takesBack: true,
	},
];

testWrites( FLOWS );
