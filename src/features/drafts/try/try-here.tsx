import { useState } from 'react';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { lazyPart } from '@/components/lazy-part';
import { canUseDrafts } from '../can-use-drafts';
import type { TriedState } from '../rules/types';

/** Dialog that asks in which draft a state is tried. */
export const TryDialog = lazyPart( () =>
	import( /* webpackChunkName: "try-in-draft" */ './try-form' ).then(
		( module ) => module.TryForm
	)
);

/** Props of {@link TryHere}. */
export interface TryHereProps extends TriedState {
	variant?: 'link' | 'secondary';
	/** Size of the button; as high as fields without it. */
	size?: 'compact';
	/** Called when the dialog is closed. */
	onClose?: () => void;
}

/** Button that tries a state of the design in a new draft or the current one; nothing where there are no drafts. */
export function TryHere( {
	variant = 'link',
	size,
	onClose,
	...state
}: TryHereProps ) {
	const [ isOpen, setIsOpen ] = useState( false );
	if ( ! canUseDrafts() ) {
		return null;
	}
	return (
		<>
			<Button
				variant={ variant }
				className="atelier-try-here"
				{ ...( size
					? { size }
					: { __next40pxDefaultSize: variant !== 'link' } ) }
				aria-label={ sprintf(
					/* translators: %s: name of a state of the design, for example of a style variation. */
					__( 'Try it here: %s', 'atelier' ),
					state.name
				) }
				onClick={ () => setIsOpen( true ) }
			>
				{ __( 'Try it here…', 'atelier' ) }
			</Button>
			{ isOpen && (
				<TryDialog
					{ ...state }
					onClose={ () => {
						setIsOpen( false );
						onClose?.();
					} }
				/>
			) }
		</>
	);
}
