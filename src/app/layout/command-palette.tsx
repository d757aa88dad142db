import { CommandMenu } from '@wordpress/commands';

import {
	CommandContext,
	CommandLoaders,
	ScreenCommands,
} from '@/features/commands';
import { useHostScript } from '@/wordpress/use-host-script';

/** The command palette: the shell's commands at once, those of records as soon as core-data is there. */
export function CommandPalette() {
	const hasRecords = useHostScript( 'wp-core-data' );
	return (
		<>
			<CommandContext />
			<ScreenCommands />
			{ hasRecords && <CommandLoaders /> }
			<CommandMenu />
		</>
	);
}
