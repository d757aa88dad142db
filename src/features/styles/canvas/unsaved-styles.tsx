import { useEffect } from 'react';
import { useSelect } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

import { getDirtyRecords } from '@/wordpress/unstable-core-data';
import { useUnsavedSiteCss } from './use-unsaved-site-css';

/** Props of {@link UnsavedStyles}. */
export interface UnsavedStylesProps {
	/** Called with the site's styles as a style sheet while they have unsaved edits. */
	onChange: ( css: string | undefined ) => void;
}

/** Reports unsaved edits of the site's styles to the previews. */
export function UnsavedStyles( { onChange }: UnsavedStylesProps ) {
	// Without edits no request is sent.
	const isEdited = useSelect(
		( select ) =>
			getDirtyRecords( select( coreStore ) ).some(
				( { kind, name } ) => kind === 'root' && name === 'globalStyles'
			),
		[]
	);
	useEffect( () => {
		if ( ! isEdited ) {
			onChange( undefined );
		}
	}, [ isEdited, onChange ] );
	return isEdited ? <EditedStyles onChange={ onChange } /> : null;
}

function EditedStyles( { onChange }: UnsavedStylesProps ) {
	const css = useUnsavedSiteCss();
	useEffect( () => onChange( css ), [ css, onChange ] );
	return null;
}
