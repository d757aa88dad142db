import { __, sprintf } from '@wordpress/i18n';

import { getBootPayload } from '@/data/site/boot-payload';
import { getErrorMessage } from '@/utils/get-error-message';
import { reloadPage } from '@/utils/reload-page';
import { MissingHostApiError } from '@/wordpress/missing-host-api-error';
import { UnsavedChanges } from './unsaved-changes';

/** Props of {@link RootError}. */
export interface RootErrorProps {
	error: unknown;
}

/**
 * Replaces the whole application after an error that no inner boundary caught: it offers the unsaved changes as text, a reload, and
 * the host's own editor. It consists of plain elements, because the error may be in a component of the host.
 */
export function RootError( { error }: RootErrorProps ) {
	const { hostUrl, supported } = getBootPayload();
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
			<UnsavedChanges />
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
