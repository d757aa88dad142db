/** Classes of a canvas that covers the host's editor: the parts of the editor for which it leaves room. */
export type EditorInsets = Readonly< Record< string, boolean > >;

/** State that decides which parts the host's editor shows. */
export interface EditorInsetsInput {
	isMobile: boolean;
	/** Whether the person has closed the editor's sidebar. */
	isSidebarClosed: boolean;
	isDistractionFree: boolean;
	/** Whether the person's preference is to open the List View with the editor. */
	hasListView: boolean;
	/** Whether the person's preference is to show the path of the selected block below the record. */
	hasBreadcrumbs: boolean;
}

/**
 * Returns the parts that the host's editor shows around the record when it opens.
 *
 * @param input Values that are known before the editor is loaded.
 */
export function getEditorInsets( {
	isMobile,
	isSidebarClosed,
	isDistractionFree,
	hasListView,
	hasBreadcrumbs,
}: EditorInsetsInput ): EditorInsets {
	const isWhole = ! isMobile && ! isDistractionFree;
	return {
		// On small screens the distraction-free mode has a top bar, too.
		'has-top-bar': isMobile || ! isDistractionFree,
		'has-footer': isWhole && hasBreadcrumbs,
		'has-list-view': isWhole && hasListView,
		'has-sidebar': isWhole && ! isSidebarClosed,
	};
}
