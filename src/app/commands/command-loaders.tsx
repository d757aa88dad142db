import { RecordCommands } from '@/kits/commands/record-commands';
import { ActionCommands } from './action-commands';

/** Registers the commands that need records, while it is mounted. */
export function CommandLoaders() {
	return (
		<>
			<ActionCommands />
			<RecordCommands />
		</>
	);
}
