import { __, sprintf } from '@wordpress/i18n';
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
	/** Names of the places of the styles that use it. */
	places: readonly string[];
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
				// Going back removes earlier notices.
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
 * Says which places of the styles are shown in another font without one.
 *
 * @param places Names of the places.
 */
export function describeLostFont( places: readonly string[] ): string {
	return sprintf(
		/* translators: %s: names of places of the styles, for example "Headings, Quote". */
		__(
			'The styles use this font for: %s. It will be shown in another font.',
			'atelier'
		),
		/* translators: Separates the items of a list. */
		places.join( `${ __( ',', 'atelier' ) } ` )
	);
}
