import type { ComponentType, ReactNode } from 'react';
import { privateApis } from '@wordpress/editor';

import { unlockApi } from './unlock';

/** Props of the host's editor. */
export interface HostEditorProps {
	postType: string;
	postId: number | string;
	/** Template that wraps a page or post. */
	templateId?: string | undefined;
	settings: Record< string, unknown >;
	className?: string;
	/** Takes the place of the editor's own save button. */
	customSaveButton?: ReactNode;
	/** Takes the place of the editor's own panel of unsaved changes. */
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

interface EditorApi {
	Editor: ComponentType< HostEditorProps >;
	BackButton: ComponentType< BackButtonProps >;
	registerCoreBlockBindingsSources: () => void;
}

export const {
	Editor: HostEditor,
	BackButton,
	registerCoreBlockBindingsSources,
} = unlockApi< EditorApi >( '@wordpress/editor', privateApis, [
	'Editor',
	'BackButton',
	'registerCoreBlockBindingsSources',
] );
