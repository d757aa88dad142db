import { __, sprintf } from '@wordpress/i18n';

import { Dialog } from '@/components/dialog';
import { UsedIn, type UsageKind } from '@/features/usage';
import { StyleUses } from './style-uses';

/** Props of {@link UsesDialog}. */
export interface UsesDialogProps {
	kind: UsageKind;
	id: string;
	name: string;
	onClose: () => void;
}

/** Dialog that lists the uses of a preset or a block style: first in the styles by property, then in the records. */
export function UsesDialog( { kind, id, name, onClose }: UsesDialogProps ) {
	return (
		<Dialog
			title={ sprintf(
				/* translators: %s: name of a color or another preset. */
				__( 'Where “%s” is used', 'atelier' ),
				name
			) }
			size="medium"
			onRequestClose={ onClose }
		>
			<div className="atelier-styles-uses">
				<StyleUses kind={ kind } slug={ id } />
				<UsedIn kind={ kind } id={ id } onFollow={ onClose } />
			</div>
		</Dialog>
	);
}
