import { getBootPayload } from '@/data/site/boot-payload';
import { useFrontPage } from '@/data/reads/front-page';
import { useRoute } from '@/router';
import type { PreviewToggleProps } from '../front-page-preview/preview-tools-slot';
import { InspectButton } from './inspect-button';

/** The inspector's button among the toggles over a preview, where the preview can be inspected. */
export function InspectToggle( { record }: PreviewToggleProps ) {
	const { rights } = getBootPayload();
	const front = useFrontPage();
	const { query } = useRoute();
	const isShown = record ?? front.record ?? query.at;
	return rights.editDesign && isShown ? <InspectButton /> : null;
}
