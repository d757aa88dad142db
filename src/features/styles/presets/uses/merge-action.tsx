import { __ } from '@wordpress/i18n';
import { useState } from 'react';

import { lazyPart } from '@/components/lazy-part';
import type { Preset } from '../../rules/preset-list';
import { PresetActions, type PresetAction } from '../preset-actions';

const ChangeDialog = lazyPart( () =>
	import( './change-dialog' ).then( ( module ) => module.ChangeDialog )
);

const NO_ACTIONS: readonly PresetAction[] = [];

/** Props of {@link MergeAction}. */
export interface MergeActionProps {
	kind: 'font' | 'style';
	preset: Preset;
	/** Presets that can replace it. */
	others: readonly Preset[];
	/** Whether it can be merged. */
	canMerge?: boolean;
	/** Further actions. */
	more?: readonly PresetAction[];
}

/**
 * Menu with the action that replaces a font or block style wherever it is used. The replaced one remains: fonts are removed in their library.
 */
export function MergeAction( {
	kind,
	preset,
	others,
	canMerge = true,
	more = NO_ACTIONS,
}: MergeActionProps ) {
	const [ isOpen, setIsOpen ] = useState( false );
	return (
		<>
			<PresetActions
				name={ preset.name }
				actions={ [
					...( canMerge
						? [
								{
									label: __( 'Merge into…', 'atelier' ),
									liveOnly: 'places' as const,
									onClick: () => setIsOpen( true ),
								},
						  ]
						: [] ),
					...more,
				] }
			/>
			{ isOpen && (
				<ChangeDialog
					intent="merge"
					kind={ kind }
					preset={ preset }
					isOwn={ false }
					others={ others }
					onClose={ () => setIsOpen( false ) }
				/>
			) }
		</>
	);
}
