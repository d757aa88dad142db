import type { ReactNode, RefObject } from 'react';
import clsx from 'clsx';

import { CanvasLoader } from './canvas-loader';
import { CanvasPresence } from './canvas-presence';
import { CanvasReadyContext } from './canvas-ready';
import type { BlockSteps } from './steps/block-steps';
import { BlockStepsContext } from './steps/show-in-steps';
import type { CanvasRecord } from './types';

/** Props of {@link CanvasPlace}. */
export interface CanvasPlaceProps {
	frame: RefObject< HTMLDivElement >;
	className: Readonly< Record< string, boolean > >;
	record: CanvasRecord;
	/** The steps in which its blocks are rendered. */
	steps: BlockSteps;
	/** Whether the record can be seen with all its data. */
	isReady: boolean;
	/** Whether it is looked at: who else has the record open is said over it then. */
	isViewed: boolean;
	/** Whether it stands beside a screen that is about something else. */
	isAside: boolean;
	/** What shows the record. */
	children: ReactNode;
}

/** The place of a canvas of any kind: it says that the record is being loaded, and who else has it open. */
export function CanvasPlace( {
	frame,
	className,
	record,
	steps,
	isReady,
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
				{ isViewed && (
					<CanvasPresence
						{ ...record }
						isEditing={ false }
						isAside={ isAside }
					/>
				) }
			</CanvasReadyContext.Provider>
		</div>
	);
}
