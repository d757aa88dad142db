import { __ } from '@wordpress/i18n';
import { useState } from 'react';

import { Dialog } from '@/components/dialog';
import type { PresetKind } from '../../rules/preset-kinds';
import { ChangeStep } from '../uses/change-step';
import { StrayChange } from './stray-change';
import type { StrayChoice } from './stray-choice';
import { StrayList } from './stray-list';

/** Props of {@link StraysDialog}. */
export interface StraysDialogProps {
	kind: PresetKind;
	onClose: () => void;
}

/** Dialog that lists values close to a preset, and replaces them with presets. */
export function StraysDialog( { kind, onClose }: StraysDialogProps ) {
	const [ choice, setChoice ] = useState< StrayChoice >();
	const [ isFirst, setIsFirst ] = useState( true );
	const choose = ( next: StrayChoice | undefined ) => {
		setIsFirst( false );
		setChoice( next );
	};
	return (
		<Dialog
			title={ __( 'Find strays', 'atelier' ) }
			size="medium"
			onRequestClose={ onClose }
		>
			{ choice ? (
				<StrayChange
					{ ...choice }
					onBack={ () => choose( undefined ) }
					onClose={ onClose }
				/>
			) : (
				<ChangeStep isFirst={ isFirst }>
					<StrayList kind={ kind } onChoose={ choose } />
				</ChangeStep>
			) }
		</Dialog>
	);
}
