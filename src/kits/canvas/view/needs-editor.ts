import { useEffect } from 'react';
import { useDispatch } from '@wordpress/data';

import { store } from '@/data/store';

/** Asks for the host's editor, where it is rendered: what is to be seen is more than blocks alone show. */
export function NeedsEditor(): null {
	const { requireEditor } = useDispatch( store );
	useEffect( () => void requireEditor(), [ requireEditor ] );
	return null;
}
