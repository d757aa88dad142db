import { store as coreStore } from '@wordpress/core-data';
import { useRegistry, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { redo, undo } from '@wordpress/icons';

import { useDirtyRecords } from '@/data/writes';
import { useActionCommands } from '@/kits/commands';
import { openSaveReview, stepHistory } from '@/kits/saving/outcomes';

/** Registers the commands that review unsaved changes and step through them, while it is mounted. */
export function ReviewCommand() {
	const records = useDirtyRecords();
	const registry = useRegistry();
	const hasUndo = useSelect(
		( select ) => select( coreStore ).hasUndo(),
		[]
	);
	const hasRedo = useSelect(
		( select ) => select( coreStore ).hasRedo(),
		[]
	);
	const step = ( direction: 'undo' | 'redo' ) =>
		stepHistory( registry, direction );
	useActionCommands( [
		records.length > 0 && {
			name: 'review',
			label: __( 'Review changes', 'atelier' ),
			run: () => openSaveReview( registry ),
		},
		hasUndo && {
			name: 'undo',
			label: __( 'Undo the last change', 'atelier' ),
			icon: undo,
			isOnlyFound: true,
			run: () => step( 'undo' ),
		},
		hasRedo && {
			name: 'redo',
			label: __( 'Redo the last change', 'atelier' ),
			icon: redo,
			isOnlyFound: true,
			run: () => step( 'redo' ),
		},
	] );
	return null;
}
