import { fireEvent, renderHook } from '@testing-library/react';

import { usePauseHeavyWork } from '@/features/menus/editor/use-pause-heavy-work';
import { whenHeavyWorkMayBegin } from '@/schedule/heavy-work';

const scroller = { current: document.createElement( 'div' ) };

const show = () =>
	renderHook(
		( { isDragging }: { isDragging: boolean } ) =>
			usePauseHeavyWork( isDragging, scroller ),
		{ initialProps: { isDragging: false } }
	);

/** Returns whether heavy work is begun now. */
async function begins(): Promise< boolean > {
	let hasBegun = false;
	void whenHeavyWorkMayBegin().then( () => {
		hasBegun = true;
	} );
	await Promise.resolve();
	await Promise.resolve();
	return hasBegun;
}

beforeEach( () => void jest.useFakeTimers() );
afterEach( () => void jest.useRealTimers() );

describe( 'What is heavy waits', () => {
	it( 'while an item is dragged', async () => {
		const { rerender } = show();
		expect( await begins() ).toBe( true );
		rerender( { isDragging: true } );
		expect( await begins() ).toBe( false );
		rerender( { isDragging: false } );
		expect( await begins() ).toBe( true );
	} );

	it( 'until a scroll has ended', async () => {
		show();
		fireEvent.scroll( scroller.current );
		jest.advanceTimersByTime( 100 );
		fireEvent.scroll( scroller.current );
		jest.advanceTimersByTime( 100 );
		expect( await begins() ).toBe( false );
		jest.advanceTimersByTime( 100 );
		expect( await begins() ).toBe( true );
	} );

	it( 'no longer once the tree is left', async () => {
		const { rerender, unmount } = show();
		fireEvent.scroll( scroller.current );
		rerender( { isDragging: true } );
		unmount();
		expect( await begins() ).toBe( true );
	} );
} );
