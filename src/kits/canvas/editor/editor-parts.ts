import type { ComponentType, ReactNode } from 'react';

type EditorSettings = Readonly< Record< string, unknown > >;

/** Parts that features add to the host's editor. */
export interface EditorParts {
	/** Applies the styles that a person edits to the canvas. */
	Styles: ComponentType< {
		/** Whether the canvas is a preview. */
		isPreview: boolean;
		editorSettings: EditorSettings;
		children: ReactNode;
	} >;
	/** Shown over the canvas in edit mode. */
	Cover: ComponentType< { editorSettings: EditorSettings } >;
	/** A sidebar of the editor. */
	Sidebar: ComponentType< {
		isEditing: boolean;
		editorSettings: EditorSettings;
	} >;
	/** Synchronizes the sidebar with the address. */
	useSidebar: () => void;
	/** Menus and panels that are added to the editor in edit mode. */
	Extras: ComponentType;
}
