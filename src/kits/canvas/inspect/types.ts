/** Props of what inspects a preview. */
export interface InspectorProps {
	/** Finds the frame that is seen in the preview. */
	findFrame: () => HTMLIFrameElement | null;
	/** Selector of the element in it that is explained at once. */
	start?: string | undefined;
	onClose: () => void;
}
