import { act, render, screen } from '@testing-library/react';

import { useStepFocus } from '@/focus';

function Step( { isThere }: { isThere: boolean } ) {
	const field = useStepFocus< HTMLInputElement >( isThere );
	return (
		<div role="dialog" tabIndex={ -1 }>
			<button>Back</button>
			{ isThere && <input ref={ field } /> }
		</div>
	);
}

describe( 'useStepFocus', () => {
	it.each( [ 'dialog', 'button' ] )(
		'gives a field that comes later the focus of what is around it alone: %s',
		( role ) => {
			const { rerender } = render( <Step isThere={ false } /> );
			const before = screen.getByRole( role );
			act( () => before.focus() );
			rerender( <Step isThere /> );
			expect(
				role === 'dialog' ? screen.getByRole( 'textbox' ) : before
			).toHaveFocus();
		}
	);
} );
