import { useMemo, type ReactNode } from 'react';

import type { PreviewQueue } from './create-preview-queue';
import { PreviewContext } from './preview-context';
import type { PreviewFrame } from './types';

/** Props of {@link PreviewsFrom}. */
export interface PreviewsFromProps {
	/** The document that they are shown in; undefined until it is there. */
	frame: PreviewFrame | undefined;
	/** Why it could not be had. */
	error: unknown;
	queue: PreviewQueue;
	children: ReactNode;
}

/** Gives previews another document and another source than the site's own have. */
export function PreviewsFrom( {
	frame,
	error,
	queue,
	children,
}: PreviewsFromProps ) {
	const surroundings = useMemo(
		() => ( { frame, error, unsavedCss: undefined, queue, ask: () => {} } ),
		[ frame, error, queue ]
	);
	return (
		<PreviewContext.Provider value={ surroundings }>
			{ children }
		</PreviewContext.Provider>
	);
}
