import { useEffect, useMemo, useState } from 'react';
import { CommandMenu, store as commandsStore } from '@wordpress/commands';
import { useSelect } from '@wordpress/data';

import { getBootPayload } from '@/data/site/boot-payload';
import { CommandContext, ScreenCommands } from '@/kits/commands';
import { CommandLoaders, listScreens } from '../commands';
import { useHasRecords } from './use-has-records';

/** The command palette: the shell's commands at once, those of records as soon as core-data is there. */
export function CommandPalette() {
	const hasRecords = useHasRecords();
	const closings = useClosings();
	const screens = useMemo( () => listScreens( getBootPayload() ), [] );
	return (
		<>
			<CommandContext />
			<ScreenCommands screens={ screens } />
			{ hasRecords && <CommandLoaders /> }
			<CommandMenu key={ closings } />
		</>
	);
}

// How often the palette was closed. The host's menu keeps what was typed when a command closes it; a fresh one is empty.
function useClosings(): number {
	const isOpen = useSelect(
		( select ) => select( commandsStore ).isOpen(),
		[]
	);
	const [ closings, setClosings ] = useState( 0 );
	useEffect( () => {
		if ( ! isOpen ) {
			setClosings( ( count ) => count + 1 );
		}
	}, [ isOpen ] );
	return closings;
}
