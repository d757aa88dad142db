import type { ReactNode } from 'react';
import clsx from 'clsx';

import { ErrorBoundary } from '@/components/error-boundary';
import { AreaError } from '@/components/area-error';
import { useRoute, type AreaName } from '@/router';

/** Props of {@link AreaFrame}. */
export interface AreaFrameProps {
	name: AreaName;
	/** Width in pixels; without one the area grows. */
	width?: number | undefined;
	children: ReactNode;
}

/** Gives an area its place and keeps its errors from the rest. */
export function AreaFrame( { name, width, children }: AreaFrameProps ) {
	const { path } = useRoute();
	return (
		<div
			className={ clsx( 'atelier-area', `is-${ name }` ) }
			style={
				width === undefined
					? undefined
					: { inlineSize: width, flex: 'none' }
			}
		>
			<ErrorBoundary
				resetKey={ path }
				renderError={ ( error, retry ) => (
					<AreaError error={ error } onRetry={ retry } />
				) }
			>
				{ children }
			</ErrorBoundary>
		</div>
	);
}
