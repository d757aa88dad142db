import { useRef, type RefObject } from 'react';
import clsx from 'clsx';
import { Spinner } from '@wordpress/components';

import { useFrameFit, type FrameWidth } from '@/kits/canvas/frame-width';
import { getBootPayload } from '@/data/site/boot-payload';
import { InspectPreview } from '@/kits/canvas/inspect';
import { EditCover } from './edit-cover';
import { PageProblemMessage } from './page-problem-message';
import { sortAsBefore } from './rules/sort-as-before';
import type { WalkState } from './use-walk';
import type {
	PageRequest,
	PageRequests,
	WalkedPages,
} from './use-walked-pages';
import { WalkedFrame } from './walked-frame';

/** Props of {@link PageFrames}. */
export interface PageFramesProps {
	walk: WalkState;
	pages: WalkedPages;
	requests: PageRequests;
	width: FrameWidth | undefined;
	/** Ref of the element around the frames. */
	framesRef: RefObject< HTMLDivElement >;
	visitorUrl: string;
	onRetry: () => void;
}

/** The visible page and, hidden, the next one; or the reason why none is shown. */
export function PageFrames( {
	walk: { refusal, isBrowsing },
	pages: { shown, problem, isBusy, settle },
	requests,
	width,
	framesRef,
	visitorUrl,
	onRetry,
}: PageFramesProps ) {
	const { observe, style } = useFrameFit( width );
	const frames = useFrames( shown, requests );
	const isFailed = problem !== undefined || refusal !== undefined;
	return (
		<div ref={ observe } className="atelier-walk__frames-area">
			<div
				ref={ framesRef }
				className={ clsx( 'atelier-walk__frames', {
					'is-fitted': style,
				} ) }
				style={ style }
			>
				{ frames.map( ( each ) => (
					<WalkedFrame
						key={ each.id }
						url={ each.url }
						isShown={ each.id === shown?.id && ! isFailed }
						onSettled={ ( state ) => settle( each, state ) }
					/>
				) ) }
			</div>
			{ isBusy && (
				<div
					className={ `atelier-walk__busy ${
						shown ? 'is-over' : ''
					}` }
				>
					<Spinner />
				</div>
			) }
			{ ! isBrowsing && ! isFailed && shown && (
				<EditCover report={ shown.report } />
			) }
			{ ! isFailed && shown && getBootPayload().rights.editDesign && (
				<InspectPreview hasButton={ false } />
			) }
			{ isFailed && (
				<PageProblemMessage
					problem={ problem }
					refusal={ refusal }
					visitorUrl={ visitorUrl }
					onRetry={ onRetry }
				/>
			) }
		</div>
	);
}

function useFrames(
	shown: PageRequest | undefined,
	{ current, next }: PageRequests
): readonly PageRequest[] {
	const order = useRef< readonly string[] >( [] );
	const frames = sortAsBefore(
		[ shown, current, next ].flatMap( ( request ) => request ?? [] ),
		order.current
	);
	order.current = frames.map( ( { id } ) => id );
	return frames;
}
