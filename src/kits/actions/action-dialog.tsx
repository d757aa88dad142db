import type { ActionModal } from '@wordpress/dataviews';

import { Dialog } from '@/components/dialog';

/** Action of a list that asks first, and the items that it is about. */
export interface OpenAction< Item > {
	action: ActionModal< Item >;
	items: Item[];
}

/** Props of {@link ActionDialog}. */
export interface ActionDialogProps< Item > extends OpenAction< Item > {
	onClose: () => void;
}

/** The dialog of an action, opened from elsewhere than the menu of a row or the bulk bar. */
export function ActionDialog< Item >( {
	action,
	items,
	onClose,
}: ActionDialogProps< Item > ) {
	const {
		RenderModal,
		modalHeader = action.label,
		modalSize = 'medium',
		modalFocusOnMount = true,
	} = action;
	return (
		<Dialog
			title={
				typeof modalHeader === 'function'
					? modalHeader( items )
					: modalHeader
			}
			size={ modalSize }
			focusOnMount={ modalFocusOnMount }
			onRequestClose={ onClose }
		>
			<RenderModal items={ items } closeModal={ onClose } />
		</Dialog>
	);
}
