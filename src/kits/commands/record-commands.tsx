import { useMemo } from 'react';
import { useCommandLoader, type CommandLoader } from '@wordpress/commands';
import { useSelect } from '@wordpress/data';
import { store as preferencesStore } from '@wordpress/preferences';

import { useResource } from '@/data/reads/use-resource';
import { getBootPayload } from '@/data/site/boot-payload';
import { hasRights } from '@/data/site/has-rights';
import { useDebouncedValue } from '@/schedule/use-debounced-value';
import { editPath, useNavigate } from '@/router';
import { getRecentIds } from './command-name';
import { foundRecordsResource, type FoundRecord } from './found-records';
import { RECORD_SOURCES, type RecordSource } from './record-sources';
import { toRecordCommands } from './to-record-commands';

const SEARCH_DELAY_MS = 250;
const NO_RECORDS: readonly FoundRecord[] = [];

/** Registers the commands that find and open records, while it is mounted. */
export function RecordCommands() {
	const { rights } = getBootPayload();
	return (
		<>
			{ LOADERS.filter( ( { needed } ) =>
				hasRights( rights, needed )
			).map( ( { loader } ) => (
				<Loader key={ loader.name } loader={ loader } />
			) ) }
		</>
	);
}

function Loader( { loader }: { loader: CommandLoader } ) {
	useCommandLoader( loader );
	return null;
}

// The palette calls a loader's hook in its own components, so each loader must always have the same function.
function createLoaderHook( source: RecordSource ): CommandLoader[ 'hook' ] {
	return function useRecordCommands( { search } ) {
		const settled = useDebouncedValue( search, SEARCH_DELAY_MS );
		const { navigate } = useNavigate();
		const { records, isLoading } = useRecords( source, settled );
		const commands = useMemo(
			() =>
				toRecordCommands( source, records ).map(
					( { id, ...command } ) => ( {
						...command,
						icon: source.icon,
						callback: ( { close }: { close: () => void } ) => {
							close();
							navigate( editPath( source.postType, id ) );
						},
					} )
				),
			[ records, navigate ]
		);
		return { commands, isLoading };
	};
}

function useRecords(
	{ postType, route, toQuery }: RecordSource,
	search: string
) {
	const recentlyUsed = useSelect(
		( select ) =>
			select( preferencesStore ).get( 'core/commands', 'recentlyUsed' ),
		[]
	);
	const { data, isLoading } = useResource( foundRecordsResource, {
		route,
		query: toQuery( {
			search,
			recentIds: getRecentIds( recentlyUsed, postType ),
		} ),
	} );
	return { records: data ?? NO_RECORDS, isLoading };
}

interface SourceLoader {
	needed: RecordSource[ 'rights' ];
	loader: CommandLoader;
}

// Created once: another hook would be another loader.
const LOADERS: readonly SourceLoader[] = RECORD_SOURCES.map( ( source ) => ( {
	needed: source.rights,
	loader: {
		name: `atelier/${ source.postType }`,
		category: 'edit',
		hook: createLoaderHook( source ),
	},
} ) );
