import {
	createReduxStore,
	createRegistrySelector,
	register,
} from '@wordpress/data';

import { store as designStore } from './index';
import type { EditedPost } from './types';

/** Name of the store of the host's Site Editor. */
const STORE_NAME = 'core/edit-site';

/** Scope of the editor's sidebars in `core/interface`. */
const SIDEBAR_SCOPE = 'core';

/** Types whose records are a page of the site. */
const PAGE_TYPES: readonly string[] = [ 'page', 'post' ];

const EMPTY: Readonly< Record< string, never > > = {};

type Method = ( ...values: readonly unknown[] ) => unknown;
type Stores = (
	name: string
) => Readonly< Record< string, Method > > | undefined;

interface Thunk {
	registry: { dispatch: unknown };
}

interface Page {
	context: Partial< EditedPost >;
}

let page: Page = { context: EMPTY };

const selectors = {
	getEditedPostType: selectEdited( ( edited ) => edited?.postType ),
	getEditedPostId: selectEdited( ( edited ) => edited?.postId ),
	getEditedPostContext: selectEdited(
		( edited ) => toPage( edited ).context
	),
	getPage: selectEdited( toPage ),
	isPage: selectEdited( isPage ),
	getSettings: forwardSelector( 'core/editor', 'getEditorSettings', EMPTY ),
	__experimentalGetPreviewDeviceType: forwardSelector(
		'core/editor',
		'getDeviceType',
		'Desktop'
	),
	getEditorMode: forwardSelector( 'core/editor', 'getEditorMode', 'visual' ),
	isInserterOpened: forwardSelector(
		'core/editor',
		'isInserterOpened',
		false
	),
	isListViewOpened: forwardSelector(
		'core/editor',
		'isListViewOpened',
		false
	),
	isSaveViewOpened: () => false,
	hasPageContentFocus: () => false,
};

const actions = {
	openGeneralSidebar: forwardAction(
		'core/interface',
		'enableComplementaryArea',
		SIDEBAR_SCOPE
	),
	closeGeneralSidebar: forwardAction(
		'core/interface',
		'disableComplementaryArea',
		SIDEBAR_SCOPE
	),
	__experimentalSetPreviewDeviceType: forwardAction(
		'core/editor',
		'setDeviceType'
	),
	setIsInserterOpened: forwardAction( 'core/editor', 'setIsInserterOpened' ),
	setIsListViewOpened: forwardAction( 'core/editor', 'setIsListViewOpened' ),
	switchEditorMode: forwardAction( 'core/editor', 'switchEditorMode' ),
	toggleDistractionFree: forwardAction(
		'core/editor',
		'toggleDistractionFree'
	),
	setHasPageContentFocus: () => ( { type: 'NOTHING' } ) as const,
};

let isRegistered = false;

/**
 * Registers `core/edit-site`, once. Plugins ask for it to find out whether they are in the Site Editor, and which record is edited. It has
 * no state: it reads Design's store, and the stores of the editor once those are loaded.
 */
export function registerEditSiteStore(): void {
	if ( ! isRegistered ) {
		isRegistered = true;
		register(
			createReduxStore( STORE_NAME, {
				reducer: ( state: object = EMPTY ) => state,
				selectors,
				actions,
			} )
		);
	}
}

function selectEdited< T >( read: ( edited: EditedPost | null ) => T ) {
	return createRegistrySelector(
		( select ) => () => read( select( designStore ).getEditedPost() )
	);
}

// The same record has the same object, as `useSelect` expects.
function toPage( edited: EditedPost | null ): Page {
	const context = isPage( edited ) ? edited : EMPTY;
	if ( page.context !== context ) {
		page = { context };
	}
	return page;
}

function isPage( edited: EditedPost | null ): edited is EditedPost {
	return edited !== null && PAGE_TYPES.includes( edited.postType );
}

function forwardSelector( store: string, name: string, missing: unknown ) {
	return createRegistrySelector(
		( select ) =>
			( _state: object, ...values: readonly unknown[] ) =>
				findMethod( select, store, name )?.( ...values ) ?? missing
	);
}

function forwardAction(
	store: string,
	name: string,
	...first: readonly unknown[]
) {
	return ( ...values: readonly unknown[] ) =>
		( { registry }: Thunk ) =>
			findMethod(
				registry.dispatch,
				store,
				name
			)?.( ...first, ...values );
}

// Found by name: in view mode the editor's stores are not loaded.
function findMethod( stores: unknown, store: string, name: string ) {
	return ( stores as Stores )( store )?.[ name ];
}
