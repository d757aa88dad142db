import { __ } from '@wordpress/i18n';

import {
	previewToolsSlot,
	type PreviewToggleProps,
} from './preview-tools-slot';

/** The row of toggles over the preview; they are the same on a walk. */
export function PreviewToggles( props: PreviewToggleProps ) {
	const { toggles } = previewToolsSlot.get();
	return (
		<div
			className="atelier-preview-toggles"
			role="group"
			aria-label={ __( 'Preview', 'atelier' ) }
		>
			{ toggles.map( ( Toggle, index ) => (
				<Toggle key={ index } { ...props } />
			) ) }
		</div>
	);
}
