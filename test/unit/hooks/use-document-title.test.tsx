import { render } from '@testing-library/react';

import { useDocumentTitle, type TitleSource } from '@/hooks/use-document-title';

function Named( { title, source }: { title?: string; source: TitleSource } ) {
	useDocumentTitle( title, source );
	return null;
}

beforeEach( () => {
	document.title = 'Printed';
} );

it( 'brings the screen’s title back when a record of the same screen is left', () => {
	const renderScreen = ( record?: string ) => (
		<>
			{ record && <Named title={ record } source="record" /> }
			<Named title="Templates" source="screen" />
		</>
	);
	const { rerender } = render( renderScreen() );
	expect( document.title ).toBe( 'Templates' );
	rerender( renderScreen( 'Single' ) );
	expect( document.title ).toBe( 'Single' );
	rerender( renderScreen() );
	expect( document.title ).toBe( 'Templates' );
} );

it.each< readonly [ string, readonly TitleSource[] ] >( [
	[ 'screen', [ 'screen' ] ],
	[ 'canvas', [ 'canvas', 'screen' ] ],
	[ 'record', [ 'record', 'canvas', 'screen' ] ],
	[ 'editor', [ 'screen', 'editor', 'record' ] ],
] )( 'is that of the %s among %j, whichever came last', ( shown, sources ) => {
	render(
		<>
			{ sources.map( ( source ) => (
				<Named key={ source } title={ source } source={ source } />
			) ) }
		</>
	);
	expect( document.title ).toBe( shown );
} );

it( 'is that of the next screen when what was left goes after it has come', () => {
	const old = render( <Named title="Header" source="editor" /> );
	const screen = render( <Named title="Patterns" source="screen" /> );
	screen.rerender( <Named title="Styles" source="screen" /> );
	expect( document.title ).toBe( 'Header' );
	old.unmount();
	expect( document.title ).toBe( 'Styles' );
} );

it( 'is that of the record that came last while the one before is still shown', () => {
	const first = render( <Named title="First" source="record" /> );
	render( <Named title="Second" source="record" /> );
	expect( document.title ).toBe( 'Second' );
	first.unmount();
	expect( document.title ).toBe( 'Second' );
} );

it( 'stays as it is while nothing is named', () => {
	render( <Named source="record" /> );
	expect( document.title ).toBe( 'Printed' );
} );
