import { act, renderHook, waitFor } from '@testing-library/react';

import { announceContent } from '@/schedule/content-first';
import { useIsEditorShown } from '@/kits/canvas/editor/use-is-editor-shown';

function renderWith( isEditing: boolean ) {
	const element = document.createElement( 'div' );
	const frame = { current: element };
	const hook = renderHook(
		( props: { isEditing: boolean } ) =>
			useIsEditorShown( props.isEditing, frame ),
		{ initialProps: { isEditing } }
	);
	return { ...hook, element };
}

function addTopBar( element: HTMLElement ): HTMLElement {
	const bar = document.createElement( 'div' );
	bar.className = 'interface-interface-skeleton__header';
	element.append( bar );
	return bar;
}

describe( 'useIsEditorShown', () => {
	it( 'shows the editor at once where the address asks for it from the start', () => {
		expect( renderWith( true ).result.current ).toBe( true );
	} );

	it( 'shows it at once where no top bar is on its way out, and takes it down when what comes has been seen', async () => {
		const { result, rerender } = renderWith( false );
		expect( result.current ).toBe( false );
		rerender( { isEditing: true } );
		expect( result.current ).toBe( true );
		rerender( { isEditing: false } );
		expect( result.current ).toBe( true );
		await waitFor( () => expect( result.current ).toBe( false ) );
	} );

	it( 'keeps it for whoever comes back before', async () => {
		const { result, rerender } = renderWith( true );
		rerender( { isEditing: false } );
		rerender( { isEditing: true } );
		await act(
			() => new Promise( ( resolve ) => setTimeout( resolve, 500 ) )
		);
		expect( result.current ).toBe( true );
	} );

	it( 'waits for content that is on its way', async () => {
		const { result, rerender } = renderWith( true );
		const arrive = announceContent();
		rerender( { isEditing: false } );
		await act(
			() => new Promise( ( resolve ) => setTimeout( resolve, 500 ) )
		);
		expect( result.current ).toBe( true );
		arrive();
		await waitFor( () => expect( result.current ).toBe( false ) );
	} );

	it.each( [
		[ 'the code of the record', 'editor-text-editor' ],
		[ 'a modal', 'components-modal__screen-overlay' ],
	] )( 'takes it down at once where it shows %s', ( _, className ) => {
		const { result, rerender, element } = renderWith( true );
		document.body.append( element );
		const more = document.createElement( 'div' );
		more.className = className;
		element.append( more );
		rerender( { isEditing: false } );
		expect( result.current ).toBe( false );
		element.remove();
	} );

	it( 'waits for the top bar of the last time to leave', async () => {
		const { result, rerender, element } = renderWith( true );
		const bar = addTopBar( element );
		rerender( { isEditing: false } );
		await waitFor( () => expect( result.current ).toBe( false ) );
		rerender( { isEditing: true } );
		expect( result.current ).toBe( false );
		act( () => bar.remove() );
		await waitFor( () => expect( result.current ).toBe( true ) );
	} );

	it( 'waits no longer than a leave can last', async () => {
		const { result, rerender, element } = renderWith( true );
		addTopBar( element );
		rerender( { isEditing: false } );
		await waitFor( () => expect( result.current ).toBe( false ) );
		rerender( { isEditing: true } );
		await waitFor( () => expect( result.current ).toBe( true ), {
			timeout: 4000,
		} );
	} );
} );
