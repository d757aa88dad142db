import type { ActionModal } from '@wordpress/dataviews';

import { Dialog } from '@/components/dialog';

/** Action of a list that opens a dialog, and the items to which it applies. */
export interface OpenAction< Item > {
	action: ActionModal< Item >;
	items: Item[];
}

/** Props of {@link ActionDialog}. */
export interface ActionDialogProps< Item > extends OpenAction< Item > {
	onClose: () => void;
}

/** The dialog of an action that was started outside the row menu and the bulk bar, which have their own. */
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
