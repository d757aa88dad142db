import type { ReactNode, RefObject } from 'react';
import clsx from 'clsx';

import { AreaBoundary } from '@/components/area-boundary';
import { CoveringContext, useRoute, type AreaName } from '@/router';
import { ErrorExits } from './error-exits';

/** Props of {@link AreaFrame}. */
export interface AreaFrameProps {
	name: AreaName;
	/** Name of the screen, which makes the area a landmark; without it the area is no landmark. */
	label?: string | undefined;
	/** Width in pixels; without one the area grows. */
	width?: number | undefined;
	/** Whether it is shown instead of another area. */
	isCovering?: boolean;
	/** Whether its content stays rendered but is not visible. */
	isHidden?: boolean;
	/** Whether its route was left and it is about to be unmounted: it is inert, and the focus leaves it at once. */
	isInert?: boolean;
	/** Ref to its element. */
	frameRef?: RefObject< HTMLDivElement > | undefined;
	children: ReactNode;
}

/** Renders an area and catches its errors, so that the other areas stay. */
export function AreaFrame( {
	name,
	label,
	width,
	isCovering = false,
	isHidden,
	isInert = false,
	frameRef,
	children,
}: AreaFrameProps ) {
	const { path } = useRoute();
	return (
		<div
			ref={ frameRef }
			className={ clsx( 'atelier-area', `is-${ name }-area` ) }
			hidden={ isHidden }
			// React 18 knows `inert` as an attribute only.
			{ ...( isInert ? { inert: '' } : {} ) }
			role={ label ? 'region' : undefined }
			aria-label={ label || undefined }
			style={
				width === undefined
					? undefined
					: { inlineSize: width, flex: 'none' }
			}
		>
			<AreaBoundary resetKey={ path } exits={ <ErrorExits /> }>
				<CoveringContext.Provider value={ isCovering }>
					{ children }
				</CoveringContext.Provider>
			</AreaBoundary>
		</div>
	);
}
