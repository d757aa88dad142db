import { Button } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { useState } from 'react';
import { __ } from '@wordpress/i18n';

/** Props of {@link CopyChanges}. */
export interface CopyChangesProps {
	/** Returns the value to copy: a text as it is, anything else as JSON. */
	getChanges: () => object | string;
	/** Accessible name of the button, if there are several on the screen. */
	label?: string;
	/** Size of the adjacent buttons. */
	size?: 'small' | 'compact' | 'default';
}

/** Button that copies changes that cannot be saved, so that a person can store them elsewhere. */
export function CopyChanges( {
	getChanges,
	label,
	size = 'small',
}: CopyChangesProps ) {
	const [ isCopied, setIsCopied ] = useState( false );
	const ref = useCopyToClipboard< HTMLButtonElement >(
		() => {
			const changes = getChanges();
			return typeof changes === 'string'
				? changes
				: JSON.stringify( changes, null, '\t' );
		},
		() => setIsCopied( true )
	);
	return (
		<Button
			ref={ ref }
			variant="secondary"
			size={ size }
			aria-label={ isCopied ? undefined : label }
			aria-live="polite"
		>
			{ isCopied
				? __( 'Copied', 'atelier' )
				: __( 'Copy changes', 'atelier' ) }
		</Button>
	);
}
