import type { ComponentType, JSX, ReactNode } from 'react';
import type {
	select as defaultSelect,
	StoreDescriptor,
	useRegistry,
} from '@wordpress/data';
import {
	EditorKeyboardShortcutsRegister,
	PluginPostStatusInfo,
	PluginSidebar,
	privateApis,
} from '@wordpress/editor';

import { unlockApi } from './unlock';

/** Props of the host's editor. */
export interface HostEditorProps {
	postType: string;
	postId: number | string;
	/** Template that wraps a page or post. */
	templateId?: string | undefined;
	settings: Record< string, unknown >;
	className?: string;
	/** Replaces the editor's own save button. */
	customSaveButton?: ReactNode;
	/** Replaces the editor's own panel of unsaved changes. */
	customSavePanel?: ReactNode;
	forceDisableBlockTools?: boolean;
	iframeProps?: Record< string, unknown >;
	/** Called after an action of the record, for example a deletion. */
	onActionPerformed?: (
		actionId: string,
		items: ReadonlyArray< Record< string, unknown > >
	) => void;
	extraContent?: ReactNode;
	extraSidebarPanels?: ReactNode;
	children?: ReactNode;
}

interface BackButtonProps {
	children: ( slot: { length: number } ) => ReactNode;
}

interface MoreMenuGroupProps {
	children: ( menu: { onClose: () => void } ) => ReactNode;
}

interface EditorApi {
	Editor: ComponentType< HostEditorProps >;
	BackButton: ComponentType< BackButtonProps >;
	/** Adds items to the group Tools of the editor's menu. */
	ToolsMoreMenuGroup: ComponentType< MoreMenuGroupProps >;
	/** The dialog that the editor's menu opens as *Preferences*; it shows nothing until then. */
	PreferencesModal: ComponentType;
	/** Store with the open sidebar. */
	interfaceStore: StoreDescriptor;
	registerCoreBlockBindingsSources: () => void;
}

export const {
	Editor: HostEditor,
	BackButton,
	ToolsMoreMenuGroup,
	PreferencesModal: EditorPreferences,
	interfaceStore,
	registerCoreBlockBindingsSources,
} = unlockApi< EditorApi >( '@wordpress/editor', privateApis, [
	'Editor',
	'BackButton',
	'ToolsMoreMenuGroup',
	'PreferencesModal',
	'interfaceStore',
	'registerCoreBlockBindingsSources',
] );

/** Registers the editor's shortcuts: undo, redo, list view, sidebar, regions. The host's types are of another React version. */
export const EditorShortcuts =
	EditorKeyboardShortcutsRegister as unknown as ComponentType;

/** A row in the editor's panel about the record. The host's types are of another React version. */
export const EditorStatusRow =
	PluginPostStatusInfo as unknown as ComponentType< {
		className?: string;
		children: ReactNode;
	} >;

/** A sidebar of the editor, with its button in the top bar. The host's types include only sidebars of plugins. */
export const EditorSidebar = PluginSidebar as unknown as ComponentType< {
	/** Name by which it is opened. */
	identifier: string;
	title: string;
	icon: JSX.Element;
	closeLabel: string;
	className?: string;
	children: ReactNode;
} >;

interface InterfaceActions {
	enableComplementaryArea: ( scope: string, name: string ) => void;
	disableComplementaryArea: ( scope: string ) => void;
}

interface InterfaceSelectors {
	getActiveComplementaryArea: ( scope: string ) => string | null | undefined;
}

const EDITOR_SCOPE = 'core';

/**
 * Returns the name of the sidebar that is open in the editor; null when none is.
 *
 * @param select The `select` of a registry.
 */
export function getOpenEditorSidebar(
	select: typeof defaultSelect
): string | null {
	const selectors = select( interfaceStore ) as unknown as InterfaceSelectors;
	return selectors.getActiveComplementaryArea( EDITOR_SCOPE ) ?? null;
}

type Registry = ReturnType< typeof useRegistry >;

/**
 * Opens a sidebar of the editor and closes the open one.
 *
 * @param registry The registry of the editor.
 * @param name     Name of the sidebar.
 */
export function openEditorSidebar( registry: Registry, name: string ): void {
	interfaceActions( registry ).enableComplementaryArea( EDITOR_SCOPE, name );
}

/**
 * Closes the sidebar that is open in the editor.
 *
 * @param registry The registry of the editor.
 */
export function closeEditorSidebar( registry: Registry ): void {
	interfaceActions( registry ).disableComplementaryArea( EDITOR_SCOPE );
}

function interfaceActions( registry: Registry ): InterfaceActions {
	return registry.dispatch( interfaceStore ) as unknown as InterfaceActions;
}
