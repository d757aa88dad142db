import { MenuItem } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { copy, download, upload } from '@wordpress/icons';

import { openTransfer, type TransferDialog } from '@/features/transfer';
import { refuseLiveOnly } from '@/data/site/live-only';
import { useNavigate } from '@/router';
import { describeScreen } from '@/utils/screens';

/** Props of {@link TransferItems}. */
export interface TransferItemsProps {
	/** Whether the person may export. */
	canExport: boolean;
	/** Closes the menu. */
	onClose: () => void;
}

/** The items that export and import a design: as a file, and from another theme. */
export function TransferItems( { canExport, onClose }: TransferItemsProps ) {
	const { navigate } = useNavigate();
	const open = ( dialog: TransferDialog ) => () => {
		onClose();
		openTransfer( dialog );
	};
	return (
		<>
			{ canExport && (
				<MenuItem
					icon={ download }
					info={ __(
						'Save styles, templates, menus and fonts as a file for another site.',
						'atelier'
					) }
					onClick={ open( 'export' ) }
				>
					{ __( 'Export the design…', 'atelier' ) }
				</MenuItem>
			) }
			<MenuItem
				icon={ upload }
				info={ __(
					'See what a file would change, and choose what to take.',
					'atelier'
				) }
				onClick={ open( 'import' ) }
			>
				{ __( 'Import a design…', 'atelier' ) }
			</MenuItem>
			<MenuItem
				icon={ copy }
				info={ __(
					'Copy templates, headers and styles that you made with another theme.',
					'atelier'
				) }
				{ ...refuseLiveOnly( 'any' ) }
				onClick={ () => {
					onClose();
					navigate( describeScreen( 'bring' ).path );
				} }
			>
				{ describeScreen( 'bring' ).title() }
			</MenuItem>
		</>
	);
}
