import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

import { AreaError } from './area-error';

/** Props of {@link AreaBoundary}. */
export interface AreaBoundaryProps {
	/** Another value renders the children again after an error, for example another path. */
	resetKey?: string;
	/** Ways on after an error, beside trying again. */
	exits?: ReactNode;
	children: ReactNode;
}

/** Error boundary of an area, which shows the error in the area's place. */
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
