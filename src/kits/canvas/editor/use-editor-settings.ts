import { useMemo } from 'react';
import { useRegistry } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';

import { getBootPayload } from '@/data/site/boot-payload';
import { useServerSettings } from '@/data/store/use-server-settings';
import { hasPreviousRecord, itemPath, useNavigate, useRoute } from '@/router';

/** Types whose records WordPress shows within their template while somebody edits the site. */
const TYPES_IN_TEMPLATES: readonly string[] = [ 'page', 'post' ];

interface EntityRecordLocation {
	postId: number | string;
	postType: string;
}

/**
 * Returns the settings of the editor for the current route; undefined until the payload is loaded.
 *
 * @param type          Type of the record.
 * @param isEditorShown Whether the editor shows its own interface, and not only a preview.
 */
export function useEditorSettings(
	type: string,
	isEditorShown: boolean
): Record< string, unknown > | undefined {
	const { query } = useRoute();
	const { navigate, back } = useNavigate();
	const registry = useRegistry();
	const { settings } = useServerSettings();
	const isFocused = query.focusMode === 'true' && hasPreviousRecord();
	// A person who may not read templates would get an error for each.
	const isInTemplate =
		TYPES_IN_TEMPLATES.includes( type ) &&
		getBootPayload().rights.editDesign;

	return useMemo( () => {
		if ( ! settings ) {
			return undefined;
		}
		return {
			...settings,
			...pickStyles( registry.select( editorStore ).getEditorSettings() ),
			richEditingEnabled: true,
			supportsTemplateMode: true,
			// The preview shows such a record within its template, so nothing moves when the editor replaces it. A
			// person's own choice overrides this default.
			...( isInTemplate && { defaultRenderingMode: 'template-locked' } ),
			// A preview has no spotlight mode; in the editor the person's preference decides.
			...( ! isEditorShown && { focusMode: false } ),
			isPreviewMode: ! isEditorShown,
			onNavigateToEntityRecord: ( {
				postId,
				postType,
			}: EntityRecordLocation ) =>
				navigate(
					itemPath( postType, postId, {
						canvas: 'edit',
						focusMode: 'true',
					} )
				),
			onNavigateToPreviousEntityRecord: isFocused ? back : undefined,
		};
	}, [
		registry,
		settings,
		isInTemplate,
		isEditorShown,
		isFocused,
		navigate,
		back,
	] );
}

/**
 * Returns the styles that the editor has computed from the site's styles, if any. It computes them when the styles change, and not when
 * its settings change: without these it would show the styles of the server again, without unsaved changes.
 *
 * @param settings Settings that the editor has now.
 */
function pickStyles( settings: {
	styles?: unknown;
	__experimentalFeatures?: unknown;
} ): Record< string, unknown > {
	const { styles, __experimentalFeatures } = settings;
	return styles ? { styles, __experimentalFeatures } : {};
}
