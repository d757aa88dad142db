import { act, renderHook } from '@testing-library/react';

import { useDeferredResize } from '@/kits/canvas/editor/use-deferred-resize';

const FAR_PAST_MS = 1000;

let fitAll: () => void;

/** A canvas in its place, whose sizes jsdom does not know. */
function createCanvas( { canvas, place }: { canvas: number; place: number } ) {
	const frame = document.createElement( 'div' );
	frame.innerHTML = '<div><iframe name="editor-canvas"></iframe></div>';
	const element = frame.querySelector( 'iframe' ) as HTMLIFrameElement;
	const parent = element.parentElement as HTMLElement;
	const sizes = { canvas, place };
	Object.defineProperties( element, {
		offsetWidth: { get: () => sizes.canvas },
		offsetHeight: { get: () => 800 },
	} );
	Object.defineProperties( parent, {
		clientWidth: { get: () => sizes.place },
		clientHeight: { get: () => 600 },
	} );
	return { frame: { current: frame }, element, sizes };
}

function setUp( sizes: { canvas: number; place: number } ) {
	const created = createCanvas( sizes );
	const hook = renderHook(
		( { isEditing } ) => useDeferredResize( created.frame, isEditing ),
		{ initialProps: { isEditing: true } }
	);
	return { ...created, ...hook };
}

describe( 'useLateResize', () => {
	beforeEach( () => {
		jest.useFakeTimers();
		window.ResizeObserver = class {
			constructor( callback: () => void ) {
				fitAll = callback;
			}
			observe() {}
			unobserve() {}
			disconnect() {}
		} as unknown as typeof ResizeObserver;
	} );
	afterEach( () => jest.useRealTimers() );

	it( 'leaves a canvas alone that is neither entered nor left', () => {
		const { element, rerender } = setUp( { canvas: 1000, place: 500 } );
		rerender( { isEditing: true } );
		expect( element.getAttribute( 'style' ) ).toBeNull();
	} );

	it( 'keeps the width of the canvas, scaled into its new place, until the middle of the motion', () => {
		const { element, rerender } = setUp( { canvas: 1000, place: 500 } );
		rerender( { isEditing: false } );
		expect( element.style.getPropertyValue( 'inline-size' ) ).toBe(
			'1000px'
		);
		expect( element.style.getPropertyValue( 'block-size' ) ).toBe(
			'1200px'
		);
		expect( element.style.transform ).toBe( 'scale(0.5)' );
		act( () => jest.advanceTimersByTime( 199 ) );
		expect( element.style.transform ).toBe( 'scale(0.5)' );
		act( () => jest.advanceTimersByTime( FAR_PAST_MS ) );
		expect( element.style ).toHaveLength( 0 );
	} );

	it( 'follows its place where panels come beside it', () => {
		const { element, rerender, sizes } = setUp( {
			canvas: 1000,
			place: 500,
		} );
		rerender( { isEditing: false } );
		sizes.place = 250;
		act( () => fitAll() );
		expect( element.style.transform ).toBe( 'scale(0.25)' );
	} );

	it( 'keeps the last size where a person comes back before, and takes all of it back once', () => {
		const { element, rerender } = setUp( { canvas: 1000, place: 500 } );
		rerender( { isEditing: false } );
		rerender( { isEditing: true } );
		act( () => jest.advanceTimersByTime( 100 ) );
		expect( element.style.transition ).toContain( 'none' );
		act( () => jest.advanceTimersByTime( FAR_PAST_MS ) );
		expect( element.style ).toHaveLength( 0 );
	} );

	it( 'does nothing to a canvas that is not laid out', () => {
		const { element, rerender } = setUp( { canvas: 0, place: 500 } );
		rerender( { isEditing: false } );
		expect( element.getAttribute( 'style' ) ).toBeNull();
	} );
} );
