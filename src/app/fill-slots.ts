import { canvasSlot } from '@/features/block-canvas';
import { previewsSlot } from '@/features/record-preview';
import { sidebarSlot } from '@/features/sidebar-screen';
import { ToolsMenu } from '@/features/tools-menu';

/** Fills what lower layers leave open, before the first rendering: they know neither nouns nor the application. */
export function fillSlots(): void {
	canvasSlot.fill( {
		loadView: () =>
			import( /* webpackChunkName: "view-canvas" */ './canvas/view' ),
		loadEditor: () =>
			import( /* webpackChunkName: "canvas" */ './canvas/editor' ),
	} );
	previewsSlot.fill( {
		loadUnsavedStyles: () =>
			import( '@/features/global-styles/canvas/unsaved-styles' ).then(
				( module ) => module.UnsavedStyles
			),
	} );
	sidebarSlot.fill( { RootActions: ToolsMenu } );
}
