import { __ } from '@wordpress/i18n';
import { useState } from 'react';

import { lazyPart } from '@/components/lazy-part';
import { LiveOnlyButton } from '@/kits/actions';
import type { PresetKind } from '../../rules/preset-kinds';

const StraysDialog = lazyPart( () =>
	import( './strays-dialog' ).then( ( module ) => module.StraysDialog )
);

/** Props of {@link StraysButton}. */
export interface StraysButtonProps {
	kind: PresetKind;
}

/** Button that opens the search for values close to a preset, and for used presets that do not exist. */
export function StraysButton( { kind }: StraysButtonProps ) {
	const [ isOpen, setIsOpen ] = useState( false );
	return (
		<div>
			<LiveOnlyButton
				what="places"
				variant="secondary"
				size="compact"
				aria-haspopup="dialog"
				onClick={ () => setIsOpen( true ) }
			>
				{ __( 'Find strays…', 'atelier' ) }
			</LiveOnlyButton>
			{ isOpen && (
				<StraysDialog
					kind={ kind }
					onClose={ () => setIsOpen( false ) }
				/>
			) }
		</div>
	);
}
