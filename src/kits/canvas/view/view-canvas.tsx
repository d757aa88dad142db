import { useServerSettings } from '@/data/store/use-server-settings';
import { isTemplateType } from '../canvas-kind';
import { CanvasPlace } from '../canvas-place';
import { CanvasProblem } from '../canvas-problem';
import { toRecordId } from '../record-id';
import type { CanvasProps } from '../types';
import { useCanvasLoading } from '../use-canvas-loading';
import { useCanvasState } from '../use-canvas-state';
import { useRecordProblem } from '../use-record-problem';
import { useTemplateId } from '../use-template-id';
import { NeedsEditor } from './needs-editor';
import { useEditorInsets } from './use-editor-insets';
import { useFrozenBlocks } from './use-frozen-blocks';
import type { ViewStyles } from './view-styles';
import { ViewedRecord } from './viewed-record';

/** Props of {@link ViewCanvas}. */
export interface ViewCanvasProps extends CanvasProps {
	/** Whether it covers the host's editor until the editor is ready. */
	isCover: boolean;
	/** Whether the public page covers it. */
	isPageShown: boolean;
	/** Functions that provide the site's styles; always the same object. */
	styles: ViewStyles;
}

/** A record as visitors see it, made of its blocks with their unsaved edits; nothing in it is interactive. */
export function ViewCanvas( {
	postType,
	postId,
	isAside = false,
	isCover,
	isPageShown,
	styles,
	onChange,
}: ViewCanvasProps ) {
	const id = toRecordId( postId );
	const { settings } = useServerSettings();
	const isTemplate = isTemplateType( postType );
	const servedBy = useTemplateId( postType, id );
	const templateId = isTemplate ? id : servedBy;
	const loading = useCanvasLoading( {
		postType,
		postId: id,
		isWholeNeeded: true,
		isPageShown,
	} );
	const problem = useRecordProblem( postType, id );
	const insets = useEditorInsets( isCover );
	useFrozenBlocks( loading.frame, isCover );
	useCanvasState(
		{
			record: { postType, postId: id },
			isReady: loading.isReady,
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
			className={ { 'is-cover': isCover, ...insets } }
			record={ { postType, postId: id } }
			loading={ loading }
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
					viewStyles={ styles }
				/>
			) }
			{ templateId === null && <NeedsEditor /> }
		</CanvasPlace>
	);
}
