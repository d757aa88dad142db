import { useCallback, useState } from 'react';
import clsx from 'clsx';

import { getBootPayload } from '@/data/site/boot-payload';
import { useFrontPage } from '@/data/reads/front-page';
import { useRoute } from '@/router';
import {
	isSameRecord,
	recordKey,
	useSettledRecord,
} from '@/schedule/use-settled-record';
import {
	FRONT_PAGE,
	getPublicPageName,
	PublicPage,
	usePreparedPage,
	type PageLoadState,
} from './public-page';
import { endsCover, getCanvasCover } from './canvas-cover';
import { CanvasSwitch } from './canvas-switch';
import { EnterEditMode } from './enter-edit-mode';
import { InspectPreview } from './inspect';
import { reuseEqualState } from './reuse-equal-state';
import type { CanvasRecord, CanvasState, ShownState } from './types';

/** Props of {@link RecordCanvas}. */
export interface RecordCanvasProps extends CanvasRecord {
	/** Whether it is beside a screen that is about something else. */
	isAside?: boolean;
	/** False where it is covered by something that a person uses. */
	canEnter?: boolean;
	/** Place of the button that inspects it: in it, or among the toggles over it. `none` if it cannot be inspected. */
	inspect?: 'button' | 'toggle' | 'none';
}

/**
 * The canvas of a record: a preview in view mode, the full editor in edit mode. Until the canvas is ready, the public page is
 * shown instead.
 *
 * The block library, other plugins' extensions and the other requirements are loaded when it is first shown, after the content beside it;
 * the host's editor when it is first needed.
 */
export function RecordCanvas( {
	isAside = false,
	canEnter = true,
	inspect = 'button',
	...record
}: RecordCanvasProps ) {
	const { isEditing, canEdit } = useRoute();
	const front = useFrontPage();
	const name = getPublicPageName( { ...record, front: front.record } );
	// Another record may become the front page.
	const frontKey = `${ FRONT_PAGE } ${
		front.record ? recordKey( front.record ) : ''
	}`;
	const prepared = usePreparedPage();
	const [ pages, setPages ] = useState< PageStates >( {} );
	const [ canvas, setCanvas ] = useState< ShownState >();
	const input = {
		pageName: name,
		page: ( name && pages[ name ] ) || 'loading',
		canvas:
			canvas && isSameRecord( canvas.record, record )
				? canvas.state
				: undefined,
		hasUnsavedEdits: canvas?.state.hasUnsavedEdits ?? false,
		isEditing,
		mayReadPosts: getBootPayload().rights.editPosts,
	};
	const isEnding = endsCover( input );
	const isEnded = useIsEnded( recordKey( record ), isEnding );
	// In place of a canvas without posts the page is loaded again after an edit.
	const cover = getCanvasCover(
		input,
		input.mayReadPosts ? isEnded : isEnding
	);
	const shown = useSettledRecord( record, {
		isUrgent: cover.isUrgent,
		isPageAwaited: input.page === 'loading',
	} );
	const handleCanvas = useCallback(
		( of: CanvasRecord, state: CanvasState ) =>
			setCanvas( ( before ) => reuseEqualState( before, of, state ) ),
		[]
	);
	const handlePage = useCallback(
		( of: string, state: PageLoadState ) =>
			setPages( ( all ) =>
				all[ of ] === state ? all : { ...all, [ of ]: state }
			),
		[]
	);
	// The visible one is first: a frame that moves in the document loads again.
	const mounted = new Set( [
		cover.pageName,
		...( prepared === name || input.hasUnsavedEdits || isEditing
			? []
			: [ prepared ] ),
	] );

	const isPageShown = cover.pageName !== undefined && input.page === 'shown';

	return (
		<div
			className={ clsx( 'atelier-record-canvas', {
				'has-page': isPageShown,
			} ) }
		>
			<CanvasSwitch
				{ ...shown }
				isAside={ isAside || ! isSameRecord( shown, record ) }
				isPageShown={ isPageShown }
				onChange={ handleCanvas }
			/>
			{ [ ...mounted ].map(
				( of ) =>
					of && (
						<PublicPage
							key={ of === FRONT_PAGE ? frontKey : of }
							name={ of }
							isShown={ of === cover.pageName }
							onChange={ handlePage }
						/>
					)
			) }
			{ canEnter && canEdit && cover.canEnter && <EnterEditMode /> }
			{ inspect !== 'none' && getBootPayload().rights.editDesign && (
				<InspectPreview
					isEditing={ isEditing }
					hasButton={ ! isEditing && inspect === 'button' }
				/>
			) }
		</div>
	);
}

// An ended cover does not return until another record is shown: the page would be out of date, and one more visible change.
function useIsEnded( key: string, isEnding: boolean ): boolean {
	const [ ended, setEnded ] = useState< string >();
	if ( isEnding && ended !== key ) {
		setEnded( key );
	}
	return isEnding || ended === key;
}

/** States of the frames of pages, by the pages' names. */
type PageStates = Readonly< Record< string, PageLoadState > >;
