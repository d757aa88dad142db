import type { ReactNode, RefObject } from 'react';
import clsx from 'clsx';

import { AreaBoundary } from '@/components/area-boundary';
import { CoveringContext, useRoute, type AreaName } from '@/router';
import { ErrorExits } from './error-exits';

/** Props of {@link AreaFrame}. */
export interface AreaFrameProps {
	name: AreaName;
	/** Name of the screen, which makes the area a landmark; without one it is a part of another. */
	label?: string | undefined;
	/** Width in pixels; without one the area grows. */
	width?: number | undefined;
	/** Whether it is in another one's place. */
	isCovering?: boolean;
	/** Whether its content stays rendered but is not visible. */
	isHidden?: boolean;
	/** Whether it was left and is about to be unmounted: the focus leaves it at once. */
	isInert?: boolean;
	/** Holds its element. */
	frameRef?: RefObject< HTMLDivElement > | undefined;
	children: ReactNode;
}

/** Lays out an area and catches its errors, so that the other areas stay. */
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
