import {
	explainLiveOnly,
	nameLiveOnly,
	type LiveOnly,
} from '@/data/site/live-only';
import type { ActionCommand } from '@/kits/commands';
import { showRefusal } from './show-refusal';

/**
 * Returns a command for a change that no draft of the design can hold. The palette knows no disabled commands: in a draft it says why, and
 * does nothing.
 *
 * @param what    Its change.
 * @param command The command of the live design.
 */
export function guardCommand(
	what: LiveOnly,
	command: ActionCommand
): ActionCommand {
	const reason = explainLiveOnly( what );
	return reason === undefined
		? command
		: {
				...command,
				label: nameLiveOnly( command.label ),
				run: () => showRefusal( command.name, reason ),
		  };
}
