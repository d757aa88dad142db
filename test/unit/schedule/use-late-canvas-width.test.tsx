import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';

import { announceContent } from '@/schedule/content-first';
import { useLateCanvasWidth } from '@/schedule/use-late-canvas-width';

let measure: ( width: number ) => void = () => {};
const original = window.ResizeObserver;

beforeEach( () => {
	jest.useFakeTimers();
	window.ResizeObserver = class {
		constructor( callback: ResizeObserverCallback ) {
			measure = ( width ) =>
				callback(
					[ { contentRect: { width } } as ResizeObserverEntry ],
					this
				);
		}
		observe() {}
		unobserve() {}
		disconnect() {}
	};
} );

afterEach( () => {
	window.ResizeObserver = original;
	jest.useRealTimers();
} );

function Frame( {
	beside,
	isEditing = false,
}: {
	beside: string;
	isEditing?: boolean;
} ) {
	const frame = useRef< HTMLDivElement >( null );
	useLateCanvasWidth( frame, beside, isEditing );
	return (
		<div ref={ frame }>
			<div data-testid="canvas" />
		</div>
	);
}

const pass = ( milliseconds: number ) =>
	act( () => jest.advanceTimersByTimeAsync( milliseconds ) );
const width = () => screen.getByTestId( 'canvas' ).style.inlineSize;

describe( 'useLateCanvasWidth', () => {
	it( 'keeps the width until the new screen was painted', async () => {
		const { rerender } = render( <Frame beside="nothing" /> );
		measure( 1100 );
		rerender( <Frame beside="form" /> );
		expect( width() ).toBe( '1100px' );
		await pass( 50 );
		expect( width() ).toBe( '' );
	} );

	it( 'keeps the width until the content of the new screen is there', async () => {
		const { rerender } = render( <Frame beside="nothing" /> );
		measure( 1100 );
		const arrive = announceContent();
		rerender( <Frame beside="form" /> );
		await pass( 400 );
		expect( width() ).toBe( '1100px' );
		arrive();
		await pass( 0 );
		expect( width() ).toBe( '' );
	} );

	it( 'waits no longer for content that is slow', async () => {
		const { rerender } = render( <Frame beside="nothing" /> );
		measure( 1100 );
		const arrive = announceContent();
		rerender( <Frame beside="form" /> );
		await pass( 1000 );
		expect( width() ).toBe( '' );
		arrive();
	} );

	it( 'lets go of it when another screen follows at once', () => {
		const { rerender } = render( <Frame beside="nothing" /> );
		measure( 1100 );
		rerender( <Frame beside="form" /> );
		rerender( <Frame beside="form" isEditing /> );
		expect( width() ).toBe( '' );
	} );

	it.each( [
		[ 'the first screen', undefined, { beside: 'form' } ],
		[ 'a screen of the same areas', 1100, { beside: 'nothing' } ],
		[ 'the editor', 1100, { beside: 'form', isEditing: true } ],
	] )( 'leaves %s alone', ( name, measured, next ) => {
		const { rerender } = render( <Frame beside="nothing" /> );
		if ( measured ) {
			measure( measured );
		}
		rerender( <Frame { ...next } /> );
		expect( width() ).toBe( '' );
	} );
} );
