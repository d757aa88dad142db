import { useEffect } from 'react';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as preferencesStore } from '@wordpress/preferences';

import { store } from '@/data/store';
import { useRoute } from '@/router';
import { chooseCanvasContainerView } from './choose-canvas-container-view';

const STYLES_ROUTE = 'styles';

/** Updates the canvas's container view in the store from the address; in the full-screen editor a section means that Styles is open. */
export function useCanvasContainerView(): void {
	const { name, isEditing, query } = useRoute();
	const { section, preview } = query;
	const { setCanvasContainerView } = useDispatch( store );
	const isCode = useSelect(
		( select ) =>
			select( preferencesStore ).get( 'core', 'editorMode' ) === 'text',
		[]
	);
	const view = chooseCanvasContainerView( {
		isStylesOpen: isEditing ? section !== undefined : name === STYLES_ROUTE,
		isVisual: ! isEditing || ! isCode,
		section,
		preview,
	} );
	useEffect( () => {
		void setCanvasContainerView( view );
	}, [ setCanvasContainerView, view ] );
}
