import { Button } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { useState } from 'react';
import { __ } from '@wordpress/i18n';

/** Props of {@link CopyChanges}. */
export interface CopyChangesProps {
	/** Returns the value to copy: a text as it is, anything else as JSON. */
	getChanges: () => object | string;
	/** Name of the button where there are several. */
	label?: string;
	/** As high as the buttons beside it. */
	size?: 'small' | 'compact' | 'default';
}

/** Copies changes of a record that cannot be saved, so that they can be kept elsewhere. */
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
