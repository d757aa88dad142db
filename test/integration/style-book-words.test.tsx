/*
 * Each example of the Style Book describes its look. The descriptions have tables of their own; here the line follows the example,
 * and is the description of the link to its screen.
 */
import { act, render, screen, waitFor } from '@testing-library/react';
import { registerBlockStyle } from '@wordpress/blocks';
import { TabPanel } from '@wordpress/components';
import { useMemo } from 'react';

import { GlobalStylesContext } from '@/features/styles/config/global-styles-context';
import { StylesNavigationContext } from '@/features/styles/config/styles-navigation';
import { BookExample } from '@/features/styles/style-book/book-example';
import { createWordsReader } from '@/features/styles/style-book/book-samples';
import { Css } from '@/features/styles/style-book/tabs/css';
import { Shadows } from '@/features/styles/style-book/tabs/shadows';
import { useFollowSection } from '@/features/styles/style-book/use-follow-section';
import { WordsScope } from '@/features/styles/style-book/words-scope';
import { parseSection } from '@/features/styles/rules/styles-section';
import {
	EMPTY_CONFIG,
	readConfig,
	type StylesConfig,
} from '@/utils/theme-json/config';
import userEvent from '@testing-library/user-event';
import { ignoreSizes } from '@test/helpers/ignore-sizes';

beforeAll( ignoreSizes );

const TO = { screen: 'typography-element', element: 'text' } as const;

const readSample = createWordsReader( [
	{ find: ( example ) => example.querySelector( '.sample' ) },
] );

const withPalette = ( name: string ) =>
	readConfig( {
		settings: {
			color: {
				palette: { theme: [ { slug: 'ink', name, color: '#102030' } ] },
			},
		},
	} );

const SHEETS: readonly unknown[] = [];

function Book( {
	name,
	color,
	canLead = true,
}: {
	name: string;
	color: string;
	canLead?: boolean;
} ) {
	return (
		<StylesNavigationContext.Provider
			value={
				canLead
					? { section: { screen: 'root' }, goTo: () => {} }
					: undefined
			}
		>
			<WordsScope config={ withPalette( name ) } sheets={ SHEETS }>
				<BookExample title="Text" to={ TO } read={ readSample }>
					<p
						className="sample"
						style={ {
							color,
							fontFamily: 'Georgia',
							fontSize: '18px',
							fontWeight: 400,
							lineHeight: '27px',
						} }
					>
						Words
					</p>
				</BookExample>
			</WordsScope>
		</StylesNavigationContext.Provider>
	);
}

const getExample = () =>
	screen.getByRole( 'button', { name: 'Open Text styles in Styles panel' } );

it( 'describes an example, and again when a preset has another name or another scheme is chosen', async () => {
	const { rerender } = render( <Book name="Ink" color="#102030" /> );
	await waitFor( () =>
		expect( getExample() ).toHaveAccessibleDescription(
			'Georgia, 18 px, line height 1.5, Ink (#102030) on #ffffff'
		)
	);

	rerender( <Book name="Blue ink" color="#102030" /> );
	await waitFor( () =>
		expect( getExample() ).toHaveAccessibleDescription(
			'Georgia, 18 px, line height 1.5, Blue ink (#102030) on #ffffff'
		)
	);

	rerender( <Book name="Blue ink" color="#405060" /> );
	act( () => document.documentElement.setAttribute( 'data-scheme', 'dark' ) );
	await waitFor( () =>
		expect( getExample() ).toHaveAccessibleDescription( /, #405060 on/ )
	);
	document.documentElement.removeAttribute( 'data-scheme' );
} );

it( 'says it in a book that leads nowhere, too', async () => {
	render( <Book name="Ink" color="#102030" canLead={ false } /> );
	expect(
		await screen.findByText( /^Georgia, 18 px, .*, Ink \(#102030\)/ )
	).toBeVisible();
	expect( screen.queryByRole( 'button' ) ).not.toBeInTheDocument();
} );

/** Renders tabs of the book in the styles of a config. */
function renderTab(
	content: JSX.Element,
	merged: StylesConfig,
	canEditCss = true
): jest.Mock {
	const goTo = jest.fn();
	render(
		<StylesNavigationContext.Provider
			value={ { section: parseSection( '/css' ), goTo } }
		>
			<GlobalStylesContext.Provider
				value={ {
					user: EMPTY_CONFIG,
					stored: EMPTY_CONFIG,
					base: merged,
					core: EMPTY_CONFIG,
					merged,
					canEdit: true,
					canEditCss,
					isCustomized: false,
					setUser: () => {},
					editorSettings: {},
				} }
			>
				<WordsScope config={ merged } sheets={ SHEETS }>
					{ content }
				</WordsScope>
			</GlobalStylesContext.Provider>
		</StylesNavigationContext.Provider>
	);
	return goTo;
}

const getWay = ( title: string ) =>
	screen.getByRole( 'button', {
		name: `Open ${ title } styles in Styles panel`,
	} );

it( 'shows the CSS of the site and of its blocks, each with the way to it', async () => {
	const goTo = renderTab(
		<Css />,
		readConfig( {
			styles: {
				css: 'h2 {\n}',
				blocks: { 'design/x': { css: 'color: red' } },
			},
		} )
	);
	await waitFor( () =>
		expect( getWay( 'Additional CSS' ) ).toHaveAccessibleDescription(
			'2 lines of CSS, 1 rule'
		)
	);
	expect( getWay( 'Additional CSS' ) ).toHaveAttribute( 'aria-current' );
	await userEvent.click( getWay( 'design/x' ) );
	expect( goTo ).toHaveBeenLastCalledWith( {
		screen: 'block',
		blockName: 'design/x',
	} );
	expect( screen.getByText( 'color: red' ) ).toBeVisible();
} );

it( 'calls a style of a block by its name, and one that is not registered by its slug', async () => {
	registerBlockStyle( 'design/x', { name: 'wide-line', label: 'Wide Line' } );
	const css = { css: 'color: red' };
	renderTab(
		<Css />,
		readConfig( {
			styles: {
				blocks: {
					'design/x': {
						variations: { 'wide-line': css, gone: css },
					},
				},
			},
		} )
	);
	expect( await screen.findByText( 'design/x › Wide Line' ) ).toBeVisible();
	expect( screen.getByText( 'design/x › gone' ) ).toBeVisible();
} );

it( 'leads to no CSS that the person may not edit', async () => {
	renderTab( <Css />, readConfig( {} ), false );
	expect( await screen.findByText( 'no CSS' ) ).toBeVisible();
	expect( screen.queryByRole( 'button' ) ).not.toBeInTheDocument();
} );

it( 'shows the shadows by origin, those of WordPress only where they are offered', async () => {
	const presets = {
		default: [ { slug: 'a', name: 'Natural', shadow: '1px 1px #000' } ],
		custom: [ { slug: 'b', name: 'Soft', shadow: '0 0 4px #000' } ],
	};
	renderTab(
		<Shadows />,
		readConfig( {
			settings: { shadow: { defaultPresets: false, presets } },
		} )
	);
	expect( await screen.findByText( 'Soft' ) ).toBeVisible();
	expect( getWay( 'Shadows: Custom' ) ).toBeVisible();
	expect( screen.queryByText( 'Natural' ) ).not.toBeInTheDocument();
} );

it( 'says that there are no shadows, and leads to where one is made', async () => {
	const goTo = renderTab( <Shadows />, readConfig( {} ) );
	await waitFor( () =>
		expect( getWay( 'Shadows' ) ).toHaveAccessibleDescription(
			'No shadows yet.'
		)
	);
	await userEvent.click( getWay( 'Shadows' ) );
	expect( goTo ).toHaveBeenCalledWith( { screen: 'shadows' } );
} );

const TABS = [
	{ name: 'one', title: 'One' },
	{ name: 'two', title: 'Two' },
];

/** Tabs that follow the panel, with an example that leads to the other tab's screen. */
function Follower( { tabName }: { tabName: string | undefined } ) {
	const navigation = useMemo(
		() => ( { section: parseSection( tabName ), goTo: () => {} } ),
		[ tabName ]
	);
	const { ref, leadingNavigation } = useFollowSection( navigation, tabName );
	return (
		<div ref={ ref }>
			<TabPanel tabs={ TABS } initialTabName="one">
				{ () => (
					<button
						onClick={ () =>
							leadingNavigation?.goTo( { screen: 'css' } )
						}
					>
						Example
					</button>
				) }
			</TabPanel>
		</div>
	);
}

it( 'shows the tab of what the panel comes to, but stays where an example was opened', async () => {
	const { rerender } = render( <Follower tabName="one" /> );
	const getTab = ( name: string ) => screen.getByRole( 'tab', { name } );
	rerender( <Follower tabName="two" /> );
	await waitFor( () =>
		expect( getTab( 'Two' ) ).toHaveAttribute( 'aria-selected', 'true' )
	);
	// The focus stays in the panel.
	expect( getTab( 'Two' ) ).not.toHaveFocus();

	await userEvent.click( screen.getByText( 'Example' ) );
	rerender( <Follower tabName="one" /> );
	rerender( <Follower tabName={ undefined } /> );
	expect( getTab( 'Two' ) ).toHaveAttribute( 'aria-selected', 'true' );
} );
