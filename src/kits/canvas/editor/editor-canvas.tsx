import { memo, useEffect, useMemo } from 'react';
import { RegistryProvider, useRegistry, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';

import { useServerSettings } from '@/data/store/use-server-settings';
import { EditorExtensions } from '@/kits/saving/editor-extensions';
import { SaveButton } from '@/kits/saving';
import { useRoute } from '@/router';
import {
	EditorPreferences,
	EditorShortcuts,
	HostEditor,
	type HostEditorProps,
} from '@/wordpress/editor';
import { loadMediaLibrary } from '@/wordpress/enqueued-scripts';
import { CanvasPlace } from '../canvas-place';
import { CanvasOthersNotice } from '../canvas-others-notice';
import { CanvasProblem } from '../canvas-problem';
import { toRecordId } from '../record-id';
import type { CanvasProps } from '../types';
import { useCanvasLoading } from '../use-canvas-loading';
import { useCanvasState } from '../use-canvas-state';
import { useRecordProblem } from '../use-record-problem';
import { useTemplateId } from '../use-template-id';
import { createEditorRegistry } from './create-editor-registry';
import type { EditorParts } from './editor-parts';
import { OpenNavigation } from './open-navigation';
import { useEditorSettings } from './use-editor-settings';
import { useEndSelection } from './use-end-selection';
import { useInertCanvas } from './use-inert-canvas';
import { useInserterScripts } from './use-inserter-scripts';
import { useIsEditorShown } from './use-is-editor-shown';
import { useCoveredTools } from './use-covered-tools';
import { useDeferredResize } from './use-deferred-resize';
import { useListViewByDefault } from './use-list-view-by-default';
import { useRecordTitle } from './use-record-title';
import { useRemovedRecord } from './use-removed-record';
import { useVisitorStyles } from './use-visitor-styles';

const NO_SETTINGS = {};

/** Props of {@link EditorCanvas}. */
export interface EditorCanvasProps extends CanvasProps {
	/** Whether the view canvas covers it until it is ready. */
	isCovered: boolean;
	/** Whether the public page covers it. */
	isPageShown: boolean;
	/** Parts that features add to it; always the same object. */
	parts: EditorParts;
}

/** The host's editor of a record, in the mode that the address asks for. */
export function EditorCanvas( {
	postType,
	postId,
	isAside = false,
	isCovered,
	isPageShown,
	parts,
	onChange,
}: EditorCanvasProps ) {
	const { Styles, useSidebar } = parts;
	const { isEditing } = useRoute();
	const id = toRecordId( postId );
	const loading = useCanvasLoading( {
		postType,
		postId: id,
		isWholeNeeded: isCovered || ! isEditing,
		isPageShown,
	} );
	const { frame, isReady } = loading;
	const isEditorShown = useIsEditorShown( isEditing, frame );
	const settings = useEditorSettings( postType, isEditorShown );
	const templateId = useTemplateId( postType, id );
	const problem = useRecordProblem( postType, id );
	const isWholePage = useSelect(
		( select ) =>
			! templateId ||
			select( editorStore ).getRenderingMode() !== 'post-only',
		[ templateId ]
	);
	useCanvasState(
		{
			record: { postType, postId: id },
			isReady,
			hasProblem: !! problem,
			isWholePage,
		},
		onChange
	);
	useVisitorStyles( { postType, isEditorShown, settings } );
	useInertCanvas( frame, isEditing );
	useDeferredResize( frame, isEditing );
	useEndSelection( isEditing );
	const handleAction = useRemovedRecord( postType );
	useCoveredTools( isEditing );
	useSidebar();
	useListViewByDefault( isEditorShown );
	useRecordTitle( postType, id );

	useEffect( () => {
		if ( isReady ) {
			// A failure is not reported: the media library loads again on use, and the inserter works without its script.
			loadMediaLibrary().catch( () => {} );
		}
	}, [ isReady ] );
	useInserterScripts( isReady );

	if ( problem ) {
		return <CanvasProblem { ...problem } />;
	}
	return (
		<CanvasPlace
			className={ { 'is-edit': isEditing } }
			record={ { postType, postId: id } }
			loading={ loading }
			isViewed={ ! isEditing }
			isAside={ isAside }
		>
			{ settings && templateId !== undefined && (
				<Styles
					isPreview={ ! isEditorShown }
					editorSettings={ settings }
				>
					<CanvasEditor
						key={ `${ postType }-${ id }` }
						postType={ postType }
						postId={ id }
						templateId={ templateId ?? undefined }
						settings={ settings }
						parts={ parts }
						isEditing={ isEditing }
						hasInterface={ isEditing || isEditorShown }
						onActionPerformed={ handleAction }
					/>
				</Styles>
			) }
			<EditorExtensions />
		</CanvasPlace>
	);
}

type RecordEditorProps = Pick<
	HostEditorProps,
	'postType' | 'postId' | 'templateId' | 'settings' | 'onActionPerformed'
> & {
	parts: EditorParts;
	isEditing: boolean;
	/** Whether the editor's own interface is mounted, visible or not. */
	hasInterface: boolean;
};

// Memoised below, so that a step to another screen with the same record does not re-render it.
function RecordEditor( {
	parts: { Cover, Sidebar, Extras },
	isEditing,
	hasInterface,
	...props
}: RecordEditorProps ) {
	// Without the additions of the canvas's mode.
	const serverSettings = useServerSettings().settings ?? NO_SETTINGS;
	const registry = useRegistry();
	const editorRegistry = useMemo(
		() => createEditorRegistry( registry ),
		[ registry ]
	);
	return (
		<RegistryProvider value={ editorRegistry }>
			<HostEditor
				{ ...props }
				className="atelier-canvas__editor"
				customSaveButton={ <SaveButton /> }
				// The review is a dialog. Without a panel here the host would render its own.
				customSavePanel={ <></> }
				extraContent={
					isEditing && (
						<>
							<Cover editorSettings={ serverSettings } />
							<CanvasOthersNotice
								postType={ props.postType }
								postId={ props.postId }
								isEditing
							/>
						</>
					)
				}
			>
				{ hasInterface && (
					<OpenNavigation postType={ props.postType } />
				) }
				{ isEditing && <Extras /> }
				{ isEditing && <EditorShortcuts /> }
				{ isEditing && <EditorPreferences /> }
				{ hasInterface && (
					<Sidebar
						isEditing={ isEditing }
						editorSettings={ serverSettings }
					/>
				) }
			</HostEditor>
		</RegistryProvider>
	);
}
const CanvasEditor = memo( RecordEditor );
