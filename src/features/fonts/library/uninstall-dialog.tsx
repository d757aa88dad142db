import { __, _n, sprintf } from '@wordpress/i18n';
import { useState } from 'react';

import { Dialog } from '@/components/dialog';
import { ModalButtons } from '@/components/modal-buttons';
import { UsedIn } from '@/features/usage';
import { runOnItems } from '@/kits/saving/outcomes';
import { deleteFontFamily } from '../writes/write-fonts';
import { saveFontLists } from '../writes/save-font-lists';
import type { InstalledFont } from '../reads/installed-fonts';
import { getFamilyName } from '../rules/sort-families';
import {
	createUninstallation,
	type UninstallApi,
} from '../install/uninstall-family';
import { useFontSession } from '../session/font-session';
import { showInLibrary } from '../session/show-in-library';

/** Props of {@link UninstallDialog}. */
export interface UninstallDialogProps {
	font: InstalledFont;
	/** Number of places of the styles that use it. */
	places: number;
	onClose: () => void;
	/** Called once the family is gone. */
	onUninstalled: () => void;
}

const API: UninstallApi = {
	deleteFamily: deleteFontFamily,
	saveLists: saveFontLists,
};

/** Asks whether a family shall be uninstalled (specification 4.5 and 8.4), and says where it is used. */
export function UninstallDialog( {
	font,
	places,
	onClose,
	onUninstalled,
}: UninstallDialogProps ) {
	const { notify } = useFontSession();
	const [ isBusy, setIsBusy ] = useState( false );
	const name = getFamilyName( font );

	const handleDelete = async () => {
		setIsBusy( true );
		notify( undefined );
		const { work, isGone } = createUninstallation( API );
		let hasLeft = false;
		await runOnItems( [ { ...font, name } ], work, {
			show: ( outcome ) => {
				onClose();
				// Going back ends what was told before.
				if ( isGone() && ! hasLeft ) {
					hasLeft = true;
					onUninstalled();
				}
				showInLibrary( outcome );
			},
		} );
	};

	return (
		<Dialog
			title={ __( 'Uninstall font', 'atelier' ) }
			size="small"
			onRequestClose={ onClose }
		>
			<p>
				{ sprintf(
					/* translators: %s: name of a font. */
					__(
						'Are you sure you want to delete “%s” and all its variants and assets?',
						'atelier'
					),
					name
				) }
			</p>
			{ places > 0 && (
				<p>
					{ sprintf(
						/* translators: %d: number of places. */
						_n(
							'The styles use it in %d place, which will be shown in another font.',
							'The styles use it in %d places, which will be shown in another font.',
							places,
							'atelier'
						),
						places
					) }
				</p>
			) }
			<UsedIn kind="font" id={ font.slug } headingLevel={ 3 } />
			<ModalButtons
				className="atelier-modal-buttons atelier-fonts-dialog__buttons"
				submitLabel={ __( 'Delete', 'atelier' ) }
				isBusy={ isBusy }
				isDestructive
				onSubmit={ () => void handleDelete() }
				onCancel={ onClose }
			/>
		</Dialog>
	);
}
