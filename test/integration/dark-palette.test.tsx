/*
 * Colors for light and dark: a second value for each, suggested, seen, kept, and checked.
 */
import { store as coreStore } from '@wordpress/core-data';
import { setLocaleData } from '@wordpress/i18n';
import { act, screen, within } from '@testing-library/react';

import { setPreviewScheme } from '@/kits/canvas/scheme';
import type { Fields } from './support/rest-server';
import { press, registry, type Stage } from './support/stage';
import { openStylesPanel, prepareStylesPanel } from './support/styles-panel';

beforeAll( prepareStylesPanel );

let id = 9700;

const PAPER = { slug: 'paper', name: 'Paper', color: '#ffffff' };
const INK = { slug: 'ink', name: 'Ink', color: '#000000' };

const readEdited = () =>
	registry
		.select( coreStore )
		.getEditedEntityRecord( 'root', 'globalStyles', id ) as unknown as {
		settings: { custom?: Fields; color?: Fields };
		styles: { css?: string };
	};

const readDark = () => readEdited().settings.custom;

async function showPalette(
	fields: Fields = {},
	section = '/colors/palette'
): Promise< Stage > {
	const stage = await openStylesPanel( {
		id: ++id,
		section,
		fields: {
			settings: {
				color: {
					text: true,
					background: true,
					palette: { custom: [ PAPER, INK ] },
					...( fields.gradients
						? { gradients: { custom: fields.gradients } }
						: {} ),
				},
				...( fields.custom ? { custom: fields.custom } : {} ),
			},
			styles: ( fields.styles ?? {} ) as Fields,
			_links: { 'wp:action-edit-css': [ { href: '/' } ] },
		},
	} );
	await screen.findByRole( 'heading', { name: 'Edit palette' } );
	return stage;
}

afterEach( () => act( () => setPreviewScheme( 'system' ) ) );

it( 'has a word of its own for light, which is no weight of a font', async () => {
	setLocaleData( { Light: [ 'Leicht' ] }, 'atelier' );
	const stage = await showPalette();
	expect( screen.getByRole( 'radio', { name: 'Light' } ) ).toBeVisible();
	setLocaleData( { Light: [ 'Light' ] }, 'atelier' );
	stage.cleanUp();
} );

it( 'suggests dark colors in one step, shows and removes them, and takes them back', async () => {
	const stage = await showPalette();
	expect(
		screen.queryByRole( 'button', { name: 'Suggest dark' } )
	).not.toBeInTheDocument();

	await stage.user.click( screen.getByRole( 'radio', { name: 'Dark' } ) );
	expect(
		screen.getByRole( 'button', { name: 'Paper As in the light' } )
	).toBeVisible();
	await press( 'Suggest dark' )( stage );
	expect( readDark() ).toEqual( {
		dark: { color: { paper: '#111111', ink: '#ffffff' } },
	} );
	expect(
		screen.getByRole( 'button', { name: 'Paper #111111' } )
	).toBeVisible();
	const button = screen.getByRole( 'button', { name: 'Suggest dark' } );
	expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
	expect( button ).toHaveFocus();

	await stage.user.click( screen.getByRole( 'radio', { name: 'Light' } ) );
	expect(
		screen.getByRole( 'button', { name: 'Paper #ffffff' } )
	).toBeVisible();
	// The light values are as they were.
	expect( readEdited().settings.color ).toMatchObject( {
		palette: { custom: [ PAPER, INK ] },
	} );

	await stage.user.click( screen.getByRole( 'radio', { name: 'Dark' } ) );
	await press( 'Paper options' )( stage );
	await stage.user.click(
		await screen.findByRole( 'menuitem', { name: 'Remove dark value' } )
	);
	expect( readDark() ).toEqual( { dark: { color: { ink: '#ffffff' } } } );
	await act( () => registry.dispatch( coreStore ).undo() );
	await act( () => registry.dispatch( coreStore ).undo() );
	expect( readDark() ).toBeUndefined();
	stage.cleanUp();
} );

it( 'says in which scheme a text is hard to read, and offers a color that helps without harm to the other', async () => {
	const stage = await showPalette( {
		custom: { dark: { color: { paper: '#111111' } } },
		styles: {
			color: {
				text: 'var:preset|color|ink',
				background: 'var:preset|color|paper',
			},
		},
	} );
	expect(
		await screen.findByText( 'Text, dark: contrast 1.11:1, needs 4.5:1.', {
			selector: 'p',
		} )
	).toBeVisible();
	expect(
		screen.queryByText( /Text, light: contrast/ )
	).not.toBeInTheDocument();
	// Paper is no color for text on paper, and no third one is there.
	expect(
		screen.queryByRole( 'button', { name: /^Use / } )
	).not.toBeInTheDocument();
	stage.cleanUp();
} );

it( 'keeps the rules in Additional CSS up to date, and takes them out again', async () => {
	const stage = await showPalette( {
		custom: { dark: { color: { paper: '#111111' } } },
		styles: { css: 'p { margin: 0; }' },
	} );
	const label = 'Keep dark values without the plugin';
	await stage.user.click( screen.getByRole( 'checkbox', { name: label } ) );
	expect( readEdited().styles.css ).toMatch(
		/^p \{ margin: 0; \}\n\n\/\* Dark/
	);
	expect( readEdited().styles.css ).not.toContain( 'color--ink' );

	await stage.user.click( screen.getByRole( 'radio', { name: 'Dark' } ) );
	await press( 'Suggest dark' )( stage );
	expect( readEdited().styles.css ).toContain(
		'--wp--preset--color--ink: var(--wp--custom--dark--color--ink);'
	);
	await stage.user.click( screen.getByRole( 'checkbox', { name: label } ) );
	expect( readEdited().styles.css ).toBe( 'p { margin: 0; }' );
	stage.cleanUp();
} );

it( 'takes the dark value away with its color, and brings both back', async () => {
	const stage = await showPalette( {
		custom: { dark: { color: { paper: '#111111', ink: '#eeeeee' } } },
	} );
	await press( 'Ink options' )( stage );
	await stage.user.click(
		await screen.findByRole( 'menuitem', { name: 'Remove' } )
	);
	expect( readDark() ).toEqual( { dark: { color: { paper: '#111111' } } } );
	const notice = await screen.findByText( /“Ink” removed/, {
		selector: '.components-snackbar__content',
	} );
	await stage.user.click(
		within( notice ).getByRole( 'button', { name: 'Undo' } )
	);
	expect( readDark() ).toEqual( {
		dark: { color: { paper: '#111111', ink: '#eeeeee' } },
	} );
	stage.cleanUp();
} );

it( 'opens with values of any type in the place of dark ones', async () => {
	const stage = await showPalette( {
		custom: {
			dark: { color: { paper: 5, ink: [ '#111' ], gone: '#222' } },
		},
	} );
	await stage.user.click( screen.getByRole( 'radio', { name: 'Dark' } ) );
	expect(
		screen.getByRole( 'button', { name: 'Paper As in the light' } )
	).toBeVisible();
	await press( 'Suggest dark' )( stage );
	expect( readDark() ).toEqual( {
		dark: {
			color: { paper: '#111111', ink: '#ffffff', gone: '#222' },
		},
	} );
	stage.cleanUp();
} );

it( 'suggests dark gradients, says what has one value, and shows both halves on Colors', async () => {
	const stage = await showPalette( {
		gradients: [
			{
				slug: 'dawn',
				name: 'Dawn',
				gradient: 'linear-gradient(#ffffff 0%,#000000 100%)',
			},
			{
				slug: 'own',
				name: 'Own',
				gradient: 'linear-gradient(var(--wp--preset--color--ink),red)',
			},
		],
		custom: { dark: { color: { paper: '#111111' } } },
	} );
	await stage.user.click( screen.getByRole( 'tab', { name: 'Gradient' } ) );
	await stage.user.click(
		await screen.findByRole( 'radio', { name: 'Dark' } )
	);
	await press( 'Suggest dark' )( stage );
	expect( readDark() ).toEqual( {
		dark: {
			color: { paper: '#111111' },
			gradient: {
				dawn: 'linear-gradient(#111111 0%,#ffffff 100%)',
				own: expect.stringMatching(
					/^linear-gradient\(var\(--wp--preset--color--ink\),#[\da-f]{6}\)$/
				),
			},
		},
	} );
	await stage.user.click( screen.getByRole( 'tab', { name: 'Duotone' } ) );
	expect(
		await screen.findByText( /A duotone is the same on light and dark/ )
	).toBeVisible();
	await press( 'Back' )( stage );
	const row = await screen.findByRole( 'button', { name: /Edit palette/ } );
	expect( row.querySelectorAll( '.is-halved' ) ).toHaveLength( 1 );
	stage.cleanUp();
} );

it.each( [
	[ 'says so', { dark: { color: { paper: '#111111' } } }, 1 ],
	[ 'says nothing where no color has two', undefined, 0 ],
] )(
	'a palette of one block has one value for each color, and %s',
	async ( _name, custom, count ) => {
		const stage = await showPalette(
			custom ? { custom } : {},
			'/blocks/core%2Fparagraph/colors/palette'
		);
		expect(
			screen.queryByRole( 'radio', { name: 'Dark' } )
		).not.toBeInTheDocument();
		expect(
			screen.queryAllByText(
				/^A color of one block is the same on light and dark devices/
			)
		).toHaveLength( count );
		stage.cleanUp();
	}
);
