import { useEffect, useState } from 'react';
import { useRegistry } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';

import { getBootPayload } from '@/data/site/boot-payload';
import { getErrorMessage } from '@/utils/get-error-message';
import { reloadPage } from '@/utils/reload-page';
import { hasHostScript } from '@/wordpress/host-scripts';
import { MissingHostApiError } from '@/wordpress/missing-host-api-error';

/** Props of {@link RootError}. */
export interface RootErrorProps {
	error: unknown;
}

/**
 * Stands in place of the whole application after an error that nothing nearer caught: hands over unsaved changes, reloads, and leads
 * to the host's own editor. It is made of plain elements: whatever failed may be a component of the host.
 */
export function RootError( { error }: RootErrorProps ) {
	const { hostUrl, supported } = getBootPayload();
	const changes = useUnsavedChanges();
	return (
		<div className="atelier-root-error" role="alert">
			<h1>{ __( 'Design could not be opened', 'atelier' ) }</h1>
			<p>
				{ error instanceof MissingHostApiError
					? sprintf(
							/* translators: %s: version of WordPress. */
							__(
								'Design supports WordPress %s. This version lacks something that it is built on.',
								'atelier'
							),
							supported.wordpress
					  )
					: getErrorMessage(
							error,
							__( 'Something went wrong.', 'atelier' )
					  ) }
			</p>
			{ changes !== undefined && <UnsavedChanges text={ changes } /> }
			<p>
				<button type="button" onClick={ () => void reloadPage() }>
					{ __( 'Reload this page', 'atelier' ) }
				</button>{ ' ' }
				<a href={ hostUrl }>
					{ __( 'Open the Site Editor of WordPress', 'atelier' ) }
				</a>
			</p>
		</div>
	);
}

function UnsavedChanges( { text }: { text: string } ) {
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
