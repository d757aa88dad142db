import { useEffect } from 'react';
import { useRegistry } from '@wordpress/data';

import { setCurrentPostSaver } from '@/data/writes';
import { createCurrentPostSaver } from './create-current-post-saver';

/** Saves the record that the editor has open through the editor, as long as it is shown. */
export function useCurrentPostSaver(): void {
	const registry = useRegistry();
	useEffect( () => {
		setCurrentPostSaver( createCurrentPostSaver( registry ) );
		return () => setCurrentPostSaver( null );
	}, [ registry ] );
}
