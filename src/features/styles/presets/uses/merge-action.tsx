import { __ } from '@wordpress/i18n';
import { useState } from 'react';

import { lazyPart } from '@/components/lazy-part';
import type { Preset } from '../../rules/preset-list';
import { PresetActions } from '../preset-actions';

const ChangeDialog = lazyPart( () =>
	import( './change-dialog' ).then( ( module ) => module.ChangeDialog )
);

/** Props of {@link MergeAction}. */
export interface MergeActionProps {
	kind: 'font' | 'style';
	preset: Preset;
	/** Those that can take its place. */
	others: readonly Preset[];
}

/** Puts another font or block style in the place of one wherever it is used. It stays: fonts are removed in their library. */
export function MergeAction( { kind, preset, others }: MergeActionProps ) {
	const [ isOpen, setIsOpen ] = useState( false );
	return (
		<>
			<PresetActions
				name={ preset.name }
				actions={ [
					{
						label: __( 'Merge into…', 'atelier' ),
						onClick: () => setIsOpen( true ),
					},
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
