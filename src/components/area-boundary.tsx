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

/** Keeps an error of an area from reaching what stands around it: the area says what went wrong. */
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
