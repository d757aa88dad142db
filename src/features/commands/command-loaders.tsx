import { ActionCommands } from './action-commands';
import { RecordCommands } from './record-commands';

/** Registers the commands that need records, while it is mounted. */
export function CommandLoaders() {
	return (
		<>
			<ActionCommands />
			<RecordCommands />
		</>
	);
}
