import { useEffect } from 'react';
import { useDispatch } from '@wordpress/data';

import { store } from '@/data/store';

/** Requests the host's editor where it is rendered: the view canvas cannot show these blocks. */
export function NeedsEditor(): null {
	const { requireEditor } = useDispatch( store );
	useEffect( () => void requireEditor(), [ requireEditor ] );
	return null;
}
