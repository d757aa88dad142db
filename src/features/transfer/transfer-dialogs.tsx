import { lazyPart } from '@/components/lazy-part';
import { openTransfer, useOpenTransfer } from './open-transfer';

interface TransferDialogProps {
	onClose: () => void;
}

const ExportDialog = lazyPart< TransferDialogProps >( () =>
	import( /* webpackChunkName: "transfer" */ './dialogs' ).then(
		( module ) => module.ExportDialog
	)
);

const ImportDialog = lazyPart< TransferDialogProps >( () =>
	import( /* webpackChunkName: "transfer" */ './dialogs' ).then(
		( module ) => module.ImportDialog
	)
);

/** The dialog of export or import that is open, if any. */
export function TransferDialogs() {
	const dialog = useOpenTransfer();
	const close = () => openTransfer( undefined );
	switch ( dialog ) {
		case 'export':
			return <ExportDialog onClose={ close } />;
		case 'import':
			return <ImportDialog onClose={ close } />;
		default:
			return null;
	}
}
