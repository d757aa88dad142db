import { useEffect, useMemo, useState } from 'react';
import { CommandMenu, store as commandsStore } from '@wordpress/commands';
import { useDispatch, useSelect } from '@wordpress/data';

import { getBootPayload } from '@/data/site/boot-payload';
import { CommandContext, ScreenCommands } from '@/kits/commands';
import {
	CommandLoaders,
	listScreens,
	ReviewCommand,
	ValueCommands,
} from '../commands';
import { endPaletteRequest } from '../shell/palette-request';
import { useHasRecords } from './use-has-records';

/**
 * The command palette. Commands of screens are registered at once, those that find content when it first opens. The
 * review waits for core-data, without which there are no unsaved changes.
 */
export function CommandPalette() {
	const hasRecords = useHasRecords();
	const { closings, wasOpened } = useOpenings();
	const { open } = useDispatch( commandsStore );
	useEffect( () => {
		if ( endPaletteRequest() ) {
			void open();
		}
	}, [ open ] );
	const screens = useMemo( () => listScreens( getBootPayload() ), [] );
	return (
		<>
			<CommandContext />
			<ScreenCommands screens={ screens } />
			{ wasOpened && <CommandLoaders /> }
			{ hasRecords && <ReviewCommand /> }
			{ hasRecords && wasOpened && <ValueCommands /> }
			<CommandMenu key={ closings } />
		</>
	);
}

interface Openings {
	/** How often the palette was closed. The host's menu keeps its input when a command closes it; a remounted menu is empty. */
	closings: number;
	wasOpened: boolean;
}

function useOpenings(): Openings {
	const isOpen = useSelect(
		( select ) => select( commandsStore ).isOpen(),
		[]
	);
	const [ openings, setOpenings ] = useState( {
		closings: 0,
		wasOpened: false,
	} );
	useEffect( () => {
		setOpenings( ( { closings, wasOpened } ) =>
			isOpen
				? { closings, wasOpened: true }
				: { closings: closings + 1, wasOpened }
		);
	}, [ isOpen ] );
	return openings;
}
