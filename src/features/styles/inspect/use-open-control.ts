import { useCallback } from 'react';

import { focusWhenThere } from '@/focus';
import { stylesPath, useNavigate, useRoute } from '@/router';
import { describeScreen } from '@/utils/screens';
import { formatSection } from '../rules/styles-section';
import type { ControlPlace } from '../rules/why/control-place';
import { findControl } from './find-control';

/** Returns a function that opens the screen of a control and focuses the control. Beside Styles, and in the editor, the preview remains. */
export function useOpenControl(): ( place: ControlPlace ) => void {
	const { path, isEditing } = useRoute();
	const { navigate, updateQuery } = useNavigate();
	const isBeside = isEditing || path === describeScreen( 'styles' ).path;
	return useCallback(
		( { section, control } ) => {
			const address = formatSection( section );
			if ( isBeside ) {
				updateQuery( { section: address } );
			} else {
				navigate( stylesPath( address ) );
			}
			focusWhenThere( document, () =>
				isOpen( address ) ? findControl( document, control ) : undefined
			);
		},
		[ isBeside, navigate, updateQuery ]
	);
}

// The previous screen, which is still visible, may have a control of the same name.
function isOpen( section: string ): boolean {
	const { searchParams } = new URL( window.location.href );
	const path = searchParams.get( 'p' ) ?? '';
	return (
		searchParams.get( 'section' ) === section ||
		path.includes( `section=${ encodeURIComponent( section ) }` )
	);
}
