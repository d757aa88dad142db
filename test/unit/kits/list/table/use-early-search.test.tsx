import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';

import { useEarlySearch } from '@/kits/list/table/use-early-search';

function List( { onSearch }: { onSearch: ( text: string ) => void } ) {
	const container = useRef< HTMLDivElement >( null );
	useEarlySearch( container, onSearch );
	return (
		<div ref={ container }>
			<input type="search" aria-label="Search" />
			<input type="text" aria-label="Title" />
		</div>
	);
}

const type = ( label: string, value: string ) =>
	fireEvent.input( screen.getByLabelText( label ), { target: { value } } );

describe( 'useEarlySearch', () => {
	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => jest.useRealTimers() );

	it( 'tells once what was typed, after a pause shorter than that of DataViews', () => {
		const onSearch = jest.fn();
		render( <List onSearch={ onSearch } /> );
		type( 'Search', 'a' );
		jest.advanceTimersByTime( 100 );
		type( 'Search', 'ab' );
		jest.advanceTimersByTime( 100 );
		expect( onSearch ).not.toHaveBeenCalled();
		jest.advanceTimersByTime( 100 );
		expect( onSearch.mock.calls ).toEqual( [ [ 'ab' ] ] );
	} );

	it( 'does not listen to other fields', () => {
		const onSearch = jest.fn();
		render( <List onSearch={ onSearch } /> );
		type( 'Title', 'a' );
		jest.advanceTimersByTime( 1000 );
		expect( onSearch ).not.toHaveBeenCalled();
	} );

	it( 'asks for nothing when the list is gone', () => {
		const onSearch = jest.fn();
		const { unmount } = render( <List onSearch={ onSearch } /> );
		type( 'Search', 'a' );
		unmount();
		jest.advanceTimersByTime( 1000 );
		expect( onSearch ).not.toHaveBeenCalled();
	} );
} );
