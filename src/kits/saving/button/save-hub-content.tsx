import { SaveHubButton } from '@/components/save-hub-button';
import { useSaveButton } from './use-save-button';

/** The sidebar's save button. */
export function SaveHubContent() {
	return <SaveHubButton { ...useSaveButton() } />;
}
