import { useEffect, useMemo, useState } from 'react';

import { itemPath, useNavigate, useRoute } from '@/router';
import { fetchEditorPayload } from '@/wordpress/editor-payload';

interface EntityRecordLocation {
	postId: number | string;
	postType: string;
}

/**
 * Returns the settings of the editor for the current route; undefined until the payload is there.
 *
 * @param isEditorShown Whether the editor shows its own interface, and not only a preview.
 */
export function useEditorSettings(
	isEditorShown: boolean
): Record< string, unknown > | undefined {
	const { query } = useRoute();
	const { navigate, back } = useNavigate();
	const settings = usePayloadSettings();
	const isFocused = query.focusMode === 'true';

	return useMemo( () => {
		if ( ! settings ) {
			return undefined;
		}
		return {
			...settings,
			richEditingEnabled: true,
			supportsTemplateMode: true,
			focusMode: false,
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
	}, [ settings, isEditorShown, isFocused, navigate, back ] );
}

function usePayloadSettings() {
	const [ settings, setSettings ] = useState<
		Record< string, unknown > | undefined
	>();
	useEffect( () => {
		let isCurrent = true;
		void fetchEditorPayload().then( ( payload ) => {
			if ( isCurrent ) {
				setSettings( payload.settings );
			}
		} );
		return () => {
			isCurrent = false;
		};
	}, [] );
	return settings;
}
