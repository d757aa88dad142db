import { useEffect } from 'react';
import { useDispatch } from '@wordpress/data';

import { store } from '@/data/store';

/** Requests the host's editor when it is mounted. It is rendered where the view canvas cannot show the record. */
export function NeedsEditor(): null {
	const { requireEditor } = useDispatch( store );
	useEffect( () => void requireEditor(), [ requireEditor ] );
	return null;
}
