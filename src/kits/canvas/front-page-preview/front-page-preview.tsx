import { useCallback, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';

import { lazyPart } from '@/components/lazy-part';
import { getBootPayload } from '@/data/site/boot-payload';
import { useFrontPage } from '@/data/reads/front-page';
import { useRoute } from '@/router';
import { RecordCanvas } from '..';
import { PreviewToggles } from './preview-toggles';
import { previewToolsSlot, type PreviewWalkProps } from './preview-tools-slot';
import { SitePreview } from './site-preview';
import './style.scss';

/** Props of {@link FrontPagePreview}. */
export interface FrontPagePreviewProps {
	/** Cover of the preview. A preview that has been shown stays loaded beneath it, hidden and inert. */
	cover?: ReactNode;
	/** A record that is shown instead of the front page; the earlier page stays until the record is ready. */
	instead?: { postType: string; postId: string } | undefined;
	/** Region over the preview, which stays visible. It is a prop, because a preview in another fragment would load again. */
	over?: ReactNode;
}

const Walk = lazyPart< PreviewWalkProps >( () =>
	previewToolsSlot.get().loadWalk()
);

/**
 * The canvas of the record that the front page shows. For a classic theme, and for a person who may not edit the
 * design, the site itself. Where the address has a site path, the page at that path.
 */
export function FrontPagePreview( {
	cover,
	instead,
	over,
}: FrontPagePreviewProps ) {
	const { rights } = getBootPayload();
	const front = useFrontPage();
	const { query, isEditing } = useRoute();
	const record = instead ?? ( rights.editDesign ? front.record : null );
	const sitePath = isEditing ? undefined : query.at;
	const isWalk = ! cover && sitePath !== undefined;
	const [ isWalkShown, setIsWalkShown ] = useState( false );
	if ( isWalkShown && ! isWalk ) {
		setIsWalkShown( false );
	}
	const handleWalkShown = useCallback( () => setIsWalkShown( true ), [] );
	// The preview stays until a page of the walk is visible.
	const isCovered = !! cover || ( isWalk && isWalkShown );
	const wasShown = useRef( false );
	wasShown.current ||= ! cover && ! isWalk;
	return (
		<div className="atelier-front-page-preview__place">
			{ wasShown.current && (
				<div
					className={ clsx( 'atelier-front-page-preview', {
						'is-covered': isCovered,
					} ) }
				>
					{ record ? (
						<RecordCanvas
							{ ...record }
							isAside={ ! instead }
							canEnter={ ! isWalk }
							inspect={ cover || isWalk ? 'none' : 'toggle' }
						/>
					) : (
						<SitePreview />
					) }
				</div>
			) }
			{ cover && (
				<div className="atelier-front-page-preview__cover">
					{ cover }
				</div>
			) }
			{ isWalk && (
				<div
					className={ clsx( 'atelier-front-page-preview__cover', {
						'is-clear': ! isWalkShown && wasShown.current,
					} ) }
				>
					<Walk sitePath={ sitePath } onShown={ handleWalkShown } />
				</div>
			) }
			{ ! cover && ! isWalk && ! isEditing && (
				<PreviewToggles record={ instead } />
			) }
			{ over }
		</div>
	);
}
