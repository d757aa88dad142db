import { useEffect, useState } from 'react';
import { useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

import { hasHostScript } from '@/wordpress/host-scripts';

/** Hands over unsaved changes as text, where there are any, beside what stands in place of the application. */
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

// Undefined without any; without core-data there are none.
function useUnsavedChanges(): string | undefined {
	const registry = useRegistry();
	const [ text, setText ] = useState< string >();
	useEffect( () => {
		if ( hasHostScript( 'wp-core-data' ) ) {
			import( /* webpackChunkName: "records" */ '@/data/journal' )
				.then( ( { exportUnsavedChanges } ) =>
					setText( exportUnsavedChanges( registry ) )
				)
				// The journal holds them all the same.
				.catch( () => {} );
		}
	}, [ registry ] );
	return text;
}
