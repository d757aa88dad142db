import { PluginExtensions } from './plugin-extensions';
import { useCurrentPostSaver } from './use-current-post-saver';
import { useSavingLock } from './use-saving-lock';

/** Renders the additions of Design and of other plugins to the host's editor. */
export function EditorExtensions() {
	useCurrentPostSaver();
	useSavingLock();
	return <PluginExtensions />;
}
