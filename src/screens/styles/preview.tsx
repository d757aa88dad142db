import { getBootPayload } from '@/data/site/boot-payload';
import { RecordCanvas } from '@/features/block-canvas';

/** The canvas of what the front page shows, in the styles as they are now. */
export function StylesPreview() {
	const { canvas } = getBootPayload();
	return canvas ? <RecordCanvas { ...canvas } /> : null;
}
