import { PluginExtensions } from './plugin-extensions';
import { useCurrentPostSaver } from './use-current-post-saver';
import { useSavingLock } from './use-saving-lock';

/** What Design and other plugins add to the host's editor while it is shown. */
export function EditorExtensions() {
	useCurrentPostSaver();
	useSavingLock();
	return <PluginExtensions />;
}
