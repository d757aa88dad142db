/** Props of the inspector of a preview. */
export interface InspectorProps {
	/** Finds the visible frame of the preview. */
	findFrame: () => HTMLIFrameElement | null;
	/** Selector of the element in that frame that is inspected at once. */
	start?: string | undefined;
	onClose: () => void;
}
