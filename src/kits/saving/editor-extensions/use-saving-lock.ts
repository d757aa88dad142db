import { useEffect } from 'react';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';

import { store } from '@/data/store';

/** Reports to the shell, which does not load the editor, whether a plugin locks the saving of the current record. */
export function useSavingLock(): void {
	const isLocked = useSelect(
		( select ) => select( editorStore ).isPostSavingLocked(),
		[]
	);
	const { setIsSavingLocked } = useDispatch( store );
	useEffect( () => {
		void setIsSavingLocked( isLocked );
		return () => void setIsSavingLocked( false );
	}, [ isLocked, setIsSavingLocked ] );
}
