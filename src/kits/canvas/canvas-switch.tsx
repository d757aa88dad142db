import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useDispatch, useSelect } from '@wordpress/data';

import { waitForContent } from '@/schedule/content-first';
import { lazyPart } from '@/components/lazy-part';
import { getBootPayload } from '@/data/site/boot-payload';
import { store } from '@/data/store';
import { useRoute } from '@/router';
import { whenHeavyWorkMayBegin } from '@/schedule/heavy-work';
import { fetchEditorPayload } from '@/wordpress/editor-payload';
import { loadEditorScripts } from '@/wordpress/enqueued-scripts';
import { isSameRecord } from '@/schedule/use-settled-record';
import { getCanvasKind, type CanvasKind } from './canvas-kind';
import { CanvasLoader } from './canvas-loader';
import { canvasSlot } from './canvas-slot';
import type { EditorCanvasProps } from './editor';
import { reuseEqualState } from './reuse-equal-state';
import { loadBlocks } from './load-blocks';
import type {
	CanvasProps,
	CanvasRecord,
	CanvasState,
	ShownState,
} from './types';
import { useShownRecord } from './use-shown-record';
import type { ViewCanvasProps } from './view/view-canvas';

const LoadedView = lazyPart< Omit< ViewCanvasProps, 'styles' > >(
	async () => {
		await waitForContent();
		// Begins here, and is awaited before the blocks are parsed, so that the frame loads its styles meanwhile.
		loadBlocks().catch( () => {} );
		const [ { ViewCanvas, preloadGlobalStyles } ] = await Promise.all( [
			canvasSlot.get().loadView(),
			fetchEditorPayload(),
		] );
		// The screens that need the styles report the error.
		preloadGlobalStyles().catch( () => {} );
		await whenHeavyWorkMayBegin();
		return ViewCanvas;
	},
	<CanvasLoader />
);

const LoadedEditor = lazyPart< Omit< EditorCanvasProps, 'parts' > >(
	async () => {
		await waitForContent();
		const [ { EditorCanvas, initializeEditor } ] = await Promise.all( [
			canvasSlot.get().loadEditor(),
			loadBlocks(),
			loadEditorScripts(),
		] );
		await whenHeavyWorkMayBegin();
		initializeEditor();
		return EditorCanvas;
	},
	<CanvasLoader />
);

/** Props of {@link CanvasSwitch}. */
export interface CanvasSwitchProps extends CanvasProps {
	/** Whether the public page covers the canvas. */
	isPageShown: boolean;
}

type States = Readonly< Partial< Record< CanvasKind, ShownState > > >;

/**
 * The canvas of the kind that a record needs now. Where the host's editor is needed, the visible canvas stays until the editor is
 * ready to replace it.
 */
export function CanvasSwitch( {
	isAside = false,
	isPageShown,
	onChange,
	...record
}: CanvasSwitchProps ) {
	const kind = useCanvasKind( record.postType );
	const [ states, setStates ] = useState< States >( {} );
	const isReady = ( of: CanvasKind ) =>
		showsRecord( record, states[ of ] ) && states[ of ].state.isReady;
	const isCover =
		kind === 'editor' && isReady( 'view' ) && ! isReady( 'editor' );
	const hasView = kind === 'view' || isCover;
	const shownCanvas = states[ hasView ? 'view' : 'editor' ];

	const handleView = useCallback(
		( of: CanvasRecord, state: CanvasState ) =>
			setStates( ( all ) => updateStates( all, 'view', of, state ) ),
		[]
	);
	const handleEditor = useCallback(
		( of: CanvasRecord, state: CanvasState ) =>
			setStates( ( all ) => updateStates( all, 'editor', of, state ) ),
		[]
	);
	useLayoutEffect( () => {
		if ( shownCanvas ) {
			onChange( shownCanvas.record, shownCanvas.state );
		}
	}, [ shownCanvas, onChange ] );
	useEffect( () => {
		if ( ! hasView ) {
			setStates( ( { editor } ) => ( { ...( editor && { editor } ) } ) );
		}
	}, [ hasView ] );
	const isLoaded = showsRecord( record, shownCanvas );
	useShownRecord(
		record,
		isLoaded && shownCanvas.state.isFound,
		isLoaded && shownCanvas.state.isReady
	);

	return (
		<>
			{ kind === 'editor' && (
				<LoadedEditor
					{ ...record }
					isAside={ isAside }
					isCovered={ isCover }
					isPageShown={ isPageShown }
					onChange={ handleEditor }
				/>
			) }
			{ hasView && (
				<LoadedView
					{ ...record }
					isAside={ isAside }
					isCover={ isCover }
					isPageShown={ isPageShown }
					onChange={ handleView }
				/>
			) }
		</>
	);
}

function useCanvasKind( postType: string ): CanvasKind {
	const { isEditing } = useRoute();
	const isEditorRequired = useSelect(
		( select ) => select( store ).isEditorRequired(),
		[]
	);
	const { requireEditor } = useDispatch( store );
	useEffect( () => {
		if ( isEditing ) {
			// It stays required: a person who returns to an edited record can edit it again at once.
			void requireEditor();
		}
	}, [ isEditing, requireEditor ] );
	return getCanvasKind( {
		postType,
		isEditing,
		isBlockTheme: getBootPayload().theme.isBlockTheme,
		isEditorRequired,
	} );
}

function updateStates(
	states: States,
	kind: CanvasKind,
	record: CanvasRecord,
	state: CanvasState
): States {
	const kept = reuseEqualState( states[ kind ], record, state );
	return kept === states[ kind ] ? states : { ...states, [ kind ]: kept };
}

function showsRecord(
	record: CanvasRecord,
	shown: ShownState | undefined
): shown is ShownState {
	return shown !== undefined && isSameRecord( shown.record, record );
}
