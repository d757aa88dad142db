import { useMemo } from 'react';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

import { store } from '@/data/store';
import type { DesignState } from '@/utils/design-state';
import {
	EMPTY_CONFIG,
	readConfig,
	type Config,
} from '@/utils/theme-json/config';
import { getGlobalStylesId } from '@/wordpress/global-styles-records';
import { useGlobalStyles } from '../config/use-global-styles';
import type { StateSource, ComparedState } from './style-state';
import { useIsSameConfig } from './use-is-same-config';

/** The states of the styles record itself. */
export interface StylesRecordStates extends StateSource {
	/** Id of the record; undefined until it is loaded. */
	id: number | string | undefined;
	/** Whether there are unsaved changes. */
	hasUnsaved: boolean;
}

const THEME: DesignState = { kind: 'theme' };

/** Returns the styles as they are saved, with unsaved changes, as another person saved them meanwhile, and as the theme has them. */
export function useStylesRecordStates(): StylesRecordStates {
	const { stored } = useGlobalStyles();
	const { id, rawSaved, rawTheirs } = useSelect( ( select ) => {
		const recordId = getGlobalStylesId( select );
		const result = Object.values( select( store ).getSaveResults() ).find(
			( { record } ) => record.name === 'globalStyles'
		);
		return {
			id: recordId,
			rawSaved: recordId
				? ( select( coreStore ).getEntityRecord(
						'root',
						'globalStyles',
						recordId
				  ) as unknown )
				: undefined,
			rawTheirs:
				result?.status === 'conflict'
					? result.change.record
					: undefined,
		};
	}, [] );
	const saved = useConfig( rawSaved );
	const theirs = useConfig( rawTheirs );
	// Until a large config is compared, edits count as changes.
	const hasUnsaved = useIsSameConfig( stored, saved ?? stored ) !== true;
	const states: Partial< Record< DesignState[ 'kind' ], ComparedState > > = {
		saved: { label: __( 'Saved now', 'atelier' ), config: saved },
		unsaved: { label: __( 'Unsaved changes', 'atelier' ), config: stored },
		theirs: {
			label: __( 'The other version', 'atelier' ),
			config: theirs,
			isGone: ! theirs,
		},
		theme: { label: __( 'Theme', 'atelier' ), config: EMPTY_CONFIG },
	};
	const offered: readonly DesignState[] = [
		{ kind: 'saved' },
		...( hasUnsaved ? [ { kind: 'unsaved' } as const ] : [] ),
		...( theirs ? [ { kind: 'theirs' } as const ] : [] ),
		THEME,
	];
	return {
		id,
		hasUnsaved,
		label: __( 'Now', 'atelier' ),
		choices: offered.map( ( state ) => ( {
			state,
			label: states[ state.kind ]?.label ?? '',
		} ) ),
		read: ( { kind } ) => states[ kind ],
	};
}

function useConfig( record: unknown ): Config | undefined {
	return useMemo(
		() => ( record === undefined ? undefined : readConfig( record ) ),
		[ record ]
	);
}
