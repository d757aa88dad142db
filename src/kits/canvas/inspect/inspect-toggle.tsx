import { getBootPayload } from '@/data/site/boot-payload';
import { useRoute } from '@/router';
import type { PreviewToggleProps } from '../front-page-preview/preview-tools-slot';
import { InspectButton } from './inspect-button';

/** The inspector's button among the toggles over a preview, where the preview can be inspected. */
export function InspectToggle( { record }: PreviewToggleProps ) {
	const { canvas, rights } = getBootPayload();
	const { query } = useRoute();
	const isShown = record ?? canvas ?? query.at;
	return rights.editDesign && isShown ? <InspectButton /> : null;
}
