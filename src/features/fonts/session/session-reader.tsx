import { useLayoutEffect } from 'react';

import type { SessionState } from './font-session';
import { useCreateSession } from './use-create-session';

/** Props of {@link SessionReader}. */
export interface SessionReaderProps {
	/** Called with the session whenever it changes, before the frame is painted. */
	onChange: ( state: SessionState ) => void;
}

/** Reads the session of the library. It is a component that renders nothing, because the library is shown before its scripts are loaded. */
export function SessionReader( { onChange }: SessionReaderProps ) {
	const { session, error, retry } = useCreateSession();
	useLayoutEffect(
		() => onChange( { session, error, retry } ),
		[ onChange, session, error, retry ]
	);
	return null;
}
