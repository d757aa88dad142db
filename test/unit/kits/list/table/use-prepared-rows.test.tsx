import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';

import { registerStores } from '@/data/store';
import { usePreparedRows } from '@/kits/list/table/use-prepared-rows';
import { usePreparedPage } from '@/kits/canvas/public-page';

const mockPayload = { canvas: { postType: 'page', postId: 2 } };
jest.mock( '@/data/site/boot-payload', () => ( {
	getBootPayload: () => mockPayload,
} ) );

const RECORDS = [ 'page/2', 'page/7', 'post/9', 'wp_template/theme//home' ];

function List( { isEnabled = true } ) {
	const container = useRef< HTMLDivElement >( null );
	usePreparedRows( container, isEnabled );
	return (
		<div ref={ container } data-testid="list">
			<input aria-label="Search" />
			{ RECORDS.map( ( record ) => (
				<div key={ record } role="row" aria-label={ record }>
					<button>{ record }</button>
					<span data-record={ record } />
				</div>
			) ) }
		</div>
	);
}

function Prepared() {
	return <output>{ usePreparedPage() ?? 'none' }</output>;
}

function show( isEnabled = true ) {
	return render(
		<>
			<List isEnabled={ isEnabled } />
			<Prepared />
		</>
	);
}
const button = ( record: string ) =>
	screen.getByRole( 'button', { name: record } );
const rest = ( milliseconds = 100 ) =>
	act( () => jest.advanceTimersByTime( milliseconds ) );
const prepared = () => screen.getByRole( 'status' ).textContent;

beforeAll( registerStores );

describe( 'usePreparedRows', () => {
	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => jest.useRealTimers() );

	it.each( [
		[ 'page/2', 'front' ],
		[ 'page/7', 'page/7' ],
		[ 'post/9', 'post/9' ],
		[ 'wp_template/theme//home', 'none' ],
	] )( 'prepares for %s: %s', ( record, name ) => {
		show();
		fireEvent.pointerOver( button( record ) );
		rest();
		expect( prepared() ).toBe( name );
	} );

	it( 'prepares what the focus rests on', () => {
		show();
		act( () => button( 'post/9' ).focus() );
		rest();
		expect( prepared() ).toBe( 'post/9' );
	} );

	it( 'prepares nothing that is passed over', () => {
		show();
		fireEvent.pointerOver( button( 'page/7' ) );
		rest( 40 );
		fireEvent.pointerOver( button( 'post/9' ) );
		rest( 40 );
		expect( prepared() ).toBe( 'none' );
		rest( 40 );
		expect( prepared() ).toBe( 'post/9' );
	} );

	it( 'does not wait where a row is pressed', () => {
		show();
		fireEvent.pointerDown( button( 'page/7' ) );
		rest( 0 );
		expect( prepared() ).toBe( 'page/7' );
	} );

	it( 'prepares nothing for a touch, which may begin a scroll', () => {
		show();
		for ( const type of [ 'pointerover', 'pointerdown' ] ) {
			act( () => {
				button( 'page/7' ).dispatchEvent(
					Object.assign( new Event( type, { bubbles: true } ), {
						pointerType: 'touch',
					} )
				);
			} );
		}
		rest();
		expect( prepared() ).toBe( 'none' );
	} );

	it.each( [
		[
			'the pointer leaves',
			() => fireEvent.pointerLeave( screen.getByTestId( 'list' ) ),
		],
		[
			'the pointer rests on no row',
			() => fireEvent.pointerOver( screen.getByLabelText( 'Search' ) ),
		],
		[ 'the page may be out of date', () => rest( 10_000 ) ],
	] )( 'drops it when %s', ( _, leave ) => {
		show();
		fireEvent.pointerOver( button( 'page/7' ) );
		rest();
		expect( prepared() ).toBe( 'page/7' );
		leave();
		rest();
		expect( prepared() ).toBe( 'none' );
	} );

	it( 'drops it with the list', () => {
		const { rerender } = show();
		fireEvent.pointerOver( button( 'page/7' ) );
		rest();
		rerender( <Prepared /> );
		expect( prepared() ).toBe( 'none' );
	} );

	it( 'prepares nothing where nothing is seen beside the list', () => {
		show( false );
		fireEvent.pointerOver( button( 'page/7' ) );
		fireEvent.pointerDown( button( 'page/7' ) );
		rest();
		expect( prepared() ).toBe( 'none' );
	} );
} );
