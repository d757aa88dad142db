/*
 * Actions that remove the focused element: by keyboard alone, the focus goes to the next row or the heading, never to `body`.
 */
import { useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';

import { FontLibrary } from '@/features/fonts';
import type { FontLocation } from '@/features/fonts/font-location';
import { IdentityForm } from '@/features/identity/identity-form';
import { StylesWorkspace } from '@/features/styles';
import { ignoreSizes } from '@test/helpers/ignore-sizes';
import { NO_USES, serveInstalledFonts } from './support/design-lists';
import type { Fields } from './support/rest-server';
import { openStage, preparePage, type Stage } from './support/stage';
import { forgetTheme, serveStyles } from './support/styles';

beforeAll( () => {
	preparePage();
	ignoreSizes();
} );

let lastId = 8000;

/** Finds a control by its name, and presses it by the keyboard. */
async function pressKey( stage: Stage, name: string | RegExp ) {
	const control = await waitFor( () => {
		const [ found ] = [ 'menuitem', 'button' ].flatMap( ( role ) =>
			screen
				.queryAllByRole( role, { name } )
				// A dialog is last.
				.reverse()
		);
		if ( ! found ) {
			throw new Error( `There is no control “${ name }”.` );
		}
		return found;
	} );
	act( () => control.focus() );
	expect( control ).toHaveFocus();
	await stage.user.keyboard( '{Enter}' );
}

const face = ( fontWeight: string ) => ( {
	fontFamily: 'Sen',
	fontWeight,
	fontStyle: 'normal',
	src: `https://fonts.example/${ fontWeight }.woff2`,
} );

function Library( { tab }: { tab: string } ) {
	const [ location, setLocation ] = useState< FontLocation >( {
		tab,
		family: undefined,
	} );
	return (
		<section>
			<FontLibrary
				location={ location }
				onLocationChange={ setLocation }
			/>
		</section>
	);
}

const showFonts =
	( tab: string ) =>
	async ( stage: Stage ): Promise< void > => {
		const { server } = stage;
		const families = [ 'Sen', 'Arvo' ].map( ( name ) => ( {
			slug: name.toLowerCase(),
			name,
			fontFamily: name,
		} ) );
		serveStyles( server, ++lastId, {
			settings: {
				typography: {
					fontFamilies: {
						custom: families.map( ( family ) => ( {
							...family,
							fontFace: [ face( '400' ) ],
						} ) ),
					},
				},
			},
		} );
		families.forEach( ( settings, index ) => {
			server.put( `/wp/v2/font-families/${ lastId }${ index }`, {
				id: Number( `${ lastId }${ index }` ),
				font_family_settings: settings,
				font_faces: [ index + 1 ],
			} );
			server.put(
				`/wp/v2/font-families/${ lastId }${ index }/font-faces/${
					index + 1
				}`,
				{
					id: index + 1,
					parent: Number( `${ lastId }${ index }` ),
					font_face_settings: face( '400' ),
				}
			);
		} );
		serveInstalledFonts( server );
		server.on( { method: 'GET', route: /font-collections$/ }, () => [
			{ slug: 'google-fonts', name: 'Google Fonts' },
			{ slug: 'shop', name: 'Shop' },
		] );
		server.on( { method: 'GET', route: /font-collections\// }, () => ( {
			font_families: [],
			categories: [],
		} ) );
		server.on( { method: 'GET', route: /\/usage$/ }, () => NO_USES );
		server.on( { method: 'GET', route: /font-content$/ }, () => ( {
			slugs: [],
			names: [],
			variants: [],
		} ) );
		await stage.show( <Library tab={ tab } /> );
	};

function Workspace( { section }: { section: string } ) {
	const [ shown, setShown ] = useState( section );
	return (
		<StylesWorkspace
			section={ shown }
			onSectionChange={ ( next ) => setShown( next ?? '/' ) }
			editorSettings={ {} }
			fallback={ null }
		/>
	);
}

const showStyles =
	( section: string, fields: Fields = {} ) =>
	async ( stage: Stage ): Promise< void > => {
		const { server } = stage;
		serveStyles( server, ++lastId, fields );
		server.on(
			{ method: 'GET', route: /v2\/users|\/variations$/ },
			() => []
		);
		server.on( { method: 'GET', route: /\/revisions$/ }, () =>
			[ 'red', 'blue' ].map( ( text, index ) => ( {
				id: 90 - index,
				author: 1,
				modified_gmt: '2026-05-03T10:00:00',
				settings: {},
				styles: { color: { text } },
			} ) )
		);
		await stage.show( <Workspace section={ section } /> );
	};

const aLook = ( id: number, title: string ): Fields => ( {
	id,
	title,
	kind: 'saved',
	date: '2026-11-20T10:00:00',
	settings: {},
	styles: { color: { text: 'red' } },
} );

const showLooks = async ( stage: Stage ): Promise< void > => {
	stage.server.put( '/atelier/v1/looks/1', aLook( 1, 'Evening' ) );
	stage.server.put( '/atelier/v1/looks/2', aLook( 2, 'Morning' ) );
	await showStyles( '/variations' )( stage );
};

const showIdentity = async ( stage: Stage ): Promise< void > => {
	stage.server.put( '/wp/v2/settings', {
		title: 'Shop',
		description: '',
		site_logo: 5,
		site_icon: 0,
	} );
	await stage.show( <IdentityForm /> );
};

const PALETTE: Fields = {
	settings: {
		color: {
			palette: {
				custom: [
					{ slug: 'ink', name: 'Ink', color: '#111111' },
					{ slug: 'sky', name: 'Sky', color: '#88ccff' },
				],
			},
		},
	},
};

const LOW_CONTRAST: Fields = {
	settings: {
		color: {
			...( PALETTE.settings as { color: object } ).color,
			text: true,
			background: true,
		},
	},
	styles: { color: { text: '#eeeeee', background: '#ffffff' } },
};

const PRESETS: Fields = {
	settings: {
		typography: {
			fontSizes: {
				custom: [
					{ slug: 'custom-1', name: 'Tiny', size: '9px' },
					{ slug: 'custom-2', name: 'Huge', size: '90px' },
				],
			},
		},
		shadow: {
			presets: {
				custom: [
					{
						slug: 'shadow-1',
						name: 'Soft',
						shadow: '1px 1px 2px #000, 2px 2px 3px #111',
					},
				],
			},
		},
		color: { text: true, background: true },
	},
	styles: { color: { text: '#123456', background: '#ffffff' } },
};

it.each<
	[
		string,
		( stage: Stage ) => Promise< void >,
		ReadonlyArray< string | RegExp >,
		string | RegExp,
	]
>( [
	[ 'Fonts: Back', showFonts( 'library' ), [ /^Sen/, 'Back' ], /^Sen/ ],
	[
		'Fonts: Find unused fonts',
		showFonts( 'library' ),
		[ 'Find unused fonts' ],
		'Unused fonts',
	],
	[
		'Fonts: Keep only what is used',
		showFonts( 'library' ),
		[ 'Find unused fonts', 'Keep only what is used' ],
		'Unused fonts',
	],
	[
		'Fonts: deletion',
		showFonts( 'library' ),
		[ /^Arvo/, 'Delete', 'Delete' ],
		/^Sen/,
	],
	[
		'Fonts: consent',
		showFonts( 'google-fonts' ),
		[ 'Allow access to Google Fonts' ],
		/Google Fonts/,
	],
	[
		'Styles: a color is removed',
		showStyles( '/colors/palette', PALETTE ),
		[ 'Ink options', 'Remove' ],
		/^Sky|Sky options/,
	],
	[
		'Styles: all colors are removed',
		showStyles( '/colors/palette', PALETTE ),
		[ 'Colors: Custom options', 'Remove all' ],
		'Custom',
	],
	[
		'Styles: the cure of a contrast',
		showStyles( '/colors', LOW_CONTRAST ),
		[ 'Use Ink' ],
		/Text/,
	],
	[
		'Styles: Apply',
		showStyles( '/revisions', { styles: { color: { text: 'green' } } } ),
		[ 'Apply' ],
		/Compare|Restore only this/,
	],
	[
		'Styles: Restore only this',
		showStyles( '/revisions', { styles: { color: { text: 'green' } } } ),
		[ /^Restore only this/ ],
		/Color, text/,
	],
	[
		'Styles: a look is deleted',
		showLooks,
		[ 'Evening options', 'Delete', 'Delete' ],
		/Morning/,
	],
	[
		'Styles: a look’s deletion is undone',
		showLooks,
		[ 'Evening options', 'Delete', 'Delete', 'Undo' ],
		/Evening|Morning/,
	],
	[
		'Styles: a value is reset',
		showStyles( '/colors', PRESETS ),
		[ 'Reset Text' ],
		/Text/,
	],
	[
		'Styles: the last step is undone',
		showStyles( '/colors', PRESETS ),
		[ 'Reset Text', 'Undo' ],
		'Undo',
	],
	[
		'Styles: a layer of a shadow is removed',
		showStyles( '/shadows/edit/custom/shadow-1', PRESETS ),
		[ 'Remove Layer 2' ],
		/Layer 1/,
	],
	[
		'Styles: a shadow is deleted',
		showStyles( '/shadows/edit/custom/shadow-1', PRESETS ),
		[ 'Soft options', 'Delete', 'Delete' ],
		/Shadows|Back/,
	],
	[
		'Styles: a font size is deleted',
		showStyles( '/typography/font-sizes/custom/custom-1', PRESETS ),
		[ 'Tiny options', 'Delete', 'Delete' ],
		'Font size presets',
	],
	[
		'Styles: all font sizes are removed',
		showStyles( '/typography/font-sizes', PRESETS ),
		[ 'Font sizes: Custom options', 'Remove font size presets', 'Remove' ],
		/Custom/,
	],
	[
		'Styles: all is reset',
		showStyles( '/', PRESETS ),
		[ 'More', 'Reset styles' ],
		/More/,
	],
	[ 'Identity: the logo', showIdentity, [ 'Remove logo' ], /logo/ ],
] )( '%s keeps the focus on the screen', async ( _name, show, names, to ) => {
	window.localStorage.clear();
	const stage = await openStage( '/styles' );
	await forgetTheme();
	await show( stage );
	for ( const name of names ) {
		await pressKey( stage, name );
	}
	await waitFor( () => {
		expect( document.body ).not.toHaveFocus();
		const { activeElement } = document;
		expect(
			activeElement?.getAttribute( 'aria-label' ) ??
				activeElement?.textContent
		).toMatch( to );
	} );
	stage.cleanUp();
} );
