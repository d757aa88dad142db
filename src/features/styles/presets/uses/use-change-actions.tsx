import { __ } from '@wordpress/i18n';
import { useState, type ReactNode } from 'react';

import { lazyPart } from '@/components/lazy-part';
import type { UseCounts } from '@/features/usage';
import { useGlobalStyles } from '../../config/use-global-styles';
import { PRESET_KINDS, type PresetKind } from '../../rules/preset-kinds';
import type { Preset } from '../../rules/preset-list';
import { sortReplacements } from '../../rules/sort-replacements';
import { readOfferedPresets } from '../../rules/read-shown-presets';
import type { PresetAction } from '../preset-actions';
import type { ChangeIntent } from './change-choice';

const ChangeDialog = lazyPart( () =>
	import( './change-dialog' ).then( ( module ) => module.ChangeDialog )
);

/** Options of {@link useChangeActions}. */
export interface ChangeActionsOptions {
	kind: PresetKind;
	/** Whether the presets are the person's own. */
	isOwn: boolean;
	/** Numbers of places. */
	uses: UseCounts;
	/** Removes a preset as an unsaved edit. */
	onRemove?: ( ( preset: Preset ) => void ) | undefined;
}

/** Actions that change a preset wherever it is used. */
export interface ChangeActions {
	/** Lists the actions for a preset, besides deleting it. */
	listActions: ( preset: Preset ) => PresetAction[];
	/** Deletes a preset; a dialog opens first if it may have places. */
	deletePreset: ( preset: Preset ) => void;
	/** The dialog that is open. */
	dialog: ReactNode;
}

/**
 * Returns the actions that change a preset wherever it is used.
 *
 * @param options Options.
 */
export function useChangeActions( {
	kind,
	isOwn,
	uses,
	onRemove,
}: ChangeActionsOptions ): ChangeActions {
	const { merged, canEdit } = useGlobalStyles();
	const [ open, setOpen ] = useState< {
		intent: ChangeIntent;
		preset: Preset;
	} >();
	const all = readOfferedPresets( merged, kind );
	const isUsed = ( { slug }: Preset ) => ( uses.getCount( slug ) ?? 0 ) > 0;
	// Until the search is complete, there may be places.
	const mayBeUsed = ( preset: Preset ) =>
		isUsed( preset ) ||
		( ! uses.isSearched && uses.getCount( preset.slug ) !== undefined );
	const listActions = ( preset: Preset ): PresetAction[] =>
		canEdit
			? [
					...( isUsed( preset ) && all.length > 1
						? [
								{
									label: __( 'Merge into…', 'atelier' ),
									liveOnly: 'places' as const,
									onClick: () =>
										setOpen( { intent: 'merge', preset } ),
								},
						  ]
						: [] ),
					...( isOwn
						? [
								{
									label: __( 'Change slug…', 'atelier' ),
									liveOnly: 'places' as const,
									onClick: () =>
										setOpen( { intent: 'slug', preset } ),
								},
						  ]
						: [] ),
			  ]
			: [];
	return {
		listActions,
		deletePreset: ( preset ) =>
			mayBeUsed( preset )
				? setOpen( { intent: 'delete', preset } )
				: onRemove?.( preset ),
		dialog: open && (
			<ChangeDialog
				{ ...open }
				kind={ PRESET_KINDS[ kind ].usage }
				isOwn={ isOwn }
				others={ sortReplacements( all, open.preset ) }
				onRemove={ () => onRemove?.( open.preset ) }
				onClose={ () => setOpen( undefined ) }
			/>
		),
	};
}
