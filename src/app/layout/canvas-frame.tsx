import { useRoute } from '@/router';
import { AreaFrame } from './area-frame';

/** The frame around the preview in view mode, and around the full-screen editor in edit mode. */
export function CanvasFrame() {
	const { areas, isEditing, widths } = useRoute();
	const isEditArea = isEditing && areas.edit !== undefined;
	const area = isEditArea ? areas.edit : areas.preview;
	if ( ! area ) {
		return null;
	}
	return (
		<div className="atelier-layout__preview">
			<div className="atelier-canvas-frame">
				<AreaFrame
					name="preview"
					width={ isEditing ? undefined : widths.preview }
				>
					{ area }
				</AreaFrame>
			</div>
		</div>
	);
}
