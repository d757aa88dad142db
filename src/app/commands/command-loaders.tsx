import { RecordCommands } from '@/kits/commands/record-commands';
import { ActionCommands } from './action-commands';

/** Registers the commands that find content and those of the current screen, while it is mounted. */
export function CommandLoaders() {
	return (
		<>
			<ActionCommands />
			<RecordCommands />
		</>
	);
}
