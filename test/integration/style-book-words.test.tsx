/*
 * Each example of the Style Book says what it looks like. What is said of a style has tables of its own; here the line follows what is
 * shown, and is the description of the way to the example's screen.
 */
import { act, render, screen, waitFor } from '@testing-library/react';

import { StylesNavigationContext } from '@/features/styles/config/styles-navigation';
import { BookExample } from '@/features/styles/style-book/book-example';
import { createWordsReader } from '@/features/styles/style-book/book-samples';
import { WordsScope } from '@/features/styles/style-book/words-scope';
import { readConfig } from '@/utils/theme-json/config';
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
