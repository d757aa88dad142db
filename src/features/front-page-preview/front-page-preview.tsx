import { getBootPayload } from '@/data/site/boot-payload';
import { RecordCanvas } from '@/features/block-canvas';
import { SitePreview } from './site-preview';

/** The canvas of what the front page shows; for a classic theme the site itself. */
export function FrontPagePreview() {
	const { canvas } = getBootPayload();
	return canvas ? <RecordCanvas { ...canvas } /> : <SitePreview />;
}
