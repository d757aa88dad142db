import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';

import { Dialog } from '@/components/dialog';
import { ModalButtons } from '@/components/modal-buttons';
import { UsedIn } from '@/features/usage';
import { runOnItems } from '@/kits/saving/outcomes';
import { joinNames } from '@/utils/join-names';
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
	/** Names of the nodes of the styles that use it. */
	places: readonly string[];
	onClose: () => void;
	/** Called once the family is deleted. */
	onUninstalled: () => void;
}

const API: UninstallApi = {
	deleteFamily: deleteFontFamily,
	saveLists: saveFontLists,
};

/** Dialog that confirms the uninstallation of a family (specification 4.5 and 8.4), and lists its uses. */
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
				// Leaving the detail removes notices, so it is done before the outcome is shown.
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
			{ places.length > 0 && <p>{ describeLostFont( places ) }</p> }
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

/**
 * Returns the message about the nodes of the styles that lose a font.
 *
 * @param places Names of the nodes.
 */
export function describeLostFont( places: readonly string[] ): string {
	return sprintf(
		/* translators: %s: names of places of the styles, for example "Headings, Quote". */
		__(
			'The styles use this font for: %s. It will be shown in another font.',
			'atelier'
		),
		joinNames( places )
	);
}
