import { Button, Modal } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useState } from 'react';

import { deleteFontFamily } from '@/data/fonts/font-writes';
import { saveFontLists } from '@/data/fonts/save-font-lists';
import type { FontLists } from '@/data/fonts/types';
import type { InstalledFont } from '@/data/resources/installed-fonts';
import { UsedIn } from '@/features/used-in';
import { getErrorMessage } from '@/utils/get-error-message';
import { getFamilyName } from '../engine/sort-families';
import type { FontNotice } from '../install/describe-report';
import { useFontSession } from '../session/font-session';

/** Props of {@link UninstallDialog}. */
export interface UninstallDialogProps {
	font: InstalledFont;
	/** Number of places of the styles that use it. */
	places: number;
	onClose: () => void;
	/** Called once the family is gone. */
	onUninstalled: () => void;
}

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

	// The styles stop naming a font whose files are gone.
	const deactivate = async (): Promise< FontNotice > => {
		try {
			await saveFontLists( withoutFamily( font.slug ) );
			return {
				type: 'success',
				message: __(
					'Font family uninstalled successfully.',
					'atelier'
				),
				details: [],
			};
		} catch ( error ) {
			return {
				type: 'error',
				message: sprintf(
					/* translators: 1: name of a font, 2: a sentence that says what went wrong. */
					__(
						'“%1$s” was deleted, but the styles still name it: %2$s',
						'atelier'
					),
					name,
					getErrorMessage( error, UNKNOWN() )
				),
				details: [],
				actions: [
					{
						label: __( 'Try again', 'atelier' ),
						onClick: () => void deactivate().then( notify ),
					},
				],
			};
		}
	};
	const handleDelete = async () => {
		setIsBusy( true );
		notify( undefined );
		try {
			await deleteFontFamily( font.id );
		} catch ( error ) {
			if ( ! isGone( error ) ) {
				notify( {
					type: 'error',
					message: sprintf(
						/* translators: %s: a sentence that says what went wrong. */
						__(
							'There was an error uninstalling the font family. %s',
							'atelier'
						),
						getErrorMessage( error, '' )
					).trim(),
					details: [],
				} );
				onClose();
				return;
			}
		}
		notify( await deactivate() );
		onClose();
		onUninstalled();
	};

	return (
		<Modal
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
			<div className="atelier-fonts-dialog__actions">
				<Button
					variant="tertiary"
					__next40pxDefaultSize
					onClick={ onClose }
				>
					{ __( 'Cancel', 'atelier' ) }
				</Button>
				<Button
					variant="primary"
					isDestructive
					__next40pxDefaultSize
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ () => void handleDelete() }
				>
					{ __( 'Delete', 'atelier' ) }
				</Button>
			</div>
		</Modal>
	);
}

const UNKNOWN = () => __( 'The server gave no reason.', 'atelier' );

function withoutFamily( slug: string ) {
	return ( lists: FontLists ): FontLists => ( {
		...lists,
		custom: lists.custom.filter( ( family ) => family.slug !== slug ),
	} );
}

// Deleted by somebody else, or before an answer was lost.
function isGone( error: unknown ): boolean {
	return (
		typeof error === 'object' &&
		error !== null &&
		( error as { data?: { status?: number } } ).data?.status === 404
	);
}
