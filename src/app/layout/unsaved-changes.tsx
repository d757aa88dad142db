import { useState } from 'react';
import { __ } from '@wordpress/i18n';

import { useUnsavedChanges } from './use-unsaved-changes';

/** Offers unsaved changes as text, where there are any, when the application cannot be shown. */
export function UnsavedChanges() {
	const text = useUnsavedChanges();
	return text === undefined ? null : <Changes text={ text } />;
}

function Changes( { text }: { text: string } ) {
	const [ isCopied, setIsCopied ] = useState( false );
	const handleCopy = async () => {
		await navigator.clipboard.writeText( text );
		setIsCopied( true );
	};
	return (
		<>
			<p>
				{ __(
					'Your unsaved changes are kept in this browser, and offered when the page is opened again. You can copy them, too.',
					'atelier'
				) }
			</p>
			<textarea
				className="atelier-root-error__changes"
				readOnly
				rows={ 8 }
				aria-label={ __( 'Unsaved changes', 'atelier' ) }
				value={ text }
				onFocus={ ( { currentTarget } ) => currentTarget.select() }
			/>
			{ /* Browsers offer the clipboard on HTTPS only; the text can be selected everywhere. */ }
			{ 'clipboard' in navigator && (
				<p>
					<button type="button" onClick={ () => void handleCopy() }>
						{ isCopied
							? __( 'Copied', 'atelier' )
							: __( 'Copy changes', 'atelier' ) }
					</button>
				</p>
			) }
		</>
	);
}
