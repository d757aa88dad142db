import { useRoute } from '@/router';
import { AreaFrame } from './area-frame';

/** The frame around the preview in view mode, and around the full-screen editor in edit mode. */
export function CanvasFrame() {
	const { areas, isEditing, widths } = useRoute();
	if ( ! areas.preview ) {
		return null;
	}
	return (
		<div className="atelier-layout__preview">
			<div className="atelier-canvas-frame">
				<AreaFrame
					name="preview"
					width={ isEditing ? undefined : widths.preview }
				>
					{ areas.preview }
				</AreaFrame>
			</div>
		</div>
	);
}
