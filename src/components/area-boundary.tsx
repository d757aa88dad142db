import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

import { AreaError } from './area-error';

/** Props of {@link AreaBoundary}. */
export interface AreaBoundaryProps {
	/** Value whose change renders the children again after an error, for example a path. */
	resetKey?: string;
	/** Further actions after an error, besides Retry. */
	exits?: ReactNode;
	children: ReactNode;
}

/** Error boundary of an area, which shows the error instead of the area. */
export function AreaBoundary( {
	resetKey,
	exits,
	children,
}: AreaBoundaryProps ) {
	return (
		<ErrorBoundary
			resetKeys={ [ resetKey ] }
			fallbackRender={ ( { error, resetErrorBoundary } ) => (
				<AreaError
					error={ error }
					exits={ exits }
					onRetry={ () => resetErrorBoundary() }
				/>
			) }
		>
			{ children }
		</ErrorBoundary>
	);
}
