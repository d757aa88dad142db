import { useMemo } from 'react';
import { useCommandLoader, type CommandLoader } from '@wordpress/commands';
import { useSelect } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';
import { store as preferencesStore } from '@wordpress/preferences';

import { getBootPayload } from '@/data/site/boot-payload';
import { hasRights } from '@/data/site/has-rights';
import { useDebouncedValue } from '@/schedule/use-debounced-value';
import { editPath, useNavigate } from '@/router';
import { getRecentIds } from './command-name';
import { RECORD_SOURCES, type RecordSource } from './record-sources';
import { toRecordCommands, type FoundRecord } from './to-record-commands';

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

// The palette calls a loader's hook in its own components, and takes a hook that changes for another one.
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
	{ postType, toQuery, isSearched }: RecordSource,
	search: string
) {
	return useSelect(
		( select ) => {
			const { getEntityRecords, hasFinishedResolution } =
				select( coreStore );
			const recentIds = getRecentIds(
				select( preferencesStore ).get(
					'core/commands',
					'recentlyUsed'
				),
				postType
			);
			if ( isSearched && ! search && recentIds.length === 0 ) {
				return { records: NO_RECORDS, isLoading: false };
			}
			const query = toQuery( { search, recentIds } );
			const records = getEntityRecords( 'postType', postType, query ) as
				| FoundRecord[]
				| null;
			return {
				records: records ?? NO_RECORDS,
				isLoading: ! hasFinishedResolution( 'getEntityRecords', [
					'postType',
					postType,
					query,
				] ),
			};
		},
		[ postType, toQuery, isSearched, search ]
	);
}

interface SourceLoader {
	needed: RecordSource[ 'rights' ];
	loader: CommandLoader;
}

// Made once: another hook would be another loader.
const LOADERS: readonly SourceLoader[] = RECORD_SOURCES.map( ( source ) => ( {
	needed: source.rights,
	loader: {
		name: `atelier/${ source.postType }`,
		category: 'edit',
		hook: createLoaderHook( source ),
	},
} ) );
