import { useState } from 'react';
import { Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';

import { getErrorMessage } from '@/utils/get-error-message';
import { toReadableSlug } from '@/utils/readable-slug';
import type { TemplateLibrary } from './reads/templates';
import { setActiveTemplate } from './writes/write-templates';
import { findStaleEntries } from './resolver/read-library';

/** Props of {@link StaleEntriesNotice}. */
export interface StaleEntriesNoticeProps {
	library: TemplateLibrary;
}

/** Notice of the slugs whose active template is gone, unpublished or of another theme, with a button that removes these entries. */
export function StaleEntriesNotice( { library }: StaleEntriesNoticeProps ) {
	const [ error, setError ] = useState< string >();
	const stale = findStaleEntries( library );
	if ( stale.length === 0 ) {
		return null;
	}
	const handleClean = async () => {
		setError( undefined );
		try {
			for ( const { slug, state } of stale ) {
				await setActiveTemplate( slug, null, state );
			}
		} catch ( thrown ) {
			setError(
				getErrorMessage(
					thrown,
					__( 'The entries could not be removed.', 'atelier' )
				)
			);
		}
	};
	return (
		<Notice
			className="atelier-templates-notice"
			status="warning"
			isDismissible={ false }
			actions={ [
				{
					label: __( 'Clean up', 'atelier' ),
					onClick: () => void handleClean(),
				},
			] }
		>
			{ sprintf(
				/* translators: %s: slugs of templates. */
				_n(
					'An active template is gone, not published or of another theme: %s. The original from the theme or plugin is used instead.',
					'Active templates are gone, not published or of another theme: %s. The original from the theme or plugin is used instead.',
					stale.length,
					'atelier'
				),
				stale.map( ( { slug } ) => toReadableSlug( slug ) ).join( ', ' )
			) }
			{ error && <p role="alert">{ error }</p> }
		</Notice>
	);
}
