import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { expectConsoleErrors } from '@test/helpers/expect-console-errors';
import { PartBoundary } from '@/components/part-boundary';
import { lazyPart } from '@/components/lazy-part';
import { Dialog } from '@/components/dialog';

function Broken(): never {
	throw new Error( 'Out of paint.' );
}

describe( 'PartBoundary', () => {
	it( 'says which part failed, leaves the rest, and can be dismissed (scenario 21)', async () => {
		render(
			<>
				<PartBoundary
					message="The palette could not be shown."
					isFloating
				>
					<Broken />
				</PartBoundary>
				<p>The rest</p>
			</>
		);
		expectConsoleErrors();
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'The palette could not be shown. Out of paint.'
		);
		expect( screen.getByText( 'The rest' ) ).toBeVisible();

		await userEvent.click(
			screen.getByRole( 'button', { name: 'Dismiss' } )
		);
		expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	} );

	it( 'offers to reload where a part is gone after an update (scenario 38)', async () => {
		const error = Object.assign( new Error( 'Loading chunk failed.' ), {
			name: 'ChunkLoadError',
			type: 'missing',
			request: 'https://example.org/styles.1234.js',
		} );
		const Part = lazyPart( () => Promise.reject( error ) );
		render(
			<PartBoundary message="The guide could not be shown.">
				<Part />
			</PartBoundary>
		);

		expect(
			await screen.findByRole( 'button', { name: 'Reload the page' } )
		).toBeVisible();
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Atelier was updated. Reload the page.'
		);
		expectConsoleErrors();
	} );
} );

describe( 'Dialog', () => {
	it( 'can be closed when its content fails', async () => {
		const handleClose = jest.fn();
		render(
			<Dialog title="Rename" onRequestClose={ handleClose }>
				<Broken />
			</Dialog>
		);
		expectConsoleErrors();
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Out of paint.'
		);

		await userEvent.click(
			screen.getByRole( 'button', { name: 'Close' } )
		);
		// It closes after its animation.
		await waitFor( () => expect( handleClose ).toHaveBeenCalled() );
	} );
} );
