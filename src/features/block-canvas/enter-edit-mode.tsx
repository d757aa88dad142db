import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { useSelect } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';
import { __ } from '@wordpress/i18n';

import { useNavigate } from '@/router';

/** Props of {@link EnterEditMode}. */
export interface EnterEditModeProps {
	/** The element around the editor. */
	frame: RefObject< HTMLElement >;
	postType: string;
	postId: number | string;
}

/**
 * A button over the whole preview that opens the editor by click, Enter or Space (specification 4.2). A record in the
 * trash does not open.
 */
export function EnterEditMode( {
	frame,
	postType,
	postId,
}: EnterEditModeProps ) {
	const { updateQuery } = useNavigate();
	const isTrashed = useSelect(
		( select ) =>
			(
				select( coreStore ).getEntityRecord(
					'postType',
					postType,
					postId
				) as { status?: string } | undefined
			 )?.status === 'trash',
		[ postType, postId ]
	);
	useInertCanvas( frame );

	if ( isTrashed ) {
		return null;
	}
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

// The preview is to be looked at: its links and controls take no focus and are not read out, until it is edited.
function useInertCanvas( frame: RefObject< HTMLElement > ): void {
	const find = () =>
		frame.current?.querySelector( '.atelier-canvas__editor' );
	// The editor makes its element anew now and then.
	useEffect( () => {
		const element = find();
		if ( element && ! element.hasAttribute( 'inert' ) ) {
			element.setAttribute( 'inert', '' );
		}
	} );
	// eslint-disable-next-line react-hooks/exhaustive-deps -- It looks for the element when the button goes.
	useEffect( () => () => find()?.removeAttribute( 'inert' ), [] );
}
