import {
	createWriteParticipants,
	installWriteParticipants,
} from '@/data/writes/write-participants';
import { BrowseToggle } from '@/features/walk';
import { canvasSlot } from '@/kits/canvas';
import { previewToolsSlot } from '@/kits/canvas/front-page-preview';
import { inspectSlot, InspectToggle } from '@/kits/canvas/inspect';
import { SchemeSwitch } from '@/kits/canvas/scheme';
import { compareSlot } from '@/kits/compare/compare-slot';
import { previewsSlot } from '@/kits/previews';
import { savingSlot } from '@/kits/saving/saving-slot';
import { sidebarSlot } from '@/kits/sidebar';
import { ToolsMenu } from './tools-menu';

/** Fills the slots of lower layers before the first rendering: those must not import features or the application. */
export function fillSlots(): void {
	canvasSlot.fill( {
		loadView: () =>
			import( /* webpackChunkName: "view-canvas" */ './canvas/view' ),
		loadEditor: () =>
			import( /* webpackChunkName: "canvas" */ './canvas/editor' ),
	} );
	previewToolsSlot.fill( {
		toggles: [ SchemeSwitch, BrowseToggle, InspectToggle ],
		loadWalk: () =>
			import( /* webpackChunkName: "walk" */ './walk/walk' ).then(
				( module ) => module.Walk
			),
	} );
	inspectSlot.fill( {
		loadInspector: () =>
			import(
				/* webpackChunkName: "inspect" */ '@/features/styles/inspect/inspector'
			).then( ( module ) => module.Inspector ),
	} );
	previewsSlot.fill( {
		loadUnsavedStyles: () =>
			import( '@/features/styles/canvas/unsaved-styles' ).then(
				( module ) => module.UnsavedStyles
			),
	} );
	compareSlot.fill( {
		loadContentChanges: () =>
			import(
				/* webpackChunkName: "content-changes" */ './compare/content-changes'
			).then( ( module ) => module.ContentChanges ),
		loadConfigChanges: () =>
			import(
				/* webpackChunkName: "config-changes" */ './compare/config-changes'
			).then( ( module ) => module.ConfigChanges ),
	} );
	savingSlot.fill( {
		loadStyleChanges: () =>
			import(
				/* webpackChunkName: "style-changes" */ '@/features/styles/differences/style-changes'
			).then( ( module ) => module.StyleChanges ),
		loadActivationNote: () =>
			import(
				/* webpackChunkName: "left-work" */ '@/features/transfer/bring/activation-note'
			).then( ( module ) => module.ActivationNote ),
	} );
	sidebarSlot.fill( { RootActions: ToolsMenu } );
	installWriteParticipants( createWriteParticipants() );
}
