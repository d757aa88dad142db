import { useMemo, type ReactNode } from 'react';

import type { PreviewQueue } from './create-preview-queue';
import { PreviewContext } from './preview-context';
import type { PreviewFrame } from './types';

/** Props of {@link PreviewsFrom}. */
export interface PreviewsFromProps {
	/** The document in which they are shown; undefined until it is loaded. */
	frame: PreviewFrame | undefined;
	/** Error of the request of that document. */
	error: unknown;
	queue: PreviewQueue;
	children: ReactNode;
}

/** Provides previews with another document and another source than those of the site. */
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
