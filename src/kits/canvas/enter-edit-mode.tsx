import { useEffect, type KeyboardEvent } from 'react';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

import { store } from '@/data/store';
import { useNavigate } from '@/router';

/**
 * A button over the whole preview that opens the editor by click, Enter or Space (specification 4.2). While it is
 * mounted, the store reports to the frame and the command palette that the preview can be edited.
 */
export function EnterEditMode() {
	const { updateQuery } = useNavigate();
	const enter = () => updateQuery( { canvas: 'edit' } );
	const { setCanEnterEditMode } = useDispatch( store );
	useEffect( () => {
		void setCanEnterEditMode( true );
		return () => void setCanEnterEditMode( false );
	}, [ setCanEnterEditMode ] );
	const handleKeyDown = ( event: KeyboardEvent ) => {
		if ( event.key === 'Enter' || event.key === ' ' ) {
			event.preventDefault();
			enter();
		}
	};
	return (
		<div
			className="atelier-canvas__enter"
			data-enters-edit
			role="button"
			tabIndex={ 0 }
			aria-label={ __( 'Edit', 'atelier' ) }
			onClick={ enter }
			onKeyDown={ handleKeyDown }
		/>
	);
}
