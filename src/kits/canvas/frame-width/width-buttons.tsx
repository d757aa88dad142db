import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { mobile, tablet } from '@wordpress/icons';

import type { FrameWidth } from './fit-frame';

/** Props of {@link WidthButtons}. */
export interface WidthButtonsProps {
	/** Width of a device; undefined for the width of the place. */
	width: FrameWidth | undefined;
	onWidth: ( width: FrameWidth | undefined ) => void;
}

/** Buttons that give the preview the width of a device; a second press gives it the full width again. */
export function WidthButtons( { width, onWidth }: WidthButtonsProps ) {
	const toggle = ( of: FrameWidth ) => () =>
		onWidth( width === of ? undefined : of );
	return (
		<>
			<Button
				size="compact"
				icon={ tablet }
				label={ __( 'Width of a tablet', 'atelier' ) }
				isPressed={ width === 'tablet' }
				onClick={ toggle( 'tablet' ) }
			/>
			<Button
				size="compact"
				icon={ mobile }
				label={ __( 'Width of a phone', 'atelier' ) }
				isPressed={ width === 'phone' }
				onClick={ toggle( 'phone' ) }
			/>
		</>
	);
}
