import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useContext, useState } from 'react';

import { getErrorMessage } from '@/utils/get-error-message';
import { FontSessionContext, type FontSession } from '../session/font-session';

/** Button that saves the active fonts; enabled only with edits (specification 5). */
export function UpdateBar() {
	const session = useContext( FontSessionContext );
	const [ isSaving, setIsSaving ] = useState( false );
	const handleUpdate = async ( { save, notify }: FontSession ) => {
		setIsSaving( true );
		notify( undefined );
		try {
			await save();
			notify( {
				type: 'success',
				message: __( 'Font family updated successfully.', 'atelier' ),
				details: [],
			} );
		} catch ( error ) {
			notify( {
				type: 'error',
				message: sprintf(
					/* translators: %s: a sentence that says what went wrong. */
					__(
						'There was an error updating the font family. %s',
						'atelier'
					),
					getErrorMessage( error, '' )
				).trim(),
				details: [],
			} );
		}
		setIsSaving( false );
	};
	return (
		<div className="atelier-fonts-footer">
			<Button
				variant="primary"
				__next40pxDefaultSize
				isBusy={ isSaving }
				disabled={ ! session?.hasEdits || isSaving }
				accessibleWhenDisabled
				onClick={ () => session && void handleUpdate( session ) }
			>
				{ __( 'Update', 'atelier' ) }
			</Button>
		</div>
	);
}
