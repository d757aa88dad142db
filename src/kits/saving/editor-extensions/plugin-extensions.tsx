import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { PluginArea } from '@wordpress/plugins';

/** Renders the plugins that are registered for the editor; one that throws is named and left out (specification 8.1). */
export function PluginExtensions() {
	const { createErrorNotice } = useDispatch( noticesStore );
	const handleError = ( name: string ) =>
		void createErrorNotice(
			sprintf(
				/* translators: %s: name of a plugin. */
				__(
					'The "%s" plugin has encountered an error and cannot be rendered.',
					'atelier'
				),
				name
			),
			{
				id: `atelier-plugin-error-${ name }`,
				type: 'snackbar',
				explicitDismiss: true,
			}
		);
	return <PluginArea onError={ handleError } />;
}
