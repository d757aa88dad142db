import { __, sprintf } from '@wordpress/i18n';

import { getBootPayload } from '@/data/site/boot-payload';
import { getErrorMessage } from '@/utils/get-error-message';
import { MissingHostApiError } from '@/wordpress/missing-host-api-error';

/** Props of {@link RootError}. */
export interface RootErrorProps {
	error: unknown;
}

/** Stands in place of the whole application after an error that nothing nearer caught, and leads to the host's own editor. */
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
			<p>
				<a href={ window.location.href }>
					{ __( 'Reload this page', 'atelier' ) }
				</a>{ ' ' }
				<a href={ `${ hostUrl }?atelier_stay=1` }>
					{ __( 'Open the Site Editor of WordPress', 'atelier' ) }
				</a>
			</p>
		</div>
	);
}
