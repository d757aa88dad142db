import { useEffect } from 'react';
import { useDispatch } from '@wordpress/data';

import { store } from '@/data/store';
import { useRoute } from '@/router';
import { getCanvasContainerView } from './get-canvas-container-view';

const STYLES_ROUTE = 'styles';

/** Tells the store what the canvas holds. The address decides; in the full-screen editor a section means that Styles is open. */
export function useCanvasContainerView(): void {
	const { name, isEditing, query } = useRoute();
	const { section, preview } = query;
	const { setCanvasContainerView } = useDispatch( store );
	const view = getCanvasContainerView( {
		isStylesOpen: isEditing ? section !== undefined : name === STYLES_ROUTE,
		section,
		preview,
	} );
	useEffect( () => {
		void setCanvasContainerView( view );
	}, [ setCanvasContainerView, view ] );
}
