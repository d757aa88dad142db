import { useRef } from 'react';

import { useServerSettings } from '@/data/site/use-server-settings';
import { isTemplateType } from '../canvas-kind';
import { CanvasPlace } from '../canvas-place';
import { CanvasProblem } from '../canvas-problem';
import { toRecordId } from '../record-id';
import { useBlockSteps } from '../steps/use-block-steps';
import type { CanvasProps } from '../types';
import { useCanvasState } from '../use-canvas-state';
import { useIsCanvasReady } from '../use-is-canvas-ready';
import { useRecordProblem } from '../use-record-problem';
import { useTemplateId } from '../use-template-id';
import { NeedsEditor } from './needs-editor';
import { ViewedRecord } from './viewed-record';

/** Props of {@link ViewCanvas}. */
export interface ViewCanvasProps extends CanvasProps {
	/** Whether it stands before the host's editor until that is ready. */
	isCover: boolean;
}

/** A record as visitors see it, made of its blocks with their unsaved edits; nothing in it can be used. */
export function ViewCanvas( {
	postType,
	postId,
	isAside = false,
	isCover,
	onChange,
}: ViewCanvasProps ) {
	const id = toRecordId( postId );
	const frame = useRef< HTMLDivElement >( null );
	const { settings } = useServerSettings();
	const isTemplate = isTemplateType( postType );
	const servedBy = useTemplateId( postType, id );
	const templateId = isTemplate ? id : servedBy;
	const key = `${ postType }/${ id }`;
	const steps = useBlockSteps( key );
	const isReady = useIsCanvasReady( {
		frame,
		key,
		steps,
		isWholeNeeded: true,
	} );
	const problem = useRecordProblem( postType, id );
	useCanvasState(
		{
			record: { postType, postId: id },
			isReady,
			hasProblem: !! problem,
			isWholePage: true,
		},
		onChange
	);

	if ( problem ) {
		return <CanvasProblem { ...problem } />;
	}
	return (
		<CanvasPlace
			frame={ frame }
			className={ { 'is-cover': isCover } }
			record={ { postType, postId: id } }
			steps={ steps }
			isReady={ isReady }
			isViewed={ ! isCover }
			isAside={ isAside }
		>
			{ settings && templateId && (
				<ViewedRecord
					key={ `${ postType }-${ id }-${ templateId }` }
					postType={ postType }
					postId={ id }
					templateType={ isTemplate ? postType : 'wp_template' }
					templateId={ templateId }
					settings={ settings }
					isCover={ isCover }
				/>
			) }
			{ templateId === null && <NeedsEditor /> }
		</CanvasPlace>
	);
}
