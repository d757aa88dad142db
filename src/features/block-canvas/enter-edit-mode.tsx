import type { KeyboardEvent } from 'react';
import { __ } from '@wordpress/i18n';

import { useNavigate } from '@/router';

/** A button over the whole preview that opens the editor by click, Enter or Space (specification 4.2). */
export function EnterEditMode() {
	const { updateQuery } = useNavigate();
	const enter = () => updateQuery( { canvas: 'edit' } );
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
