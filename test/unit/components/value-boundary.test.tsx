import { render, screen } from '@testing-library/react';

import { UnreadableItem, ValueBoundary } from '@/components/value-boundary';

function Row( { text }: { text: string } ) {
	if ( text === 'bad' ) {
		throw new Error( 'Unreadable.' );
	}
	return <>{ text }</>;
}

const rowOf = ( text: string ) => (
	<ValueBoundary value={ text } fallback={ <UnreadableItem /> }>
		<Row text={ text } />
	</ValueBoundary>
);

it( 'says of a row that it cannot be shown, and shows what comes in its place', () => {
	const { rerender } = render( rowOf( 'bad' ) );
	expect( screen.getByText( 'This item could not be shown.' ) ).toBeVisible();
	expect( console ).toHaveErrored();
	rerender( rowOf( 'good' ) );
	expect( screen.getByText( 'good' ) ).toBeVisible();
} );
