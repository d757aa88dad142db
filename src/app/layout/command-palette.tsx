import { CommandMenu } from '@wordpress/commands';

import { lazyPart } from '@/components/lazy-part';
import { useHostScript } from '@/wordpress/use-host-script';

const CommandLoaders = lazyPart( () =>
	import( '@/features/commands' ).then( ( module ) => module.CommandLoaders )
);

/** The command palette: the shell's part at once, commands that search records as soon as core-data is there. */
export function CommandPalette() {
	const hasRecords = useHostScript( 'wp-core-data' );
	return (
		<>
			{ hasRecords && <CommandLoaders /> }
			<CommandMenu />
		</>
	);
}
