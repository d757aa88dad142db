import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

import { store } from '@/data/store';
import { useDirtyRecords } from '@/data/writes';
import { useActionCommands } from '@/kits/commands';

/** Registers the command that reviews what is unsaved, while it is mounted. */
export function ReviewCommand() {
	const records = useDirtyRecords();
	const { setIsSaveViewOpened } = useDispatch( store );
	useActionCommands( [
		records.length > 0 && {
			name: 'review',
			label: __( 'Review changes', 'atelier' ),
			run: () => void setIsSaveViewOpened( true ),
		},
	] );
	return null;
}
