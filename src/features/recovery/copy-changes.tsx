import { Button } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { useState } from 'react';
import { __ } from '@wordpress/i18n';

import type { JournalEntry } from '@/data/journal/journal-entry';

/** Copies the changes of a record that is no longer there, so that they can be kept elsewhere. */
export function CopyChanges( { entry }: { entry: JournalEntry } ) {
	const [ isCopied, setIsCopied ] = useState( false );
	const ref = useCopyToClipboard< HTMLButtonElement >(
		() => JSON.stringify( entry.edits, null, '\t' ),
		() => setIsCopied( true )
	);
	return (
		<Button ref={ ref } variant="secondary" size="small" aria-live="polite">
			{ isCopied
				? __( 'Copied', 'atelier' )
				: __( 'Copy changes', 'atelier' ) }
		</Button>
	);
}
