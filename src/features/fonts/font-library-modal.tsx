import { __ } from '@wordpress/i18n';

import { Dialog } from '@/components/dialog';
import { FontLibrary, type FontLibraryProps } from './font-library';

/** Props of {@link FontLibraryModal}. */
export interface FontLibraryModalProps extends FontLibraryProps {
	onClose: () => void;
}

/** The font library over the screen from which it was opened. It does not cover the canvas, in which fonts are tried on. */
export function FontLibraryModal( {
	onClose,
	...props
}: FontLibraryModalProps ) {
	return (
		<Dialog
			title={ __( 'Fonts', 'atelier' ) }
			className="atelier-fonts-modal"
			overlayClassName="atelier-fonts-overlay"
			onRequestClose={ onClose }
		>
			<FontLibrary { ...props } />
		</Dialog>
	);
}
