import { useSelect } from '@wordpress/data';
import { store as preferencesStore } from '@wordpress/preferences';

import { useIsMobile } from '@/hooks/use-is-mobile';
import { useRoute } from '@/router';
import { getEditorInsets, type EditorInsets } from './get-editor-insets';

/** Scope of preferences that all editors of the host share. */
const EDITOR_SCOPE = 'core';

const NO_INSETS: EditorInsets = {};

/**
 * Returns the parts that the host's editor will show around the record.
 *
 * @param isCover Whether the canvas covers that editor until it is ready.
 */
export function useEditorInsets( isCover: boolean ): EditorInsets {
	const { isEditing } = useRoute();
	const isMobile = useIsMobile();
	const { isSidebarClosed, isDistractionFree, hasListView, hasBreadcrumbs } =
		useSelect( ( select ) => {
			const { get } = select( preferencesStore );
			return {
				isSidebarClosed:
					get( EDITOR_SCOPE, 'isComplementaryAreaVisible' ) === false,
				isDistractionFree: Boolean(
					get( EDITOR_SCOPE, 'distractionFree' )
				),
				hasListView: Boolean(
					get( EDITOR_SCOPE, 'showListViewByDefault' )
				),
				hasBreadcrumbs: Boolean(
					get( EDITOR_SCOPE, 'showBlockBreadcrumbs' )
				),
			};
		}, [] );
	return isCover && isEditing
		? getEditorInsets( {
				isMobile,
				isSidebarClosed,
				isDistractionFree,
				hasListView,
				hasBreadcrumbs,
		  } )
		: NO_INSETS;
}
