import type { ReactNode } from 'react';
import clsx from 'clsx';

import { AsyncUpdatesEnd } from '@/schedule/async-updates';
import { CanvasLoader } from './canvas-loader';
import { CanvasOthersNotice } from './canvas-others-notice';
import { CanvasReadyContext } from './canvas-ready';
import { BlockStepsContext } from './steps/show-in-steps';
import type { CanvasRecord } from './types';
import type { CanvasLoading } from './use-canvas-loading';

/** Props of {@link CanvasPlace}. */
export interface CanvasPlaceProps {
	className: Readonly< Record< string, boolean > >;
	record: CanvasRecord;
	loading: CanvasLoading;
	/** Whether it is in view mode: then the notice about other people who have the record open is shown over it. */
	isViewed: boolean;
	/** Whether it is beside a screen that is about something else. */
	isAside: boolean;
	/** Canvas of the record. */
	children: ReactNode;
}

/** The container of a canvas of any kind, with the spinner while the record loads, and the notice about other people who have it open. */
export function CanvasPlace( {
	className,
	record,
	loading: { frame, steps, updates, isReady },
	isViewed,
	isAside,
	children,
}: CanvasPlaceProps ) {
	return (
		<div
			ref={ frame }
			className={ clsx( 'atelier-canvas', className, {
				'is-loading': ! isReady,
			} ) }
		>
			{ ! isReady && <CanvasLoader /> }
			<CanvasReadyContext.Provider value={ isReady }>
				<BlockStepsContext.Provider value={ steps }>
					{ children }
				</BlockStepsContext.Provider>
				<AsyncUpdatesEnd updates={ updates } />
				{ isViewed && (
					<CanvasOthersNotice
						{ ...record }
						isEditing={ false }
						isAside={ isAside }
					/>
				) }
			</CanvasReadyContext.Provider>
		</div>
	);
}
